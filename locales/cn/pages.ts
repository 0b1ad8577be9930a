import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    loading: '仍在加载，请稍候。',
    late: '页面的一部分没有载入。内容可以阅读，但按钮暂时无法使用。',
    noScript: '未启用 JavaScript 时可以阅读本页并使用链接。登录和游戏需要启用它。',
  },
} satisfies Messages<'CN'>['pages'];
