import type { Message } from '#operator/payments/message.ts';

/** `{account}`, `{amount}`, and the period by its first day, `{day}`. */
export const contractWords = {
  offered: {
    title: {
      EN: 'A contract is offered to you',
      CN: '您收到一份合约',
      TH: 'มีสัญญาเสนอให้คุณ',
      VI: 'Bạn được đề nghị một hợp đồng',
      TY: 'May iniaalok na kontrata sa iyo',
      AR: 'عُرض عليك عقد',
    },
    text: {
      EN: '{account} offers you a contract. It holds once you accept it.',
      CN: '{account} 向您提供一份合约，您接受后生效。',
      TH: '{account} เสนอสัญญาให้คุณ มีผลเมื่อคุณยอมรับ',
      VI: '{account} đề nghị bạn một hợp đồng. Hợp đồng có hiệu lực khi bạn chấp nhận.',
      TY: 'Inaalok ka ni {account} ng kontrata. Magkakabisa ito kapag tinanggap mo.',
      AR: 'يعرض عليك {account} عقدًا. يسري عندما تقبله.',
    },
  },
  accepted: {
    title: {
      EN: 'Contract accepted',
      CN: '合约已被接受',
      TH: 'สัญญาได้รับการยอมรับ',
      VI: 'Hợp đồng đã được chấp nhận',
      TY: 'Tinanggap ang kontrata',
      AR: 'قُبل العقد',
    },
    text: {
      EN: '{account} accepted the contract. It holds from the next period.',
      CN: '{account} 已接受合约，从下一期起生效。',
      TH: '{account} ยอมรับสัญญาแล้ว มีผลตั้งแต่รอบถัดไป',
      VI: '{account} đã chấp nhận hợp đồng. Hợp đồng có hiệu lực từ kỳ tiếp theo.',
      TY: 'Tinanggap ni {account} ang kontrata. Magkakabisa ito sa susunod na panahon.',
      AR: 'قبل {account} العقد. يسري من الفترة التالية.',
    },
  },
  declined: {
    title: {
      EN: 'Contract declined',
      CN: '合约被拒绝',
      TH: 'สัญญาถูกปฏิเสธ',
      VI: 'Hợp đồng bị từ chối',
      TY: 'Tinanggihan ang kontrata',
      AR: 'رُفض العقد',
    },
    text: {
      EN: '{account} declined the contract.',
      CN: '{account} 拒绝了合约。',
      TH: '{account} ปฏิเสธสัญญา',
      VI: '{account} đã từ chối hợp đồng.',
      TY: 'Tinanggihan ni {account} ang kontrata.',
      AR: 'رفض {account} العقد.',
    },
  },
  ended: {
    title: {
      EN: 'Contract ended',
      CN: '合约已终止',
      TH: 'สัญญาสิ้นสุดแล้ว',
      VI: 'Hợp đồng đã kết thúc',
      TY: 'Natapos ang kontrata',
      AR: 'انتهى العقد',
    },
    text: {
      EN: 'The contract between you and {account} has ended. Periods that have begun are still paid.',
      CN: '您与 {account} 的合约已终止，已开始的期次仍会支付。',
      TH: 'สัญญาระหว่างคุณกับ {account} สิ้นสุดแล้ว รอบที่เริ่มแล้วยังคงจ่าย',
      VI: 'Hợp đồng giữa bạn và {account} đã kết thúc. Các kỳ đã bắt đầu vẫn được trả.',
      TY: 'Natapos na ang kontrata ninyo ni {account}. Babayaran pa rin ang mga panahong nagsimula na.',
      AR: 'انتهى العقد بينك وبين {account}. تُدفع الفترات التي بدأت.',
    },
  },
  owes: {
    title: {
      EN: 'You owe a payout',
      CN: '您有一笔未付款项',
      TH: 'คุณค้างจ่าย',
      VI: 'Bạn còn nợ một khoản chi trả',
      TY: 'May utang kang bayad',
      AR: 'عليك دفعة مستحقة',
    },
    text: {
      EN: 'Your balance did not cover {amount} for {account}, for {day}. It is paid as soon as money comes; new offers wait until then.',
      CN: '您的余额不足以支付 {account} 在 {day} 的 {amount}。有余额后将立即支付，在此之前不能提供新合约。',
      TH: 'ยอดเงินของคุณไม่พอจ่าย {amount} ให้ {account} สำหรับ {day} จะจ่ายทันทีที่มีเงิน และยังเสนอสัญญาใหม่ไม่ได้จนกว่าจะจ่าย',
      VI: 'Số dư của bạn không đủ trả {amount} cho {account} của ngày {day}. Khoản này được trả ngay khi có tiền; cho đến lúc đó chưa thể đề nghị hợp đồng mới.',
      TY: 'Kulang ang balanse mo para sa {amount} kay {account}, para sa {day}. Babayaran ito pagdating ng pera; maghihintay muna ang mga bagong alok.',
      AR: 'لم يكفِ رصيدك لدفع {amount} إلى {account} عن {day}. تُدفع فور توفر المال، وحتى ذلك الحين تنتظر العروض الجديدة.',
    },
  },
  owed: {
    title: {
      EN: 'A payout is owed to you',
      CN: '有一笔款项待付给您',
      TH: 'มียอดค้างจ่ายให้คุณ',
      VI: 'Bạn được nợ một khoản chi trả',
      TY: 'May utang na bayad sa iyo',
      AR: 'لك دفعة مستحقة',
    },
    text: {
      EN: 'The balance of {account} did not cover {amount} for {day}. It is paid as soon as money comes.',
      CN: '{account} 的余额不足以支付 {day} 的 {amount}。有余额后将立即支付。',
      TH: 'ยอดเงินของ {account} ไม่พอจ่าย {amount} สำหรับ {day} จะจ่ายทันทีที่มีเงิน',
      VI: 'Số dư của {account} không đủ trả {amount} của ngày {day}. Khoản này được trả ngay khi có tiền.',
      TY: 'Kulang ang balanse ni {account} para sa {amount} para sa {day}. Babayaran ito pagdating ng pera.',
      AR: 'لم يكفِ رصيد {account} لدفع {amount} عن {day}. تُدفع فور توفر المال.',
    },
  },
} satisfies Record<string, Message>;
