import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    loading: 'ما زال التحميل جاريًا. لحظة من فضلك.',
    late: 'لم يُحمَّل جزء من هذه الصفحة. يمكنك قراءتها، لكن الأزرار لا تعمل بعد.',
    noScript: 'من دون JavaScript يمكن قراءة هذه الصفحة واستخدام روابطها. لتسجيل الدخول واللعب، اسمح به.',
    tooOld: 'هذا المتصفح قديم جدًا على هذا الموقع. حدّثه، أو افتح هذه الصفحة في متصفح أحدث.',
    askService: 'أو تواصل مع خدمة العملاء:',
  },
} satisfies Messages<'AR'>['pages'];
