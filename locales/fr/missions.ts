import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Missions',
    periods: { day: 'Aujourd’hui', week: 'Cette semaine' },
    done_one: '{{done}} mission accomplie sur {{count}}.',
    done_many: 'Missions accomplies : {{done}} sur {{count}}.',
    done_other: 'Missions accomplies : {{done}} sur {{count}}.',
    again: {
      day: 'Repart de zéro à 00:00 (fuseau horaire {{zone}}).',
      week: 'Repart de zéro le lundi à 00:00 (fuseau horaire {{zone}}).',
    },
    toClaim: '{{amount}} à récupérer',
    progress: '{{have}} sur {{target}}',
    reached: 'Terminé',
    until: 'À récupérer avant le {{moment}}.',
    calm: 'Manquer un jour ne vous coûte rien. Miser plus ne rapporte pas plus.',
    kept: 'Les missions accomplies mais non récupérées passent dans Récompenses.',
    none: 'Aucune mission pour le moment',
    more: 'Plus',
  },
} satisfies Messages<'FR'>['missions'];
