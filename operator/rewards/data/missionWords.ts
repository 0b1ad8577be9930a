import type { missions } from '#operator/database/tables/missions.tables.ts';
import { writePesos } from '#operator/payments/amounts.ts';
import type { CountedWords, Words } from '#operator/payments/message.ts';
import { say } from '#operator/payments/saying.ts';

type Mission = Pick<typeof missions.$inferSelect, 'measure' | 'period' | 'target'>;

const logInToday: Words = {
  EN: 'Log in today',
  CN: '今日登录',
  TH: 'เข้าสู่ระบบวันนี้',
  VI: 'Đăng nhập hôm nay',
  TY: 'Mag-log in ngayong araw',
  AR: 'سجّل الدخول اليوم',
};

/** What is to be reached, `{target}` in pesos or `{count}`, in whatever period. */
const words: Readonly<Record<Mission['measure'], Words | CountedWords>> = {
  logIns: {
    EN: { one: 'Log in on {count} day', other: 'Log in on {count} days' },
    CN: { other: '登录 {count} 天' },
    TH: { other: 'เข้าสู่ระบบ {count} วัน' },
    VI: { other: 'Đăng nhập {count} ngày' },
    TY: { one: 'Mag-log in sa {count} araw', other: 'Mag-log in sa {count} araw' },
    AR: {
      zero: 'سجّل الدخول في {count} يوم',
      one: 'سجّل الدخول في يوم واحد',
      two: 'سجّل الدخول في يومين',
      few: 'سجّل الدخول في {count} أيام',
      many: 'سجّل الدخول في {count} يومًا',
      other: 'سجّل الدخول في {count} يوم',
    },
  },
  cashIns: {
    EN: 'Cash in {target} or more',
    CN: '充值满 {target}',
    TH: 'ฝากเงินตั้งแต่ {target}',
    VI: 'Nạp từ {target} trở lên',
    TY: 'Mag-cash in ng {target} o higit pa',
    AR: 'أودع {target} أو أكثر',
  },
  validBets: {
    EN: 'Settled bets of {target}',
    CN: '有效投注满 {target}',
    TH: 'เดิมพันที่ตัดสินแล้ว {target}',
    VI: 'Cược đã quyết toán {target}',
    TY: 'Natapos na taya na {target}',
    AR: 'رهانات محسومة بقيمة {target}',
  },
  games: {
    EN: { one: 'Play {count} game', other: 'Play {count} different games' },
    CN: { other: '玩 {count} 款不同游戏' },
    TH: { other: 'เล่นเกมต่างกัน {count} เกม' },
    VI: { other: 'Chơi {count} trò khác nhau' },
    TY: { one: 'Maglaro ng {count} magkakaibang laro', other: 'Maglaro ng {count} magkakaibang laro' },
    AR: {
      zero: 'العب {count} لعبة مختلفة',
      one: 'العب لعبة واحدة',
      two: 'العب لعبتين مختلفتين',
      few: 'العب {count} ألعاب مختلفة',
      many: 'العب {count} لعبة مختلفة',
      other: 'العب {count} لعبة مختلفة',
    },
  },
};

/** In a language as `languageKey` has it. */
export function missionTitle({ measure, period, target }: Mission, key: string): string {
  if (measure === 'logIns' && period === 'day') return say(logInToday, key);
  return say(words[measure], key, { target: writePesos(target), count: target });
}
