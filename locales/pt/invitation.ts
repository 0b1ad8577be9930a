import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} para você, {{friend}} para um amigo',
    promiseOwn: '{{own}} para você',
    when_one:
      'Para cada amigo com {{age}} anos ou mais que se cadastrar com seu link e fizer isto em até {{count}} dia.',
    when_many:
      'Para cada amigo com {{age}} anos ou mais que se cadastrar com seu link e fizer isto em até {{count}} de dias.',
    when_other:
      'Para cada amigo com {{age}} anos ou mais que se cadastrar com seu link e fizer isto em até {{count}} dias.',
    qr: 'Código QR do seu link',
    code: 'Seu código',
    copy: 'Copiar código',
    link: 'Seu link',
    copyLink: 'Copiar link',
    copied: { code: 'Código copiado.', link: 'Link copiado.' },
    notCopied: 'Não foi possível copiar. Selecione e copie você mesmo.',
    share: 'Compartilhar meu link',
    invited: 'Convidados',
    rewarded: 'Com recompensa',
    earned: 'Ganho',
    earns: 'O que você ganha',
    joins: 'Seu amigo se cadastra',
    nothing: 'Nada ainda',
    deposit: 'Um primeiro depósito de {{amount}} ou mais',
    forFriend: 'e {{amount}} para seu amigo',
    bets: '{{amount}} em apostas liquidadas no total',
    turnover: 'Aposte cada recompensa {{factor}} × antes de poder sacar.',
    free: 'As recompensas vão direto para o seu saldo. Não é preciso apostar.',
    checked:
      'Se um amigo puder ser você, ou usar a mesma conta de saque ou o mesmo dispositivo, nossa equipe verifica antes que você ganhe algo.',
    friends: 'Amigos',
    joined: 'Membro desde {{day}}',
    none: 'Ninguém se cadastrou com seu link ainda.',
    newest_one: 'Mostrando {{count}} amigo, o mais novo.',
    newest_many: 'Mostrando os {{count}} de amigos mais novos.',
    newest_other: 'Mostrando os {{count}} amigos mais novos.',
  },
} satisfies Messages<'PT'>['invitation'];
