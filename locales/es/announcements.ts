import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Todos los anuncios',
    none: 'No hay anuncios',
    gone: 'Esto ya no está aquí',
    goneHint: 'Puede que haya terminado. Los demás siguen aquí.',
    unread: 'Nuevo',
    trimmed: 'Este texto es demasiado largo para mostrarlo completo. Pide el resto a Atención al cliente.',
    longTerm: 'Sin fecha de fin',
    period: '{{from}} – {{until}}',
    since: 'Desde el {{from}}',
    until: 'Hasta el {{until}}',
  },

  promotions: {
    forYou: 'Para ti',
    all: 'Todas las promociones',
    none: 'No hay promociones en este momento',
    noneHint: 'Vuelve pronto: cada semana empiezan otras nuevas.',
    toRewards: 'Ir a Recompensas',
    more: '{{share}} más',
    back: '{{share}} de vuelta',
    bonus: 'Bono de {{amount}}',
    upTo: 'hasta {{amount}}',
    allGames: 'todos los juegos',
    promise: {
      depositShare: 'Deposita {{least}} o más y recibe {{share}} extra, hasta {{amount}}.',
      depositFixed: 'Deposita {{least}} o más y recibe {{amount}} extra.',
      betsShare: 'Recibe de vuelta {{share}} de tus apuestas en {{games}}, hasta {{amount}}.',
      betsFixed: 'Apuesta {{least}} en {{games}} y recibe {{amount}}.',
      application: 'Envíanos unas palabras e imágenes. Si lo aprobamos, recibes {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Te damos la bienvenida',
  },
} satisfies Messages<'ES'>['announcements'];
