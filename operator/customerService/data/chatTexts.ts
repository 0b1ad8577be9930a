/** What the chat knows an answer to; what comes first is looked for first. */
export const topics = ['human', 'password', 'withdraw', 'deposit'] as const;
export type Topic = (typeof topics)[number];

export interface ChatTexts {
  /** `{name}` is the member's. */
  greeting: string;
  answers: Record<Topic | 'unknown', string>;
  /** What the person says who takes over, and afterwards to all that is not in the script. */
  taken: string;
  noted: string;
  /** Small-letter words by which a topic is known. */
  words: Record<Topic, readonly string[]>;
  /** Labels of the buttons that ask for a topic. */
  buttons: Record<Topic, string>;
  page: Record<PageText, string>;
}

export type PageText =
  | 'back'
  | 'talk'
  | 'you'
  | 'message'
  | 'send'
  | 'topics'
  | 'writing'
  | 'used'
  | 'failed'
  | 'tooMany';

export const chatTexts = {
  EN: {
    greeting: 'Hi {name}, I am Aya. Ask me about cashing in, withdrawing or your password, or for a person.',
    answers: {
      deposit: 'Tap Cash in and choose a way to pay: each one shows its smallest and largest amount.',
      withdraw: 'Tap Withdraw: before you confirm you see when the money arrives, and afterwards each step.',
      password:
        'Tap Forgot password on the log in page: a code comes by SMS or e-mail and works for ten minutes. We never ask for your password.',
      human: 'One moment please, I am getting a colleague.',
      unknown: 'I did not understand that. Choose a topic below, or ask for a person.',
    },
    taken: 'Hello, this is Ben. I have read what you wrote. How can I help?',
    noted: 'Thank you, I have noted that and will come back to you here.',
    words: {
      deposit: ['deposit', 'cash in', 'top up'],
      withdraw: ['withdraw', 'cash out', 'payout'],
      password: ['password', 'log in', 'login'],
      human: ['human', 'person', 'agent', 'somebody', 'someone'],
    },
    buttons: {
      deposit: 'Cash in',
      withdraw: 'Withdraw',
      password: 'Password',
      human: 'Talk to a person',
    },
    page: {
      back: 'Back',
      talk: 'Conversation',
      you: 'You',
      message: 'Your message',
      send: 'Send',
      topics: 'Topics',
      writing: '{agent} is writing…',
      used: 'This chat has ended. Go back and open it again.',
      failed: 'We could not confirm your message. Send it again: it counts once.',
      tooMany: 'That was a lot at once. Wait a minute, then send it again.',
    },
  },
  CN: {
    greeting: '{name}您好，我是 Aya。您可以咨询存款、提现或密码，也可以转人工客服。',
    answers: {
      deposit: '点按存款并选择付款方式：每种方式都会显示最低和最高金额。',
      withdraw: '点按提现：确认之前会显示资金何时到达，之后会显示每一步。',
      password: '在登录页点“忘记密码”：验证码会以短信或邮件发送，十分钟内有效。我们绝不会向您索要密码。',
      human: '请稍候，我请一位同事来。',
      unknown: '我没有听懂。请选择下面的主题，或转人工客服。',
    },
    taken: '您好，我是 Ben，已看过您写的内容。请问有什么可以帮您？',
    noted: '谢谢，我已记下，会在这里回复您。',
    words: {
      deposit: ['存款', '充值'],
      withdraw: ['提现', '提款', '取款'],
      password: ['密码', '登录'],
      human: ['人工', '真人', '客服'],
    },
    buttons: { deposit: '存款', withdraw: '提现', password: '密码', human: '人工客服' },
    page: {
      back: '返回',
      talk: '对话',
      you: '您',
      message: '您的消息',
      send: '发送',
      topics: '主题',
      writing: '{agent} 正在输入…',
      used: '此聊天已结束，请返回后重新打开。',
      failed: '我们无法确认您的消息。请再次发送：只会计算一次。',
      tooMany: '发送太频繁，请一分钟后再试。',
    },
  },
  TH: {
    greeting: 'สวัสดีคุณ {name} ฉันชื่อ Aya สอบถามเรื่องฝาก ถอน รหัสผ่าน หรือขอคุยกับเจ้าหน้าที่ได้',
    answers: {
      deposit: 'แตะฝากเงินแล้วเลือกวิธีชำระเงิน: แต่ละวิธีบอกจำนวนต่ำสุดและสูงสุด',
      withdraw: 'แตะถอนเงิน: ก่อนยืนยันจะเห็นเวลาที่เงินเข้า และหลังจากนั้นจะเห็นทุกขั้นตอน',
      password: 'แตะ “ลืมรหัสผ่าน” ที่หน้าเข้าสู่ระบบ รหัสจะส่งทาง SMS หรืออีเมลและใช้ได้สิบนาที เราไม่เคยขอรหัสผ่านของคุณ',
      human: 'กรุณารอสักครู่ ฉันกำลังตามเพื่อนร่วมงาน',
      unknown: 'ฉันไม่เข้าใจ โปรดเลือกหัวข้อด้านล่าง หรือขอคุยกับเจ้าหน้าที่',
    },
    taken: 'สวัสดี ฉันชื่อ Ben ได้อ่านข้อความของคุณแล้ว ให้ช่วยเรื่องใดดี',
    noted: 'ขอบคุณ ฉันบันทึกไว้แล้วและจะตอบกลับที่นี่',
    words: {
      deposit: ['ฝาก', 'เติมเงิน'],
      withdraw: ['ถอน'],
      password: ['รหัสผ่าน', 'เข้าสู่ระบบ'],
      human: ['เจ้าหน้าที่', 'คนจริง', 'พนักงาน'],
    },
    buttons: { deposit: 'ฝากเงิน', withdraw: 'ถอนเงิน', password: 'รหัสผ่าน', human: 'คุยกับเจ้าหน้าที่' },
    page: {
      back: 'กลับ',
      talk: 'บทสนทนา',
      you: 'คุณ',
      message: 'ข้อความของคุณ',
      send: 'ส่ง',
      topics: 'หัวข้อ',
      writing: '{agent} กำลังพิมพ์…',
      used: 'แชตนี้สิ้นสุดแล้ว กลับไปเปิดใหม่อีกครั้ง',
      failed: 'เราไม่สามารถยืนยันข้อความของคุณได้ โปรดส่งอีกครั้ง จะนับเพียงครั้งเดียว',
      tooMany: 'ส่งถี่เกินไป โปรดรอหนึ่งนาทีแล้วลองใหม่',
    },
  },
  VI: {
    greeting: 'Chào {name}, tôi là Aya. Bạn có thể hỏi về nạp tiền, rút tiền, mật khẩu, hoặc gặp nhân viên.',
    answers: {
      deposit: 'Chạm Nạp tiền và chọn cách thanh toán: mỗi cách cho biết số tiền nhỏ nhất và lớn nhất.',
      withdraw: 'Chạm Rút tiền: trước khi xác nhận bạn thấy khi nào tiền đến, sau đó thấy từng bước.',
      password:
        'Chạm Quên mật khẩu ở trang đăng nhập: mã gửi qua SMS hoặc e-mail và có hiệu lực mười phút. Chúng tôi không bao giờ hỏi mật khẩu của bạn.',
      human: 'Xin chờ một chút, tôi đang gọi đồng nghiệp.',
      unknown: 'Tôi chưa hiểu. Hãy chọn một chủ đề bên dưới hoặc yêu cầu gặp nhân viên.',
    },
    taken: 'Xin chào, tôi là Ben. Tôi đã đọc những gì bạn viết. Tôi giúp gì được cho bạn?',
    noted: 'Cảm ơn bạn, tôi đã ghi lại và sẽ trả lời tại đây.',
    words: {
      deposit: ['nạp'],
      withdraw: ['rút'],
      password: ['mật khẩu', 'đăng nhập'],
      human: ['nhân viên', 'người thật', 'gặp người'],
    },
    buttons: { deposit: 'Nạp tiền', withdraw: 'Rút tiền', password: 'Mật khẩu', human: 'Gặp nhân viên' },
    page: {
      back: 'Quay lại',
      talk: 'Cuộc trò chuyện',
      you: 'Bạn',
      message: 'Tin nhắn của bạn',
      send: 'Gửi',
      topics: 'Chủ đề',
      writing: '{agent} đang soạn…',
      used: 'Cuộc trò chuyện đã kết thúc. Hãy quay lại và mở lại.',
      failed: 'Chúng tôi chưa xác nhận được tin nhắn của bạn. Hãy gửi lại: tin chỉ tính một lần.',
      tooMany: 'Bạn gửi quá nhiều. Hãy chờ một phút rồi gửi lại.',
    },
  },
  TY: {
    greeting:
      'Kumusta {name}, ako si Aya. Magtanong tungkol sa cash in, withdraw o password, o humingi ng tao.',
    answers: {
      deposit:
        'I-tap ang Cash in at pumili ng paraan ng pagbabayad: nakasulat sa bawat isa ang pinakamaliit at pinakamalaking halaga.',
      withdraw:
        'I-tap ang Withdraw: bago mo kumpirmahin ay makikita mo kung kailan darating ang pera, at pagkatapos ay bawat hakbang.',
      password:
        'I-tap ang Nakalimutan ang password sa log in: may code na darating sa SMS o e-mail at magagamit nang sampung minuto. Hindi namin hihingin ang password mo.',
      human: 'Sandali lang, tatawag ako ng kasama.',
      unknown: 'Hindi ko naintindihan. Pumili ng paksa sa ibaba, o humingi ng tao.',
    },
    taken: 'Kumusta, si Ben ito. Nabasa ko na ang isinulat mo. Paano ako makakatulong?',
    noted: 'Salamat, naitala ko na at babalikan kita rito.',
    words: {
      deposit: ['cash in', 'magdeposito', 'deposito'],
      withdraw: ['mag-withdraw', 'cash out'],
      password: ['mag-log in'],
      human: ['tao', 'ahente'],
    },
    buttons: {
      deposit: 'Cash in',
      withdraw: 'Withdraw',
      password: 'Password',
      human: 'Makipag-usap sa tao',
    },
    page: {
      back: 'Bumalik',
      talk: 'Usapan',
      you: 'Ikaw',
      message: 'Mensahe mo',
      send: 'Ipadala',
      topics: 'Mga paksa',
      writing: 'Sumusulat si {agent}…',
      used: 'Tapos na ang chat na ito. Bumalik at buksan ulit.',
      failed: 'Hindi namin makumpirma ang mensahe mo. Ipadala muli: isang beses lang ito bibilangin.',
      tooMany: 'Masyadong marami nang sabay. Maghintay ng isang minuto, saka ipadala ulit.',
    },
  },
  AR: {
    greeting: 'مرحبًا {name}، أنا آية. اسألني عن الإيداع أو السحب أو كلمة المرور، أو اطلب التحدث إلى شخص.',
    answers: {
      deposit: 'اضغط إيداع واختر طريقة الدفع: تعرض كل طريقة أصغر مبلغ وأكبر مبلغ.',
      withdraw: 'اضغط سحب: ترى قبل التأكيد متى يصل المال، وبعد ذلك كل خطوة.',
      password:
        'اضغط «نسيت كلمة المرور» في صفحة الدخول: يصلك رمز بالرسائل أو البريد ويصلح لعشر دقائق. لا نطلب كلمة مرورك أبدًا.',
      human: 'لحظة من فضلك، سأنادي زميلًا.',
      unknown: 'لم أفهم ذلك. اختر موضوعًا أدناه، أو اطلب التحدث إلى شخص.',
    },
    taken: 'مرحبًا، معك بن. قرأت ما كتبته. كيف أساعدك؟',
    noted: 'شكرًا، سجّلت ذلك وسأعود إليك هنا.',
    words: {
      deposit: ['إيداع', 'ايداع', 'شحن'],
      withdraw: ['سحب'],
      password: ['كلمة المرور', 'الدخول'],
      human: ['شخص', 'موظف', 'إنسان'],
    },
    buttons: { deposit: 'الإيداع', withdraw: 'السحب', password: 'كلمة المرور', human: 'التحدث إلى شخص' },
    page: {
      back: 'رجوع',
      talk: 'المحادثة',
      you: 'أنت',
      message: 'رسالتك',
      send: 'إرسال',
      topics: 'المواضيع',
      writing: '{agent} يكتب…',
      used: 'انتهت هذه المحادثة. ارجع وافتحها من جديد.',
      failed: 'تعذر علينا تأكيد رسالتك. أرسلها مرة أخرى: تُحتسب مرة واحدة.',
      tooMany: 'أرسلت الكثير دفعة واحدة. انتظر دقيقة ثم أعد الإرسال.',
    },
  },
} satisfies Record<string, ChatTexts>;
