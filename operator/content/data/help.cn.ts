import type { HelpTopic } from './types.ts';

export const chineseHelp: readonly HelpTopic[] = [
  {
    title: '新手指南',
    content: '<p>如何开户，如何找到想要的内容。</p>',
    children: [
      {
        title: '如何注册？',
        content:
          '<p>点击<strong>创建账户</strong>，设置用户名和至少八位的密码，并确认您已年满 {age} 岁。</p>',
      },
      {
        title: '不花钱可以试玩吗？',
        content: '<p>可以。试玩账户使用虚拟金额，既不能购买也不能提现。仅限真实账户的游戏会有提示。</p>',
      },
      {
        title: '如何找到游戏？',
        content:
          '<p>打开一个分类，按名称搜索，或按厂商、类型和最低投注筛选。点心形图标可将游戏加入收藏。</p>',
      },
    ],
  },
  {
    title: '存款与提现',
    content: '<p>资金如何进入您的余额，以及如何回到您手中。</p>',
    children: [
      {
        title: '可以存多少？',
        content: '<p>点按存款并选择付款方式：每种方式都会显示最低和最高金额。</p>',
      },
      {
        title: '提现需要多久？',
        content: '<p>点按提现：确认之前会显示资金何时到达，之后会显示每一步。</p>',
      },
      {
        title: '余额看起来不对',
        content: '<p>关闭游戏并刷新余额。运营商会永久保存每笔投注和赢利；如有缺失，请联系客服。</p>',
      },
    ],
  },
  {
    title: '游戏',
    content: '<p>规则、结果与中断。</p>',
    children: [
      {
        title: '一局进行中断线了',
        content: '<p>已受理的一局即使您不在也会结算。重新打开游戏即可看到结果。</p>',
      },
      {
        title: '游戏打不开',
        content: '<p>游戏可能正在维护。同一厂商的其他游戏通常可以玩；请稍后再试。</p>',
      },
    ],
  },
  {
    title: '理性博彩',
    content: '<p>游戏应当只是消遣。仅限年满 {age} 岁者参与。</p>',
    children: [
      {
        title: '设置限额',
        content: '<p>应用内暂不能设置限额。请在开始前决定花多少时间和金钱，到此为止。</p>',
      },
      {
        title: '暂停一下',
        content: '<p>应用内暂不能关闭账户。请退出登录；如游戏不再有趣，请联系客服。</p>',
      },
    ],
  },
  {
    title: '账户与安全',
    content: '<p>保护好您的账户。</p>',
    children: [
      {
        title: '忘记密码',
        content:
          '<p>在登录页点击<strong>忘记密码</strong>。验证码会通过短信或电子邮件发送，十分钟内有效。</p>',
      },
      {
        title: '账户被锁定',
        content: '<p>多次输错密码后，账户会暂停一段时间。请等待或联系客服。</p>',
      },
    ],
  },
];
