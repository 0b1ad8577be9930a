import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} untuk anda, {{friend}} untuk kawan',
    promiseOwn: '{{own}} untuk anda',
    when_other:
      'Untuk setiap kawan berumur {{age}} tahun atau lebih yang mendaftar dengan pautan anda dan melakukan ini dalam {{count}} hari.',
    qr: 'Kod QR pautan anda',
    code: 'Kod anda',
    copy: 'Salin kod',
    link: 'Pautan anda',
    copyLink: 'Salin pautan',
    copied: { code: 'Kod disalin.', link: 'Pautan disalin.' },
    notCopied: 'Gagal menyalin. Pilih dan salin sendiri.',
    share: 'Kongsi pautan saya',
    invited: 'Dijemput',
    rewarded: 'Dapat ganjaran',
    earned: 'Diperoleh',
    earns: 'Apa yang anda peroleh',
    joins: 'Kawan anda menyertai',
    nothing: 'Belum ada',
    deposit: 'Tambah nilai pertama {{amount}} atau lebih',
    forFriend: 'dan {{amount}} untuk kawan anda',
    bets: 'Sejumlah {{amount}} pertaruhan selesai',
    turnover: 'Pertaruhkan setiap ganjaran {{factor}} × sebelum anda boleh mengeluarkannya.',
    free: 'Ganjaran terus masuk ke baki anda. Tanpa syarat pusing ganti.',
    checked:
      'Jika seorang kawan mungkin anda sendiri, atau berkongsi akaun pengeluaran atau peranti anda, pasukan kami menyemaknya sebelum anda memperoleh apa-apa.',
    friends: 'Kawan',
    joined: 'Menyertai {{day}}',
    none: 'Belum ada yang menyertai dengan pautan anda.',
    newest_other: '{{count}} kawan terbaharu ditunjukkan.',
  },
} satisfies Messages<'MS'>['invitation'];
