import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'සියලු නිවේදන',
    none: 'නිවේදන නැත',
    gone: 'මෙය තවදුරටත් මෙහි නැත',
    goneHint: 'එය අවසන් වී තිබිය හැක. අනෙක් ඒවා තවමත් ඇත.',
    unread: 'අලුත්',
    trimmed: 'මෙම පෙළ සම්පූර්ණයෙන් පෙන්වීමට දිග වැඩියි. ඉතිරිය පාරිභෝගික සේවයෙන් අසන්න.',
    longTerm: 'දිගු කාලීන',
    period: '{{from}} – {{until}}',
    since: '{{from}} සිට',
    until: '{{until}} තෙක්',
  },

  promotions: {
    forYou: 'ඔබට',
    all: 'සියලු ප්‍රවර්ධන',
    none: 'දැනට ප්‍රවර්ධන නැත',
    noneHint: 'ඉක්මනින් නැවත බලන්න: සෑම සතියකම අලුත් ඒවා ආරම්භ වේ.',
    toRewards: 'ත්‍යාග වෙත යන්න',
    more: '{{share}} වැඩිපුර',
    back: '{{share}} ආපසු',
    bonus: '{{amount}} බෝනස්',
    upTo: 'උපරිම {{amount}}',
    allGames: 'සියලු ගේම්',
    promise: {
      depositShare: '{{least}} හෝ ඊට වැඩියෙන් තැන්පත් කර {{share}} අමතරව ලබන්න, උපරිම {{amount}}.',
      depositFixed: '{{least}} හෝ ඊට වැඩියෙන් තැන්පත් කර {{amount}} අමතරව ලබන්න.',
      betsShare: '{{games}} සඳහා ඔබේ ඔට්ටුවලින් {{share}} ආපසු ලබන්න, උපරිම {{amount}}.',
      betsFixed: '{{games}} සඳහා {{least}} ඔට්ටු අල්ලා {{amount}} ලබන්න.',
      application: 'අපට වචන කිහිපයක් සහ පින්තූර එවන්න. අප අනුමත කළහොත් ඔබට {{amount}} ලැබේ.',
    },
  },

  announcementPopup: {
    welcome: 'සාදරයෙන් පිළිගනිමු',
  },
} satisfies Messages<'SI'>['announcements'];
