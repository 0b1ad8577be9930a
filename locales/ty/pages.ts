import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Slots, live casino, fishing, sports at bingo sa phone mo.',
    loading: 'Naglo-load pa. Sandali lang.',
    late: 'May bahagi ng pahinang ito na hindi pa na-load. Mababasa mo ito, pero hindi pa gumagana ang mga button.',
    noScript:
      'Kahit walang JavaScript, mababasa ang pahinang ito at gumagana ang mga link. Para mag-log in at maglaro, payagan ito.',
    tooOld:
      'Masyadong luma ang browser na ito para sa site. I-update ito, o buksan ang pahinang ito sa mas bagong browser.',
    askService: 'O magtanong sa customer service:',
  },
} satisfies Messages<'TY'>['pages'];
