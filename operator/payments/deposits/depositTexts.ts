import { languageKey } from '#operator/core/languages.ts';
import type { depositStates } from '#operator/database/tables/deposits.tables.ts';

type State = (typeof depositStates)[number];

export interface DepositTexts {
  /** Of a message about an order: {number}. */
  title: string;
  /** {amount} of the order or of what has arrived, {method} by its name, {time} when it ran out. */
  states: Record<State, string>;
  /** {owed}: what a reversal took that was no longer there. */
  owed: string;
  /** {bonus}: the part of {amount} that is the bonus of the promotion. */
  bonus: string;
  /** {settled}: what a credited payment settled of what was owed. */
  settled: string;
}

const languages = {
  EN: {
    title: 'Deposit {number}',
    states: {
      created: 'Order made; choose how to pay.',
      waiting: 'Waiting for your payment.',
      processing: '{method} has your payment; it is on its way to your balance.',
      inReview: 'We are checking your payment; nothing is lost.',
      credited: '{amount} is in your balance.',
      failed: '{method} did not make the payment; no money moved.',
      cancelled: 'You cancelled this order; no money moved.',
      expired: 'The time to pay ran out at {time}.',
      refunding: 'Your payment is on its way back to you.',
      refunded: 'Your payment is back where it came from.',
      reversed: 'This payment was taken back, so it is no longer in your balance.',
    },
    owed: '{owed} of it was no longer there: it has to be settled before you can withdraw.',
    bonus: '{bonus} of it is your bonus.',
    settled: '{settled} of your payment has settled what you owed.',
  },
  CN: {
    title: '存款 {number}',
    states: {
      created: '订单已建立，请选择付款方式。',
      waiting: '等待您付款。',
      processing: '{method} 已收到您的付款，正在存入您的余额。',
      inReview: '我们正在核对您的付款，款项不会丢失。',
      credited: '{amount} 已存入您的余额。',
      failed: '{method} 未完成付款，没有款项转移。',
      cancelled: '您已取消此订单，没有款项转移。',
      expired: '付款时间已于 {time} 结束。',
      refunding: '您的付款正在退回。',
      refunded: '您的付款已退回原处。',
      reversed: '此付款已被撤回，不再在您的余额中。',
    },
    owed: '其中 {owed} 已不在余额中：须先结清才能取款。',
    bonus: '其中 {bonus} 是您的奖金。',
    settled: '您的付款中有 {settled} 用于结清欠款。',
  },
  TH: {
    title: 'รายการฝาก {number}',
    states: {
      created: 'สร้างรายการแล้ว เลือกวิธีชำระเงิน',
      waiting: 'รอการชำระเงินของคุณ',
      processing: '{method} ได้รับเงินของคุณแล้ว กำลังเข้ายอดเงินของคุณ',
      inReview: 'เรากำลังตรวจสอบการชำระเงินของคุณ เงินไม่หาย',
      credited: '{amount} เข้ายอดเงินของคุณแล้ว',
      failed: '{method} ไม่ได้ทำรายการชำระเงิน ไม่มีเงินเคลื่อนย้าย',
      cancelled: 'คุณยกเลิกรายการนี้ ไม่มีเงินเคลื่อนย้าย',
      expired: 'หมดเวลาชำระเงินเมื่อ {time}',
      refunding: 'เงินของคุณกำลังถูกส่งคืน',
      refunded: 'เงินของคุณกลับไปยังต้นทางแล้ว',
      reversed: 'การชำระเงินนี้ถูกเรียกคืน จึงไม่อยู่ในยอดเงินของคุณแล้ว',
    },
    owed: '{owed} ในจำนวนนี้ไม่อยู่แล้ว ต้องชำระก่อนจึงจะถอนได้',
    bonus: '{bonus} ในจำนวนนี้เป็นโบนัสของคุณ',
    settled: '{settled} จากการชำระเงินของคุณใช้ชำระยอดค้างแล้ว',
  },
  VI: {
    title: 'Nạp tiền {number}',
    states: {
      created: 'Đã tạo lệnh; hãy chọn cách thanh toán.',
      waiting: 'Đang chờ bạn thanh toán.',
      processing: '{method} đã nhận khoản thanh toán; tiền đang được chuyển vào số dư của bạn.',
      inReview: 'Chúng tôi đang kiểm tra khoản thanh toán; không mất gì cả.',
      credited: '{amount} đã vào số dư của bạn.',
      failed: '{method} không thực hiện thanh toán; không có tiền nào được chuyển.',
      cancelled: 'Bạn đã hủy lệnh này; không có tiền nào được chuyển.',
      expired: 'Thời gian thanh toán đã hết lúc {time}.',
      refunding: 'Khoản thanh toán đang được trả lại cho bạn.',
      refunded: 'Khoản thanh toán đã trở về nơi gửi.',
      reversed: 'Khoản thanh toán này đã bị thu hồi nên không còn trong số dư của bạn.',
    },
    owed: '{owed} trong đó không còn: phải thanh toán xong mới rút tiền được.',
    bonus: 'Trong đó {bonus} là tiền thưởng của bạn.',
    settled: '{settled} trong khoản thanh toán đã trả phần bạn còn nợ.',
  },
  TY: {
    title: 'Deposito {number}',
    states: {
      created: 'Nagawa na ang order; pumili kung paano magbabayad.',
      waiting: 'Hinihintay ang bayad mo.',
      processing: 'Nasa {method} na ang bayad mo; papunta na ito sa balanse mo.',
      inReview: 'Sinusuri namin ang bayad mo; walang nawala.',
      credited: 'Nasa balanse mo na ang {amount}.',
      failed: 'Hindi naisagawa ng {method} ang bayad; walang perang gumalaw.',
      cancelled: 'Kinansela mo ang order na ito; walang perang gumalaw.',
      expired: 'Natapos ang oras ng pagbabayad noong {time}.',
      refunding: 'Pabalik na sa iyo ang bayad mo.',
      refunded: 'Naibalik na ang bayad mo sa pinanggalingan nito.',
      reversed: 'Binawi ang bayad na ito kaya wala na ito sa balanse mo.',
    },
    owed: 'Wala na roon ang {owed} nito: kailangan muna itong bayaran bago ka makapag-withdraw.',
    bonus: 'Bonus mo ang {bonus} nito.',
    settled: 'Ipinambayad sa utang mo ang {settled} ng bayad mo.',
  },
  AR: {
    title: 'إيداع {number}',
    states: {
      created: 'أُنشئ الطلب؛ اختر طريقة الدفع.',
      waiting: 'في انتظار دفعتك.',
      processing: 'وصلت دفعتك إلى {method}، وهي في طريقها إلى رصيدك.',
      inReview: 'نراجع دفعتك؛ لم يضِع شيء.',
      credited: 'أصبح {amount} في رصيدك.',
      failed: 'لم ينفّذ {method} الدفع؛ لم يتحرك أي مال.',
      cancelled: 'ألغيتَ هذا الطلب؛ لم يتحرك أي مال.',
      expired: 'انتهى وقت الدفع في {time}.',
      refunding: 'دفعتك في طريق العودة إليك.',
      refunded: 'عادت دفعتك إلى مصدرها.',
      reversed: 'استُرجعت هذه الدفعة، فلم تعد في رصيدك.',
    },
    owed: 'لم يعد {owed} منها موجودًا: يجب تسويته قبل أن تتمكن من السحب.',
    bonus: '{bonus} منها مكافأتك.',
    settled: 'ذهب {settled} من دفعتك لسداد ما كان مستحقًا عليك.',
  },
} satisfies Record<string, DepositTexts>;

type Language = keyof typeof languages;

/** English for a language that there is not. */
export function depositTexts(language: string): DepositTexts {
  const key = languageKey(language);
  return Object.hasOwn(languages, key) ? languages[key as Language] : languages.EN;
}
