import type { Messages } from '../messages.ts';

export const agents = {
  agentHome: {
    greeting: {
      morning: '早上好',
      earlyAfternoon: '中午好',
      lateAfternoon: '下午好',
      evening: '晚上好',
    },
    team: '今日团队',
    loggedIn: '登录人数',
    bet: '投注人数',
    registered: '新增会员',
    online: '当前在线',
    shortcuts: '团队与账户',
    onlineService: '在线客服',
    footer: '代理菜单',
    dividendOffer: '有待您处理的合约',
  },

  contract: {
    status: {
      requested: '等待您决定',
      active: '生效中',
      declined: '已拒绝',
      withdrawn: '已撤回',
      lapsed: '已失效',
      ended: '已结束',
    },
    current: '在您决定之前有效',
    terms: '条款',
    teamBets: '团队投注达到',
    teamLosses: '团队亏损达到',
    activeMembers: '活跃会员',
    rate: '您的比例',
    offeredAt: '提出日期：{{date}}',
    decidedAt: '决定日期：{{date}}',
    accept: '接受',
    decline: '拒绝',
    acceptTitle: '接受此合约？',
    acceptText: '合约立即生效，并取代当前合约。',
    declineTitle: '拒绝此合约？',
    declineText: '此邀请将关闭，生效中的合约保持不变。',
    accepted: '合约已接受',
    declined: '合约已拒绝',
    decidedElsewhere: '此合约已在别处作出决定，当前状态如下。',
    none: '暂无合约',
    noneHint: '收到合约邀请后会显示在这里。',
    history: '历史记录',
    noHistory: '暂无已决定的合约',
  },

  contractPrompts: {
    text: '您收到了这份合约。请阅读条款后接受或拒绝。',
    later: '稍后',
    go: '查看合约',
  },
} satisfies Messages['agents'];
