import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'رقم لکھیں۔',
      malformed: 'رقم ہندسوں میں لکھیں، جیسے 1000 یا 1000.50۔',
      unclear:
        'یہ نقطہ ہزار کا ہے یا سینٹاوو کا؟ ہزار کے نشان کے بغیر رقم لکھیں، اعشاریہ کے بعد زیادہ سے زیادہ دو ہندسے۔',
      tooFine: 'رقم لکھیں، اعشاریہ کے بعد زیادہ سے زیادہ دو ہندسے۔',
      zero: '0 سے زیادہ رقم لکھیں۔',
    },
    copy: '{{name}} کاپی کریں',
    copied: 'کاپی ہو گیا',
    notCopied: 'کاپی نہیں ہو سکا۔ خود کاپی کرنے کے لیے دبا کر رکھیں۔',
    clearAmount: 'رقم صاف کریں',
    nothingToSend: 'ابھی آپ کے پاس نکلوانے یا منتقل کرنے کے لیے کچھ نہیں ہے۔',
    steps: 'اب تک کی پیش رفت',
    digit: '6 میں سے ہندسہ {{place}}',
    showDigits: 'ہندسے دکھائیں',
    minutesLeft_one: '{{count}} منٹ باقی',
    minutesLeft_other: '{{count}} منٹ باقی',
    timeOver: 'وقت ختم ہو گیا۔',
    demands: {
      title: 'جاری رکھنے سے پہلے',
      until: 'اس وقت تک:',
      email: 'ای میل کی تصدیق کریں',
      mobile: 'موبائل نمبر کی تصدیق کریں',
      payeeName: 'اپنا نام شامل کریں',
      ownLimit: 'اپنی حد دیکھیں',
      limitsOffer: 'حدود کا فیصلہ کریں',
      service: 'کسٹمر سروس سے پوچھیں',
    },
  },
  paymentConfirmation: {
    label: 'ادائیگی کا PIN',
    incomplete: 'تمام چھ ہندسے درج کریں۔',
    wrong_one: 'ادائیگی کا PIN غلط ہے۔ ایک کوشش باقی ہے۔',
    wrong_other: 'ادائیگی کا PIN غلط ہے۔ {{count}} کوششیں باقی ہیں۔',
    unsure: 'جانچ ابھی جاری ہے۔ آپ کی رقم محفوظ ہے۔',
    stopped: 'ہم ابھی اس کی تصدیق نہیں کر سکے۔ آپ کی رقم محفوظ ہے۔ دوبارہ چیک کریں: یہ دو بار نہیں ہوگا۔',
    askAgain: 'دوبارہ چیک کریں',
    forgotten: 'بھول گئے؟',
    lockedUntil: '{{time}} تک لاک۔',
    locked:
      'پانچ بار غلط درج ہوا۔ تب تک آپ کسی بھی ڈیوائس پر کسی چیز کی تصدیق نہیں کر سکتے، نئے ادائیگی کے PIN سے بھی نہیں۔ آپ کی رقم محفوظ ہے۔',
    timeLeft: 'باقی وقت',
    recover: 'میں بھول گیا: نیا چنیں',
    missing: 'آپ نے ابھی ادائیگی کا PIN مقرر نہیں کیا۔',
    set: 'ادائیگی کا PIN مقرر کریں',
    isSet: 'میں نے مقرر کر دیا',
  },
} satisfies Messages<'UR'>['payments'];
