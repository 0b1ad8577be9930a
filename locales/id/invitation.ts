import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} untuk Anda, {{friend}} untuk teman',
    promiseOwn: '{{own}} untuk Anda',
    when_other:
      'Untuk tiap teman berusia {{age}} tahun atau lebih yang mendaftar lewat tautan Anda dan melakukan ini dalam {{count}} hari.',
    qr: 'Kode QR tautan Anda',
    code: 'Kode Anda',
    copy: 'Salin kode',
    link: 'Tautan Anda',
    copyLink: 'Salin tautan',
    copied: { code: 'Kode disalin.', link: 'Tautan disalin.' },
    notCopied: 'Gagal menyalin. Pilih dan salin sendiri.',
    share: 'Bagikan tautan saya',
    invited: 'Diundang',
    rewarded: 'Dapat reward',
    earned: 'Diperoleh',
    earns: 'Yang Anda peroleh',
    joins: 'Teman Anda bergabung',
    nothing: 'Belum ada',
    deposit: 'Deposit pertama {{amount}} atau lebih',
    forFriend: 'dan {{amount}} untuk teman Anda',
    bets: 'Total taruhan selesai {{amount}}',
    turnover: 'Taruhkan tiap reward {{factor}} × sebelum Anda bisa menariknya.',
    free: 'Reward langsung masuk saldo Anda. Tanpa syarat turnover.',
    checked:
      'Jika seorang teman mungkin adalah Anda sendiri, atau memakai rekening penarikan atau perangkat yang sama dengan Anda, tim kami memeriksanya sebelum Anda memperoleh apa pun.',
    friends: 'Teman',
    joined: 'Bergabung {{day}}',
    none: 'Belum ada yang bergabung lewat tautan Anda.',
    newest_other: '{{count}} teman terbaru ditampilkan.',
  },
} satisfies Messages<'ID'>['invitation'];
