import type { Message } from '#operator/payments/message.ts';

/** A level has been reached: `{name}`. */
export const levelReachedWords: Message = {
  title: {
    EN: 'You have reached {name}',
    CN: '您已达到 {name}',
    TH: 'คุณขึ้นถึง {name} แล้ว',
    VI: 'Bạn đã đạt {name}',
    TY: 'Naabot mo na ang {name}',
    AR: 'لقد بلغت {name}',
  },
  text: {
    EN: 'What {name} gives and what keeps it stands under Level interests.',
    CN: '{name} 的权益及保级条件请见等级权益页面。',
    TH: 'สิทธิ์ของ {name} และสิ่งที่ต้องทำเพื่อรักษาระดับอยู่ในหน้าสิทธิประโยชน์ตามระดับ',
    VI: 'Quyền lợi của {name} và điều kiện để giữ hạng có ở trang Quyền lợi cấp độ.',
    TY: 'Nasa Mga benepisyo ng level ang ibinibigay ng {name} at ang kailangan para manatili rito.',
    AR: 'ما يمنحه {name} وما يحافظ عليه تجده في صفحة مزايا المستوى.',
  },
};
