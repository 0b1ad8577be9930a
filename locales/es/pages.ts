import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Slots, casino en vivo, pesca, deportes y bingo en tu celular.',
    loading: 'Sigue cargando. Un momento.',
    late: 'Parte de esta página no ha cargado. Puedes leerla, pero los botones aún no funcionan.',
    noScript: 'Sin JavaScript puedes leer esta página y seguir sus enlaces. Actívalo para ingresar y jugar.',
    tooOld:
      'Este navegador es demasiado antiguo para este sitio. Actualízalo o abre esta página en uno más nuevo.',
    askService: 'O consulta a Atención al cliente:',
  },
} satisfies Messages<'ES'>['pages'];
