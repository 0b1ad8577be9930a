import type { missions } from '#operator/database/missions.tables.ts';
import { writePesos } from '#operator/payments/amounts.ts';
import type { Words } from '#operator/payments/data/message.ts';
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

/** What is to be reached, `{target}`, in whatever period. */
const words: Readonly<Record<Mission['measure'], Words>> = {
  logIns: {
    EN: 'Log in on {target} days',
    CN: '登录 {target} 天',
    TH: 'เข้าสู่ระบบ {target} วัน',
    VI: 'Đăng nhập {target} ngày',
    TY: 'Mag-log in sa {target} araw',
    AR: 'سجّل الدخول في {target} أيام',
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
    EN: 'Play {target} different games',
    CN: '玩 {target} 款不同游戏',
    TH: 'เล่นเกมต่างกัน {target} เกม',
    VI: 'Chơi {target} trò khác nhau',
    TY: 'Maglaro ng {target} magkakaibang laro',
    AR: 'العب {target} ألعاب مختلفة',
  },
};

/** In a language as `languageKey` has it. */
export function missionTitle({ measure, period, target }: Mission, key: string): string {
  if (measure === 'logIns' && period === 'day') return say(logInToday, key);
  const isMoney = measure === 'cashIns' || measure === 'validBets';
  return say(words[measure], key, { target: isMoney ? writePesos(target) : String(target) });
}
