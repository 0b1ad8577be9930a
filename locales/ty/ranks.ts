import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Mga araw ng listahan',
    periods: { day: 'Ngayong araw', week: 'Ngayong linggo', month: 'Ngayong buwan' },
    deposits: {
      day: 'Mga na-credit na cash-in noong {{from}}, oras sa {{zone}}.',
      days: 'Mga na-credit na cash-in, {{from}} hanggang {{to}}, oras sa {{zone}}.',
      follows: 'Hindi kasama ang binawing cash-in.',
    },
    bets: {
      day: 'Mga natapos na taya noong {{from}}, oras sa {{zone}}. Bibilangin ang bukas na taya kapag natapos.',
      days: 'Mga natapos na taya, {{from}} hanggang {{to}}, oras sa {{zone}}. Bibilangin ang bukas na taya kapag natapos.',
      follows: 'Batay ang ranggo sa natapos na taya. Aalisin sa listahan ang tayang na-refund o kinansela.',
    },
    asOf: 'Ayon sa {{moment}}.',
    list: 'Mga puwesto',
    place: 'Puwesto {{place}}',
    prize: 'Premyo {{amount}}',
    you: 'Ikaw',
    none: 'Wala pang nasa listahang ito',
    rules: 'Mga tuntunin at premyo',
    equal: 'Kung pantay ang halaga, mauuna ang unang umabot.',
    closed:
      'Pinal ang mga premyo pagkatapos ng panahon ng ranking. Walang epekto ang mga pagbabago pagkatapos.',
    turnover_one:
      'Nasa reward center ang premyo nang {{count}} araw; itaya ito nang {{factor}} × bago i-withdraw.',
    turnover_other:
      'Nasa reward center ang premyo nang {{count}} araw; itaya ito nang {{factor}} × bago i-withdraw.',
    free_one:
      'Nasa reward center ang premyo nang {{count}} araw at papasok sa balanse mo, hindi kailangang tumaya.',
    free_other:
      'Nasa reward center ang premyo nang {{count}} araw at papasok sa balanse mo, hindi kailangang tumaya.',
    prizes: 'Mga premyo',
    places: 'Puwesto {{first}} hanggang {{last}}',
    noPrizes: 'Walang premyo ang listahang ito.',
    behind: '{{amount}} ang kulang sa puwesto {{place}}.',
    samePrize: 'Pareho ang premyo.',
    prizeThere: '{{amount}} ang premyo roon.',
    prizesTo_one: 'May premyo ang unang {{count}} puwesto.',
    prizesTo_other: 'May premyo ang unang {{count}} puwesto.',
    first: 'Walang nauuna sa iyo.',
    noPlace: 'Wala ka pang puwesto.',
    out: 'Hindi ka kasali sa mga listahan.',
    excluded: 'Ibinukod mo ang sarili mo kaya wala ka sa anumang listahan.',
    visitor: 'Makikita rito ng mga miyembro ang sarili nilang puwesto.',
    stayOut: 'Itago ako sa mga ranking',
    comeBack: 'Ipakita ako sa mga ranking',
    presence:
      'Kung itatago mo ang sarili mo, walang makakakita sa iyo at wala kang premyo. Para sa lahat ng ranking, simula ngayon.',
    limits: 'Mga limitasyon ko',
    other: { deposits: 'Sa ranggo ng taya', bets: 'Sa ranggo ng cash-in' },
  },
} satisfies Messages<'TY'>['ranks'];
