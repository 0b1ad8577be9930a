import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: '手机上的老虎机、真人娱乐、捕鱼、体育和宾果。',
    loading: '仍在加载，请稍候。',
    late: '页面的一部分没有载入。内容可以阅读，但按钮暂时无法使用。',
    noScript: '未启用 JavaScript 时可以阅读本页并使用链接。登录和游戏需要启用它。',
    tooOld: '此浏览器版本过旧，无法使用本网站。请更新浏览器，或用较新的浏览器打开本页。',
    askService: '或联系客服：',
  },
} satisfies Messages<'CN'>['pages'];
