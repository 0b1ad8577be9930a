import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'मिसन',
    periods: { day: 'आज', week: 'यो हप्ता' },
    done_one: '{{count}} मिसनमध्ये {{done}} पूरा।',
    done_other: '{{count}} मिसनमध्ये {{done}} पूरा।',
    again: {
      day: '{{zone}} को समयअनुसार 00:00 मा नयाँ सुरु हुन्छ।',
      week: 'सोमबार {{zone}} को समयअनुसार 00:00 मा नयाँ सुरु हुन्छ।',
    },
    toClaim: '{{amount}} दाबी गर्न बाँकी',
    progress: '{{target}} मध्ये {{have}}',
    reached: 'सम्पन्न',
    until: '{{moment}} भित्र दाबी गर्नुहोस्।',
    calm: 'एक दिन छुट्दा केही गुम्दैन। थप बाजी लगाएर बढी कमाइ हुँदैन।',
    kept: 'पूरा भएका तर दाबी नगरिएका मिसन पुरस्कारमा सर्छन्।',
    none: 'अहिले कुनै मिसन छैन',
    more: 'थप',
  },
} satisfies Messages<'NE'>['missions'];
