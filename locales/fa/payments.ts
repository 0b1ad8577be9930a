import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'مبلغی بنویسید.',
      malformed: 'مبلغ را با رقم بنویسید، مثل 1000 یا 1000.50.',
      unclear:
        'این نقطه نشانه هزارگان است یا سنتاوو؟ مبلغ را بدون جداکننده هزارگان بنویسید، با حداکثر دو رقم اعشار.',
      tooFine: 'مبلغی با حداکثر دو رقم اعشار بنویسید.',
      zero: 'مبلغی بیشتر از 0 بنویسید.',
    },
    copy: 'کپی {{name}}',
    copied: 'کپی شد',
    notCopied: 'کپی نشد. برای کپی، انگشتتان را روی آن نگه دارید.',
    clearAmount: 'پاک کردن مبلغ',
    nothingToSend: 'فعلاً چیزی برای برداشت یا انتقال ندارید.',
    steps: 'پیشرفت تا اینجا',
    digit: 'رقم {{place}} از 6',
    showDigits: 'نمایش رقم‌ها',
    minutesLeft_one: '{{count}} دقیقه مانده',
    minutesLeft_other: '{{count}} دقیقه مانده',
    timeOver: 'وقت تمام شد.',
    demands: {
      title: 'پیش از ادامه',
      until: 'تا',
      email: 'ایمیل خود را تأیید کنید',
      mobile: 'شماره موبایل خود را تأیید کنید',
      payeeName: 'نام خود را اضافه کنید',
      ownLimit: 'سقف خود را ببینید',
      limitsOffer: 'درباره سقف‌ها تصمیم بگیرید',
      service: 'پرسش از پشتیبانی',
    },
  },
  paymentConfirmation: {
    label: 'PIN پرداخت',
    incomplete: 'هر شش رقم را وارد کنید.',
    wrong_one: 'PIN پرداخت نادرست است. {{count}} تلاش مانده است.',
    wrong_other: 'PIN پرداخت نادرست است. {{count}} تلاش مانده است.',
    unsure: 'هنوز در حال بررسی است. پول شما امن است.',
    stopped: 'هنوز نتوانستیم این را تأیید کنیم. پول شما امن است. دوباره بررسی کنید: دو بار انجام نمی‌شود.',
    askAgain: 'بررسی دوباره',
    forgotten: 'فراموش کرده‌اید؟',
    lockedUntil: 'قفل تا {{time}}.',
    locked:
      'پنج بار اشتباه وارد شد. تا آن زمان روی هیچ دستگاهی نمی‌توانید چیزی را تأیید کنید، حتی با PIN پرداخت جدید. پول شما امن است.',
    timeLeft: 'زمان باقی‌مانده',
    recover: 'فراموش کرده‌ام: انتخاب PIN جدید',
    missing: 'هنوز PIN پرداخت تعیین نکرده‌اید.',
    set: 'تعیین یک PIN پرداخت',
    isSet: 'تعیین کردم',
  },
} satisfies Messages<'FA'>['payments'];
