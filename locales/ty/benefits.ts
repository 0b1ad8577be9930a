import type { Messages } from '../messages.ts';

export const benefits = {
  benefits: {
    own: 'Level mo',
    since: 'Level mo mula {{day}}',
    noLevel: 'Wala pang level',
    next: 'Susunod',
    cashIn: 'Cash in',
    bets: 'Mga valid na taya',
    towards: '{{what}} tungo sa {{level}}',
    progress: '{{have}} sa {{target}}',
    both_one:
      'Kailangan ang dalawa, sa huling {{count}} araw. Sa hatinggabi lang nagbabago ang level, oras sa {{zone}}.',
    both_other:
      'Kailangan ang dalawa, sa huling {{count}} araw. Sa hatinggabi lang nagbabago ang level, oras sa {{zone}}.',
    reached: 'Nasa iyo na ang hinihingi ng {{level}}. Magsisimula ito sa hatinggabi, oras sa {{zone}}.',
    highest: 'Wala nang mas mataas na level.',
    keep: 'Para mapanatili ang {{level}}',
    keepUntil_one:
      'Sa iyo ito hanggang {{day}}, magkano man ang itaya mo. Pagkatapos ay kailangan nito, sa huling {{count}} araw:',
    keepUntil_other:
      'Sa iyo ito hanggang {{day}}, magkano man ang itaya mo. Pagkatapos ay kailangan nito, sa huling {{count}} araw:',
    keepNow_one: 'Kailangan nito, sa huling {{count}} araw:',
    keepNow_other: 'Kailangan nito, sa huling {{count}} araw:',
    keepNothing: 'Mananatili ito sa iyo, magkano man ang itaya mo.',
    falls: 'Kung kulang ang alinman, bababa ito ng isang level sa hatinggabi.',
    gifts: 'Mga regalo mo',
    noGifts: 'May regalo kapag may level.',
    monthly: 'Buwanang regalo, {{month}}',
    upgrade: 'Pag-abot sa {{level}}',
    birthday: 'Regalo sa kaarawan',
    once: 'isang beses',
    until: 'hanggang {{day}}',
    days: '{{from}} hanggang {{until}}',
    noBirthDate: 'hindi namin alam ang kaarawan mo; idadagdag ito ng customer service',
    later: 'Mamaya',
    all: 'Lahat ng level',
    allNote:
      'Mga cash-in at valid na taya sa ganoong bilang ng araw; ang mas maliit na halaga ang nagpapanatili ng level.',
    heads: {
      level: 'Level',
      cashInPesos: 'Na-cash in ₱',
      betsPesos: 'Valid na taya ₱',
      upgradePesos: 'Pag-abot ₱',
      monthPesos: 'Buwan ₱',
      birthdayPesos: 'Kaarawan ₱',
    },
    yours: 'Sa iyo',
    inDays_one: 'sa {{count}} araw',
    inDays_other: 'sa {{count}} araw',
    keepFor: 'panatili {{amount}}',
    category: 'Kategorya',
    rates: 'Rebate ayon sa level',
    ratesNote: 'Sa valid na taya, ayon sa level ng araw kung kailan ito natapos.',
  },
} satisfies Messages<'TY'>['benefits'];
