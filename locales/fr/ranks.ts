import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Période du classement',
    periods: { day: 'Aujourd’hui', week: 'Cette semaine', month: 'Ce mois-ci' },
    deposits: {
      day: 'Dépôts crédités le {{from}} (fuseau horaire {{zone}}).',
      days: 'Dépôts crédités du {{from}} au {{to}} (fuseau horaire {{zone}}).',
      follows: 'Les dépôts contrepassés ne comptent pas.',
    },
    bets: {
      day: 'Paris réglés le {{from}} (fuseau horaire {{zone}}). Les paris en cours comptent une fois réglés.',
      days: 'Paris réglés du {{from}} au {{to}} (fuseau horaire {{zone}}). Les paris en cours comptent une fois réglés.',
      follows: 'Les paris remboursés ou annulés ne comptent pas.',
    },
    asOf: 'Au {{moment}}.',
    list: 'Classement',
    place: 'Place {{place}}',
    prize: 'Prix {{amount}}',
    you: 'Vous',
    none: 'Personne n’est encore classé',
    rules: 'Règles et prix',
    equal: 'Ex æquo : le premier arrivé est le mieux classé.',
    closed: 'Les prix sont fixés à la fin de la période. Les changements ultérieurs n’y touchent pas.',
    turnover_one:
      'Récupérez un prix dans Récompenses sous {{count}} jour. Misez-le {{factor}} × avant de pouvoir le retirer.',
    turnover_many:
      'Récupérez un prix dans Récompenses sous {{count}} de jours. Misez-le {{factor}} × avant de pouvoir le retirer.',
    turnover_other:
      'Récupérez un prix dans Récompenses sous {{count}} jours. Misez-le {{factor}} × avant de pouvoir le retirer.',
    free_one:
      'Récupérez un prix dans Récompenses sous {{count}} jour. Il arrive directement sur votre solde, aucune mise exigée.',
    free_many:
      'Récupérez un prix dans Récompenses sous {{count}} de jours. Il arrive directement sur votre solde, aucune mise exigée.',
    free_other:
      'Récupérez un prix dans Récompenses sous {{count}} jours. Il arrive directement sur votre solde, aucune mise exigée.',
    prizes: 'Prix',
    places: 'Places {{first}} à {{last}}',
    noPrizes: 'Ce classement n’a pas de prix.',
    behind: '{{amount}} de retard sur la place {{place}}.',
    samePrize: 'Le prix y est le même.',
    prizeThere: 'Le prix y est de {{amount}}.',
    prizesTo_one: 'La première place ({{count}}) gagne un prix.',
    prizesTo_many: 'Les {{count}} de premières places gagnent un prix.',
    prizesTo_other: 'Les {{count}} premières places gagnent un prix.',
    first: 'Vous êtes en tête.',
    noPlace: 'Vous n’êtes pas encore classé.',
    out: 'Vous êtes masqué des classements.',
    excluded: 'Vous vous êtes exclu du jeu, vous ne figurez donc dans aucun classement.',
    visitor: 'Connectez-vous pour voir votre place.',
    stayOut: 'Me masquer des classements',
    comeBack: 'M’afficher dans les classements',
    presence:
      'Si vous vous masquez, personne ne vous voit et vous ne gagnez aucun prix. Cela vaut désormais pour tous les classements.',
    limits: 'Mes limites',
    other: { deposits: 'Voir le classement des mises', bets: 'Voir le classement des dépôts' },
  },
} satisfies Messages<'FR'>['ranks'];
