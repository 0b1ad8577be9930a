import type { Words } from './message.ts';

/** What has to be done before money can go out: `{amount}` of a receivable. */
export const demandWords = {
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
  receivable: {
    EN: '{amount} of a correction is still owed; withdrawals open again once it is settled.',
    CN: '因更正尚欠 {amount}，结清后即可提款。',
    TH: 'ยังค้าง {amount} จากการแก้ไขยอด เมื่อชำระแล้วจึงถอนได้อีก',
    VI: 'Còn nợ {amount} do điều chỉnh; rút tiền mở lại khi đã thanh toán.',
    TY: 'May utang pang {amount} mula sa pagtatama; magbubukas ulit ang withdrawal kapag nabayaran na.',
    AR: 'ما زال {amount} مستحقًا بعد تصحيح، ويُفتح السحب من جديد بعد تسويته.',
  },
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
