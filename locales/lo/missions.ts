import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'ພາລະກິດ',
    periods: { day: 'ມື້ນີ້', week: 'ອາທິດນີ້' },
    done_other: 'ສຳເລັດ {{done}} ຈາກ {{count}} ພາລະກິດ',
    again: {
      day: 'ເລີ່ມໃໝ່ເວລາ 00:00 ຕາມເວລາ {{zone}}',
      week: 'ເລີ່ມໃໝ່ວັນຈັນເວລາ 00:00 ຕາມເວລາ {{zone}}',
    },
    toClaim: 'ລໍຮັບ {{amount}}',
    progress: '{{have}} ຈາກ {{target}}',
    reached: 'ສຳເລັດ',
    until: 'ຮັບກ່ອນ {{moment}}',
    calm: 'ຂາດໄປມື້ໜຶ່ງກໍບໍ່ເສຍຫຍັງ ເດີມພັນເພີ່ມກໍບໍ່ໄດ້ຫຼາຍຂຶ້ນ',
    kept: 'ພາລະກິດທີ່ສຳເລັດແຕ່ຍັງບໍ່ໄດ້ຮັບ ຈະຍ້າຍໄປສູນລາງວັນ',
    none: 'ດຽວນີ້ບໍ່ມີພາລະກິດ',
    more: 'ເພີ່ມເຕີມ',
  },
} satisfies Messages<'LO'>['missions'];
