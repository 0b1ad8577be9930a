import type { WithdrawalState } from '#operator/database/tables/withdrawals.tables.ts';
import type { Message, Words } from '../message.ts';

/** What each state of a withdrawal is to its player: `{gross}`, `{net}` and `{account}`. */
export const withdrawalWords: Readonly<Record<WithdrawalState, Message>> = {
  requested: {
    title: {
      EN: 'Withdrawal requested',
      CN: '已申请提款',
      TH: 'ขอถอนเงินแล้ว',
      VI: 'Đã yêu cầu rút tiền',
      TY: 'Hiniling ang withdrawal',
      AR: 'تم طلب السحب',
    },
    text: {
      EN: 'We have your withdrawal of {gross}. The money is set aside for it.',
      CN: '我们已收到您 {gross} 的提款申请，这笔钱已为此预留。',
      TH: 'เราได้รับคำขอถอน {gross} ของคุณแล้ว เงินถูกกันไว้สำหรับรายการนี้',
      VI: 'Chúng tôi đã nhận yêu cầu rút {gross}. Số tiền này đã được để riêng.',
      TY: 'Natanggap namin ang withdrawal mong {gross}. Nakatabi na ang pera para rito.',
      AR: 'استلمنا طلب سحب {gross}، والمبلغ محجوز له.',
    },
  },
  inReview: {
    title: {
      EN: 'Withdrawal being checked',
      CN: '提款审核中',
      TH: 'กำลังตรวจสอบการถอน',
      VI: 'Lệnh rút đang được kiểm tra',
      TY: 'Sinusuri ang withdrawal',
      AR: 'السحب قيد المراجعة',
    },
    text: {
      EN: 'We are checking this withdrawal. The money stays set aside for it.',
      CN: '我们正在审核这笔提款，这笔钱仍为此预留。',
      TH: 'เรากำลังตรวจสอบการถอนนี้ เงินยังคงถูกกันไว้',
      VI: 'Chúng tôi đang kiểm tra lệnh rút này. Số tiền vẫn được để riêng.',
      TY: 'Sinusuri namin ang withdrawal na ito. Nakatabi pa rin ang pera.',
      AR: 'نراجع هذا السحب، ويبقى المبلغ محجوزًا له.',
    },
  },
  approved: {
    title: {
      EN: 'Withdrawal approved',
      CN: '提款已批准',
      TH: 'อนุมัติการถอนแล้ว',
      VI: 'Lệnh rút đã được duyệt',
      TY: 'Aprubado ang withdrawal',
      AR: 'تمت الموافقة على السحب',
    },
    text: {
      EN: 'Approved. It is sent next.',
      CN: '已批准，即将付款。',
      TH: 'อนุมัติแล้ว กำลังจะส่งเงิน',
      VI: 'Đã duyệt. Tiền sẽ được gửi ngay sau đây.',
      TY: 'Aprubado na. Ipapadala na ito.',
      AR: 'تمت الموافقة، وسيُرسل المبلغ قريبًا.',
    },
  },
  paying: {
    title: {
      EN: 'Withdrawal on its way',
      CN: '提款付款中',
      TH: 'กำลังโอนเงิน',
      VI: 'Tiền đang được chuyển',
      TY: 'Papunta na ang withdrawal',
      AR: 'السحب في الطريق',
    },
    text: {
      EN: '{net} is on its way to {account}.',
      CN: '{net} 正在付往 {account}。',
      TH: '{net} กำลังโอนไปยัง {account}',
      VI: '{net} đang được chuyển đến {account}.',
      TY: 'Papunta na ang {net} sa {account}.',
      AR: '{net} في الطريق إلى {account}.',
    },
  },
  paid: {
    title: {
      EN: 'Withdrawal paid',
      CN: '提款已付款',
      TH: 'จ่ายเงินแล้ว',
      VI: 'Đã trả tiền rút',
      TY: 'Nabayaran ang withdrawal',
      AR: 'تم دفع السحب',
    },
    text: {
      EN: '{net} was paid to {account}.',
      CN: '{net} 已付至 {account}。',
      TH: 'จ่าย {net} ไปยัง {account} แล้ว',
      VI: '{net} đã được trả vào {account}.',
      TY: 'Naibayad ang {net} sa {account}.',
      AR: 'تم دفع {net} إلى {account}.',
    },
  },
  rejected: {
    title: {
      EN: 'Withdrawal not approved',
      CN: '提款未获批准',
      TH: 'การถอนไม่ได้รับอนุมัติ',
      VI: 'Lệnh rút không được duyệt',
      TY: 'Hindi naaprubahan ang withdrawal',
      AR: 'لم تتم الموافقة على السحب',
    },
    text: {
      EN: 'It was not approved. {gross} is back in your balance.',
      CN: '未获批准，{gross} 已退回您的余额。',
      TH: 'ไม่ได้รับอนุมัติ {gross} กลับเข้ายอดเงินของคุณแล้ว',
      VI: 'Không được duyệt. {gross} đã về lại số dư của bạn.',
      TY: 'Hindi ito naaprubahan. Nasa balanse mo na ulit ang {gross}.',
      AR: 'لم تتم الموافقة، وعاد {gross} إلى رصيدك.',
    },
  },
  cancelled: {
    title: {
      EN: 'Withdrawal cancelled',
      CN: '提款已取消',
      TH: 'ยกเลิกการถอนแล้ว',
      VI: 'Đã hủy lệnh rút',
      TY: 'Kinansela ang withdrawal',
      AR: 'أُلغي السحب',
    },
    text: {
      EN: 'You cancelled it. {gross} is back in your balance.',
      CN: '您已取消，{gross} 已退回您的余额。',
      TH: 'คุณยกเลิกแล้ว {gross} กลับเข้ายอดเงินของคุณแล้ว',
      VI: 'Bạn đã hủy. {gross} đã về lại số dư của bạn.',
      TY: 'Kinansela mo ito. Nasa balanse mo na ulit ang {gross}.',
      AR: 'ألغيته أنت، وعاد {gross} إلى رصيدك.',
    },
  },
  failed: {
    title: {
      EN: 'Withdrawal failed',
      CN: '提款失败',
      TH: 'การถอนไม่สำเร็จ',
      VI: 'Rút tiền không thành công',
      TY: 'Hindi natuloy ang withdrawal',
      AR: 'فشل السحب',
    },
    text: {
      EN: '{account} could not be paid. {gross} is back in your balance.',
      CN: '无法付款至 {account}，{gross} 已退回您的余额。',
      TH: 'โอนไปยัง {account} ไม่สำเร็จ {gross} กลับเข้ายอดเงินของคุณแล้ว',
      VI: 'Không thể trả vào {account}. {gross} đã về lại số dư của bạn.',
      TY: 'Hindi mabayaran ang {account}. Nasa balanse mo na ulit ang {gross}.',
      AR: 'تعذّر الدفع إلى {account}، وعاد {gross} إلى رصيدك.',
    },
  },
  returned: {
    title: {
      EN: 'Withdrawal returned',
      CN: '提款被退回',
      TH: 'เงินถอนถูกส่งคืน',
      VI: 'Tiền rút bị trả về',
      TY: 'Naibalik ang withdrawal',
      AR: 'ارتدّ السحب',
    },
    text: {
      EN: 'The payment came back. {gross} is in your balance again.',
      CN: '付款被退回，{gross} 已回到您的余额。',
      TH: 'เงินที่โอนถูกส่งคืน {gross} กลับเข้ายอดเงินของคุณแล้ว',
      VI: 'Khoản chuyển bị trả về. {gross} đã về lại số dư của bạn.',
      TY: 'Bumalik ang bayad. Nasa balanse mo na ulit ang {gross}.',
      AR: 'ارتدّ المبلغ المدفوع، وعاد {gross} إلى رصيدك.',
    },
  },
};

/** What is told of a withdrawal beside its states. */
export const lateWords: Message = {
  title: {
    EN: 'Withdrawal takes longer',
    CN: '提款延迟',
    TH: 'การถอนใช้เวลานานกว่าที่คิด',
    VI: 'Rút tiền lâu hơn dự kiến',
    TY: 'Mas matagal ang withdrawal',
    AR: 'السحب يستغرق وقتًا أطول',
  },
  text: {
    EN: 'It takes longer than we said. We keep asking, and your money is safe.',
    CN: '所需时间比我们所说的更长。我们会继续跟进，您的钱是安全的。',
    TH: 'ใช้เวลานานกว่าที่แจ้งไว้ เราติดตามอยู่ และเงินของคุณปลอดภัย',
    VI: 'Mất nhiều thời gian hơn chúng tôi đã nói. Chúng tôi vẫn theo dõi và tiền của bạn an toàn.',
    TY: 'Mas matagal ito kaysa sinabi namin. Patuloy kaming nagtatanong, at ligtas ang pera mo.',
    AR: 'يستغرق وقتًا أطول مما ذكرنا. نتابع الأمر، وأموالك آمنة.',
  },
};

/** What locks money, by the kind of its source. */
export const lockWords: Readonly<Record<'deposit' | 'transfer' | 'bonus' | 'other', Words>> = {
  deposit: {
    EN: 'Deposit still to be played',
    CN: '存款流水未完成',
    TH: 'เงินฝากที่ยังต้องเล่น',
    VI: 'Tiền nạp còn phải chơi',
    TY: 'Depositong lalaruin pa',
    AR: 'إيداع لم يُلعب به بعد',
  },
  transfer: {
    EN: 'Received transfer still to be played',
    CN: '收到的转账流水未完成',
    TH: 'เงินที่ได้รับโอนที่ยังต้องเล่น',
    VI: 'Tiền được chuyển còn phải chơi',
    TY: 'Natanggap na transfer na lalaruin pa',
    AR: 'تحويل مستلم لم يُلعب به بعد',
  },
  bonus: {
    EN: 'Bonus still to be played',
    CN: '奖金流水未完成',
    TH: 'โบนัสที่ยังต้องเล่น',
    VI: 'Tiền thưởng còn phải chơi',
    TY: 'Bonus na lalaruin pa',
    AR: 'مكافأة لم يُلعب بها بعد',
  },
  other: {
    EN: 'Money still to be played',
    CN: '资金流水未完成',
    TH: 'เงินที่ยังต้องเล่น',
    VI: 'Tiền còn phải chơi',
    TY: 'Perang lalaruin pa',
    AR: 'أموال لم يُلعب بها بعد',
  },
};

/** What a withdrawal does to the bonus in turnover, by its terms. */
export const bonusWords: Readonly<Record<'stays' | 'forfeits', Words>> = {
  stays: {
    EN: 'Your open bonus stays as it is.',
    CN: '您进行中的奖金不受影响。',
    TH: 'โบนัสที่ดำเนินอยู่ของคุณไม่เปลี่ยนแปลง',
    VI: 'Tiền thưởng đang mở của bạn giữ nguyên.',
    TY: 'Mananatili ang bukas mong bonus.',
    AR: 'تبقى مكافأتك المفتوحة كما هي.',
  },
  forfeits: {
    EN: 'It ends your open bonus: the bonus money goes back, also if you cancel this withdrawal later. Your own money stays yours.',
    CN: '提款将结束您进行中的奖金：奖金余额会被收回，之后取消提款也不会恢复。您自己的钱不受影响。',
    TH: 'การถอนนี้จะสิ้นสุดโบนัสที่ดำเนินอยู่ เงินโบนัสจะถูกคืน แม้คุณยกเลิกการถอนภายหลัง เงินของคุณเองไม่ได้รับผลกระทบ',
    VI: 'Lệnh rút này kết thúc tiền thưởng đang mở: tiền thưởng được thu lại, kể cả khi bạn hủy lệnh rút sau đó. Tiền của bạn vẫn là của bạn.',
    TY: 'Tatapusin nito ang bukas mong bonus: babawiin ang pera ng bonus, kahit kanselahin mo ang withdrawal pagkatapos. Sa iyo pa rin ang sarili mong pera.',
    AR: 'ينهي هذا السحب مكافأتك المفتوحة: تعود أموال المكافأة، حتى إن ألغيت السحب لاحقًا. وتبقى أموالك لك.',
  },
};
