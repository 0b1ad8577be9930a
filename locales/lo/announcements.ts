import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'ປະກາດທັງໝົດ',
    none: 'ບໍ່ມີປະກາດ',
    gone: 'ສິ່ງນີ້ບໍ່ຢູ່ບ່ອນນີ້ແລ້ວ',
    goneHint: 'ອາດໝົດເວລາແລ້ວ ລາຍການອື່ນຍັງຢູ່',
    unread: 'ໃໝ່',
    trimmed: 'ຂໍ້ຄວາມນີ້ຍາວເກີນກວ່າຈະສະແດງທັງໝົດ ຖາມສ່ວນທີ່ເຫຼືອຈາກຝ່າຍບໍລິການລູກຄ້າ',
    longTerm: 'ໄລຍະຍາວ',
    period: '{{from}} – {{until}}',
    since: 'ຕັ້ງແຕ່ {{from}}',
    until: 'ຈົນຮອດ {{until}}',
  },

  promotions: {
    forYou: 'ສຳລັບທ່ານ',
    all: 'ໂປຣໂມຊັນທັງໝົດ',
    none: 'ດຽວນີ້ບໍ່ມີໂປຣໂມຊັນ',
    noneHint: 'ກັບມາເບິ່ງອີກໄວໆ ມີໂປຣໂມຊັນໃໝ່ທຸກອາທິດ',
    toRewards: 'ໄປສູນລາງວັນ',
    more: 'ເພີ່ມ {{share}}',
    back: 'ໄດ້ຄືນ {{share}}',
    bonus: 'ໂບນັດ {{amount}}',
    upTo: 'ສູງສຸດ {{amount}}',
    allGames: 'ທຸກເກມ',
    promise: {
      depositShare: 'ຝາກເງິນ {{least}} ຂຶ້ນໄປ ຮັບເພີ່ມ {{share}} ສູງສຸດ {{amount}}',
      depositFixed: 'ຝາກເງິນ {{least}} ຂຶ້ນໄປ ຮັບເພີ່ມ {{amount}}',
      betsShare: 'ໄດ້ຄືນ {{share}} ຂອງຍອດເດີມພັນໃນ {{games}} ສູງສຸດ {{amount}}',
      betsFixed: 'ເດີມພັນ {{least}} ໃນ {{games}} ຮັບ {{amount}}',
      application: 'ສົ່ງຂໍ້ຄວາມສັ້ນໆ ແລະ ຮູບໃຫ້ພວກເຮົາ ຖ້າພວກເຮົາອະນຸມັດ ທ່ານຈະໄດ້ {{amount}}',
    },
  },

  announcementPopup: {
    welcome: 'ຍິນດີຕ້ອນຮັບ',
  },
} satisfies Messages<'LO'>['announcements'];
