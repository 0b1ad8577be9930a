import type { Messages } from '../messages.ts';

export const agents = {
  agentHome: {
    greeting: {
      morning: 'صباح الخير',
      earlyAfternoon: 'طاب ظهرك',
      lateAfternoon: 'طاب عصرك',
      evening: 'مساء الخير',
    },
    team: 'فريقك اليوم',
    loggedIn: 'سجّلوا الدخول',
    bet: 'راهنوا',
    registered: 'أعضاء جدد',
    online: 'متصلون الآن',
    shortcuts: 'فريقك وحسابك',
    onlineService: 'الخدمة عبر الإنترنت',
    footer: 'قائمة الوكيل',
    dividendOffer: 'عرض ينتظرك',
  },

  contract: {
    status: {
      requested: 'بانتظار قرارك',
      active: 'ساري',
      declined: 'مرفوض',
      withdrawn: 'مسحوب',
      lapsed: 'انقضت مهلته',
      ended: 'منتهٍ',
    },
    current: 'ساري حتى تقرر',
    terms: 'الشروط',
    teamBets: 'رهانات الفريق من',
    teamLosses: 'خسائر الفريق من',
    activeMembers: 'الأعضاء النشطون',
    rate: 'حصتك',
    offeredAt: 'عُرض في {{date}}',
    decidedAt: 'تقرر في {{date}}',
    accept: 'قبول',
    decline: 'رفض',
    acceptTitle: 'قبول هذا العقد؟',
    acceptText: 'يسري فوراً ويحل محل العقد الساري.',
    declineTitle: 'رفض هذا العقد؟',
    declineText: 'يُغلق العرض، ويبقى العقد الساري كما هو.',
    accepted: 'تم قبول العقد',
    declined: 'تم رفض العقد',
    decidedElsewhere: 'تم البت في هذا العقد من مكان آخر. هذه حالته الآن.',
    none: 'لا يوجد عقد بعد',
    noneHint: 'عندما يُعرض عليك عقد تجده هنا.',
    history: 'السجل',
    noHistory: 'لا توجد عقود تم البت فيها بعد',
  },

  contractPrompts: {
    text: 'عُرض عليك هذا العقد. يُرجى قراءة شروطه ثم قبوله أو رفضه.',
    later: 'لاحقاً',
    go: 'عرض العقد',
  },
} satisfies Messages['agents'];
