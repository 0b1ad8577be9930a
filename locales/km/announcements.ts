import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'ការប្រកាសទាំងអស់',
    none: 'គ្មានការប្រកាស',
    gone: 'វាលែងនៅទីនេះហើយ',
    goneHint: 'វាប្រហែលជាបានបញ្ចប់។ អ្វីផ្សេងទៀតនៅមាន។',
    unread: 'ថ្មី',
    trimmed: 'អត្ថបទនេះវែងពេក មិនអាចបង្ហាញទាំងអស់បានទេ។ សូមសួរសេវាអតិថិជនសម្រាប់ផ្នែកនៅសល់។',
    longTerm: 'រយៈពេលវែង',
    period: '{{from}} – {{until}}',
    since: 'តាំងពី {{from}}',
    until: 'ដល់ {{until}}',
  },

  promotions: {
    forYou: 'សម្រាប់អ្នក',
    all: 'ប្រូម៉ូសិនទាំងអស់',
    none: 'ឥឡូវនេះគ្មានប្រូម៉ូសិន',
    noneHint: 'សូមត្រឡប់មកមើលឆាប់ៗ៖ មានថ្មីរៀងរាល់សប្តាហ៍។',
    toRewards: 'ទៅរង្វាន់',
    more: 'បន្ថែម {{share}}',
    back: 'ត្រឡប់ {{share}}',
    bonus: 'ប្រាក់បន្ថែម {{amount}}',
    upTo: 'រហូតដល់ {{amount}}',
    allGames: 'ហ្គេមទាំងអស់',
    promise: {
      depositShare: 'ដាក់ប្រាក់ {{least}} ឡើងទៅ ទទួលបន្ថែម {{share}} រហូតដល់ {{amount}}។',
      depositFixed: 'ដាក់ប្រាក់ {{least}} ឡើងទៅ ទទួលបន្ថែម {{amount}}។',
      betsShare: 'ទទួលត្រឡប់ {{share}} នៃការភ្នាល់របស់អ្នកលើ {{games}} រហូតដល់ {{amount}}។',
      betsFixed: 'ភ្នាល់ {{least}} លើ {{games}} ទទួលបាន {{amount}}។',
      application: 'ផ្ញើសារខ្លី និងរូបភាពមកយើង។ បើយើងអនុម័ត អ្នកទទួលបាន {{amount}}។',
    },
  },

  announcementPopup: {
    welcome: 'សូមស្វាគមន៍',
  },
} satisfies Messages<'KM'>['announcements'];
