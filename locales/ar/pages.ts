import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    loading: 'ما زال التحميل جاريًا. لحظة من فضلك.',
    late: 'لم يصل جزء من هذه الصفحة. يمكن قراءتها، لكن أزرارها لا تعمل بعد.',
    noScript: 'من دون JavaScript يمكن قراءة هذه الصفحة واستخدام روابطها. لتسجيل الدخول واللعب، اسمح به.',
  },
} satisfies Messages<'AR'>['pages'];
