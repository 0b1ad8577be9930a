import type { IntlWords } from '../intl.ts';

export const intl: IntlWords = {
  unit: {
    year: '{{count}} ປີ',
    month: '{{count}} ເດືອນ',
    day: '{{count}} ມື້',
    hour: '{{count}} ຊົ່ວໂມງ',
    minute: '{{count}} ນາທີ',
  },
  weekdays: ['ວັນອາທິດ', 'ວັນຈັນ', 'ວັນອັງຄານ', 'ວັນພຸດ', 'ວັນພະຫັດ', 'ວັນສຸກ', 'ວັນເສົາ'],
  shortWeekdays: ['ອາ', 'ຈ', 'ອ', 'ພ', 'ພຫ', 'ສຸ', 'ສ'],
  months: ['ມັງກອນ', 'ກຸມພາ', 'ມີນາ', 'ເມສາ', 'ພຶດສະພາ', 'ມິຖຸນາ', 'ກໍລະກົດ', 'ສິງຫາ', 'ກັນຍາ', 'ຕຸລາ', 'ພະຈິກ', 'ທັນວາ'],
  monthYear: '{{month}} {{year}}',
  date: '{{weekday}}, {{day}} {{month}} {{year}}',
  orBefore: ' ຫຼື ',
};
