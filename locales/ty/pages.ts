import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    loading: 'Naglo-load pa. Sandali lang.',
    late: 'May bahagi ng pahinang ito na hindi dumating. Mababasa ito, pero wala pang nagagawa ang mga button.',
    noScript:
      'Kahit walang JavaScript, mababasa ang pahinang ito at gumagana ang mga link. Para mag-log in at maglaro, payagan ito.',
  },
} satisfies Messages<'TY'>['pages'];
