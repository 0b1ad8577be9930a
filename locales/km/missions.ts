import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'បេសកកម្ម',
    periods: { day: 'ថ្ងៃនេះ', week: 'សប្តាហ៍នេះ' },
    done_other: 'បានធ្វើ {{done}} នៃ {{count}} បេសកកម្ម។',
    again: {
      day: 'ចាប់ផ្តើមថ្មីនៅ 00:00 ម៉ោង {{zone}}។',
      week: 'ចាប់ផ្តើមថ្មីថ្ងៃចន្ទ 00:00 ម៉ោង {{zone}}។',
    },
    toClaim: '{{amount}} ត្រូវទទួលយក',
    progress: '{{have}} នៃ {{target}}',
    reached: 'រួចរាល់',
    until: 'ទទួលយកមុន {{moment}}។',
    calm: 'ខកខានមួយថ្ងៃមិនបាត់បង់អ្វីទេ។ ភ្នាល់បន្ថែមក៏មិនបានច្រើនជាងដែរ។',
    kept: 'បេសកកម្មដែលបានបញ្ចប់ តែមិនទាន់ទទួលយក នឹងទៅទំព័រ «រង្វាន់»។',
    none: 'ឥឡូវនេះគ្មានបេសកកម្ម',
    more: 'ច្រើនទៀត',
  },
} satisfies Messages<'KM'>['missions'];
