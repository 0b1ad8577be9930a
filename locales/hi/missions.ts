import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'मिशन',
    periods: { day: 'आज', week: 'इस हफ़्ते' },
    done_one: '{{count}} में से {{done}} मिशन पूरा।',
    done_other: '{{count}} में से {{done}} मिशन पूरे।',
    again: {
      day: '00:00 बजे फिर से शुरू होता है ({{zone}} का समय)।',
      week: 'सोमवार को 00:00 बजे फिर से शुरू होता है ({{zone}} का समय)।',
    },
    toClaim: 'क्लेम के लिए {{amount}}',
    progress: '{{target}} में से {{have}}',
    reached: 'हो गया',
    until: '{{moment}} तक क्लेम करें।',
    calm: 'कोई दिन छूट जाए, तो आपका कुछ नहीं जाता। ज़्यादा बेट लगाने से ज़्यादा नहीं मिलता।',
    kept: 'पूरे हुए पर क्लेम न किए गए मिशन रिवॉर्ड में चले जाते हैं।',
    none: 'अभी कोई मिशन नहीं',
    more: 'और',
  },
} satisfies Messages<'HI'>['missions'];
