import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: '手機上的老虎機、真人娛樂、捕魚、體育和賓果。',
    loading: '仍在載入，請稍候。',
    late: '本頁有部分尚未載入。您可以閱讀，但按鈕還不能使用。',
    noScript: '沒有 JavaScript 也能閱讀本頁並點開連結。要登入遊玩，請開啟 JavaScript。',
    tooOld: '這個瀏覽器太舊，無法使用本站。請更新，或用較新的瀏覽器開啟本頁。',
    askService: '或詢問客服：',
  },
} satisfies Messages<'TW'>['pages'];
