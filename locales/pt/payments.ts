import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Digite um valor.',
      malformed: 'Digite o valor em dígitos, como 1000 ou 1000.50.',
      unclear:
        'O ponto separa os milhares ou os centavos? Digite o valor sem separador de milhares e com no máximo duas casas decimais.',
      tooFine: 'Digite um valor com no máximo duas casas decimais.',
      zero: 'Digite um valor acima de 0.',
    },
    copy: 'Copiar {{name}}',
    copied: 'Copiado',
    notCopied: 'Não foi possível copiar. Mantenha o texto pressionado para copiar você mesmo.',
    clearAmount: 'Limpar o valor',
    nothingToSend: 'Você não tem nada para sacar ou transferir no momento.',
    steps: 'Progresso até agora',
    digit: 'Dígito {{place}} de 6',
    showDigits: 'Mostrar dígitos',
    minutesLeft_one: 'Resta {{count}} minuto',
    minutesLeft_many: 'Restam {{count}} de minutos',
    minutesLeft_other: 'Restam {{count}} minutos',
    timeOver: 'O tempo acabou.',
    demands: {
      title: 'Antes de continuar',
      until: 'Até',
      email: 'Verifique seu e-mail',
      mobile: 'Verifique seu número de celular',
      payeeName: 'Adicione seu nome',
      ownLimit: 'Ver seu limite',
      limitsOffer: 'Decidir sobre limites',
      service: 'Falar com o Atendimento',
    },
  },
  paymentConfirmation: {
    label: 'PIN de pagamento',
    incomplete: 'Digite os seis dígitos.',
    wrong_one: 'PIN de pagamento incorreto. Resta {{count}} tentativa.',
    wrong_many: 'PIN de pagamento incorreto. Restam {{count}} de tentativas.',
    wrong_other: 'PIN de pagamento incorreto. Restam {{count}} tentativas.',
    unsure: 'Ainda estamos verificando. Seu dinheiro está seguro.',
    stopped:
      'Ainda não conseguimos confirmar. Seu dinheiro está seguro. Verifique de novo: não será feito duas vezes.',
    askAgain: 'Verificar de novo',
    forgotten: 'Esqueceu?',
    lockedUntil: 'Bloqueado até {{time}}.',
    locked:
      'Cinco tentativas erradas. Até lá, você não pode confirmar nada em nenhum dispositivo, nem mesmo com um novo PIN de pagamento. Seu dinheiro está seguro.',
    timeLeft: 'Tempo restante',
    recover: 'Esqueci: escolher um novo',
    missing: 'Você ainda não criou um PIN de pagamento.',
    set: 'Criar um PIN de pagamento',
    isSet: 'Já criei',
  },
} satisfies Messages<'PT'>['payments'];
