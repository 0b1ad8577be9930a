import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'スロット、ライブカジノ、フィッシング、スポーツ、ビンゴをスマートフォンで。',
    loading: 'まだ読み込み中です。少しお待ちください。',
    late: 'ページの一部が読み込まれていません。読むことはできますが、ボタンはまだ使えません。',
    noScript:
      'JavaScriptがオフでも、このページを読んだりリンクを開いたりできます。ログインしてプレイするには、オンにしてください。',
    tooOld: 'このブラウザーは、このサイトには古すぎます。更新するか、新しいブラウザーで開いてください。',
    askService: 'または、カスタマーサポートへ：',
  },
} satisfies Messages<'JA'>['pages'];
