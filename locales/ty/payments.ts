import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Mag-type ng halaga.',
      malformed: 'I-type ang halaga gamit ang mga numero, tulad ng 1000 o 1000.50.',
      unclear:
        'Panghati ba ng libo o ng sentimo ang tuldok? I-type ang halaga nang walang panghati ng libo at may hanggang dalawang decimal.',
      tooFine: 'Mag-type ng halagang may hanggang dalawang decimal.',
      zero: 'Mag-type ng halagang higit sa 0.',
    },
    copy: 'Kopyahin: {{name}}',
    copied: 'Nakopya na',
    notCopied: 'Hindi ito makopya. Diinan ito nang matagal at kopyahin mismo.',
    clearAmount: 'Burahin ang halaga',
    nothingToSend: 'Wala kang maiwi-withdraw o maipapadala sa ngayon.',
    steps: 'Mga nangyari na',
    digit: 'Ika-{{place}} sa 6 na numero',
    showDigits: 'Ipakita ang mga numero',
    minutesLeft_one: '{{count}} minuto na lang',
    minutesLeft_other: '{{count}} minuto na lang',
    timeOver: 'Tapos na ang oras.',
    demands: {
      title: 'Bago magpatuloy',
      until: 'Hanggang',
      email: 'I-verify ang iyong e-mail',
      mobile: 'I-verify ang iyong mobile number',
      payeeName: 'Ibigay ang iyong pangalan',
      ownLimit: 'Tingnan ang limit mo',
      limitsOffer: 'Magpasya tungkol sa limit',
      service: 'Magtanong sa customer service',
    },
  },
  paymentConfirmation: {
    label: 'Payment PIN',
    incomplete: 'I-type ang lahat ng anim na numero.',
    wrong_one: 'Hindi iyan ang payment PIN mo; {{count}} subok na lang.',
    wrong_other: 'Hindi iyan ang payment PIN mo; {{count}} subok na lang.',
    unsure: 'Tinitingnan pa namin. Ligtas ang pera mo.',
    stopped: 'Hindi pa namin ito makumpirma. Ligtas ang pera mo. Tingnan ulit: hindi ito mauulit.',
    askAgain: 'Tingnan ulit',
    forgotten: 'Nakalimutan?',
    lockedUntil: 'Naka-lock hanggang {{time}}.',
    locked:
      'Limang maling subok. Hanggang doon, wala kang makukumpirma sa anumang device, kahit may bagong payment PIN. Ligtas ang pera mo.',
    timeLeft: 'Natitirang oras',
    recover: 'Nakalimutan ko: pumili ng bago',
    missing: 'Wala ka pang payment PIN.',
    set: 'Gumawa ng payment PIN',
    isSet: 'Nagawa ko na',
  },
} satisfies Messages<'TY'>['payments'];
