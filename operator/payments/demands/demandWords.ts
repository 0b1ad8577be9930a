import type { Words } from '../message.ts';

/** What comes before money moves: `{amount}` of a receivable or of the player's own limit. */
export const demandWords = {
  selfExcluded: {
    EN: 'You have excluded yourself from playing. You can see your records and withdraw.',
    CN: '您已自我限制游戏。您仍可查看记录和取款。',
    TH: 'คุณได้พักการเล่นด้วยตนเอง คุณยังดูประวัติและถอนเงินได้',
    VI: 'Bạn đã tự loại trừ khỏi trò chơi. Bạn vẫn xem được lịch sử và rút tiền.',
    TY: 'Ibinukod mo ang sarili mo sa paglalaro. Makikita mo pa ang mga rekord mo at makakapag-withdraw.',
    AR: 'لقد استبعدت نفسك من اللعب. يمكنك رؤية سجلاتك والسحب.',
  },
  closed: {
    EN: 'Deposits are closed for your account. You can see your records and withdraw.',
    CN: '您的账户已关闭存款。您仍可查看记录和取款。',
    TH: 'บัญชีของคุณปิดรับฝาก คุณยังดูประวัติและถอนเงินได้',
    VI: 'Tài khoản của bạn đã đóng nạp tiền. Bạn vẫn xem được lịch sử và rút tiền.',
    TY: 'Sarado ang deposito sa account mo. Makikita mo pa ang mga rekord mo at makakapag-withdraw.',
    AR: 'الإيداع مغلق لحسابك. يمكنك رؤية سجلاتك والسحب.',
  },
  review: {
    EN: 'We are checking your account; you can deposit again afterwards.',
    CN: '我们正在核查您的账户，之后即可再次存款。',
    TH: 'เรากำลังตรวจสอบบัญชีของคุณ คุณจะฝากได้อีกครั้งหลังจากนั้น',
    VI: 'Chúng tôi đang kiểm tra tài khoản của bạn; sau đó bạn có thể nạp lại.',
    TY: 'Sinusuri namin ang account mo; makakapagdeposito ka ulit pagkatapos.',
    AR: 'نراجع حسابك؛ يمكنك الإيداع مجددًا بعد ذلك.',
  },
  ownLimit: {
    EN: 'You have reached your own limit of {amount} a day; you can deposit again after midnight.',
    CN: '您已达到自己设定的每日限额 {amount}，午夜后即可再次存款。',
    TH: 'คุณฝากครบวงเงินต่อวันที่คุณตั้งไว้ {amount} แล้ว ฝากได้อีกหลังเที่ยงคืน',
    VI: 'Bạn đã đạt hạn mức {amount} mỗi ngày do chính bạn đặt; bạn có thể nạp lại sau nửa đêm.',
    TY: 'Naabot mo na ang sarili mong limit na {amount} bawat araw; makakapagdeposito ka ulit pagkatapos ng hatinggabi.',
    AR: 'بلغت حدّك الذي وضعته بنفسك وهو {amount} في اليوم، ويمكنك الإيداع من جديد بعد منتصف الليل.',
  },
  email: {
    EN: 'Confirm your e-mail address first.',
    CN: '请先验证您的电子邮箱。',
    TH: 'โปรดยืนยันอีเมลของคุณก่อน',
    VI: 'Hãy xác nhận địa chỉ e-mail của bạn trước.',
    TY: 'Kumpirmahin muna ang e-mail address mo.',
    AR: 'أكّد عنوان بريدك الإلكتروني أولًا.',
  },
  mobile: {
    EN: 'Confirm your mobile number first.',
    CN: '请先验证您的手机号码。',
    TH: 'โปรดยืนยันเบอร์มือถือของคุณก่อน',
    VI: 'Hãy xác nhận số di động của bạn trước.',
    TY: 'Kumpirmahin muna ang mobile number mo.',
    AR: 'أكّد رقم جوالك أولًا.',
  },
  payeeName: {
    EN: 'Give the name on your bank account first.',
    CN: '请先填写您的收款人姓名。',
    TH: 'โปรดระบุชื่อบัญชีของคุณก่อน',
    VI: 'Hãy cho biết tên trên tài khoản ngân hàng của bạn trước.',
    TY: 'Ibigay muna ang pangalan sa bank account mo.',
    AR: 'أدخل الاسم المسجّل في حسابك البنكي أولًا.',
  },
  identity: {
    EN: 'Verify your identity first.',
    CN: '请先验证您的身份。',
    TH: 'ยืนยันตัวตนของคุณก่อน',
    VI: 'Hãy xác minh danh tính trước.',
    TY: 'I-verify muna ang pagkakakilanlan mo.',
    AR: 'وثّق هويتك أولًا.',
  },
  receivable: {
    EN: '{amount} of a correction is still owed; your next deposit settles it first, and then you can withdraw again.',
    CN: '因更正尚欠 {amount}；您的下一笔存款会先用于结清，之后即可再次提款。',
    TH: 'ยังค้าง {amount} จากการแก้ไขยอด ยอดฝากครั้งถัดไปจะชำระส่วนนี้ก่อน แล้วจึงถอนได้อีก',
    VI: 'Còn nợ {amount} do điều chỉnh; lần nạp tiếp theo sẽ trả khoản này trước, sau đó bạn rút tiền được lại.',
    TY: 'May utang pang {amount} mula sa pagtatama; ang susunod mong deposito ang unang magbabayad nito, at pagkatapos ay makakapag-withdraw ka ulit.',
    AR: 'ما زال {amount} مستحقًا بعد تصحيح، وإيداعك القادم يسدّده أولًا ثم يمكنك السحب من جديد.',
  },
} satisfies Record<string, Words>;

/** Why a payout account cannot be used yet. */
export const accountDemandWords = {
  review: {
    EN: 'This account is being checked.',
    CN: '该账户正在审核。',
    TH: 'บัญชีนี้กำลังถูกตรวจสอบ',
    VI: 'Tài khoản này đang được kiểm tra.',
    TY: 'Sinusuri ang account na ito.',
    AR: 'هذا الحساب قيد المراجعة.',
  },
  waiting: {
    EN: 'This account is new and cannot be used yet.',
    CN: '该账户是新添加的，暂时还不能使用。',
    TH: 'บัญชีนี้เพิ่งเพิ่มและยังใช้ไม่ได้',
    VI: 'Tài khoản này mới thêm và chưa dùng được.',
    TY: 'Bago ang account na ito at hindi pa magagamit.',
    AR: 'هذا الحساب جديد ولا يمكن استخدامه بعد.',
  },
} satisfies Record<string, Words>;
