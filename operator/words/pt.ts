import type { Translated } from './texts.ts';

export const pt: Translated<'one' | 'many' | 'other'> = {
  demands: {
    selfExcluded: 'Você se autoexcluiu do jogo. Ainda pode ver seus registros e sacar.',
    closed: 'Os depósitos estão fechados para sua conta. Você ainda pode ver seus registros e sacar.',
    review: 'Estamos analisando sua conta. Depois você poderá depositar de novo.',
    ownLimit:
      'Você atingiu seu limite de depósito de {amount}. Poderá depositar de novo quando ele for renovado.',
    limitsOffer: 'Primeiro decida se quer limitar o que deposita, aposta ou perde. Você também pode recusar.',
    terms: 'Nossos termos mudaram. Leia e aceite antes de depositar. Você pode sacar de qualquer forma.',
    email: 'Primeiro confirme seu e-mail.',
    mobile: 'Primeiro confirme seu número de celular.',
    payeeName: 'Primeiro informe o nome que está na sua conta bancária.',
    identity: 'Primeiro verifique sua identidade.',
    receivable:
      'Você ainda deve {amount} após uma correção. Seu próximo depósito paga isso primeiro, e depois você pode sacar de novo.',
  },
  accountDemands: {
    review: 'Estamos analisando esta conta.',
    waiting: 'Esta conta é nova e ainda não pode ser usada.',
  },
  codes: {
    login: {
      title: 'Seu código para entrar',
      text: '{code} é seu código para entrar.',
    },
    register: {
      title: 'Seu código de cadastro',
      text: '{code} é seu código de cadastro.',
    },
    password: {
      title: 'Seu código para criar uma nova senha',
      text: '{code} é seu código para criar uma nova senha.',
    },
    identity: {
      title: 'Seu código para verificar seu número',
      text: '{code} é seu código para verificar seu número.',
    },
    owner: {
      title: 'Seu código para confirmar que é você',
      text: '{code} é seu código para confirmar que é você.',
    },
    contact: {
      title: 'Seu código para confirmar este endereço na sua conta',
      text: '{code} é seu código para confirmar este endereço na sua conta.',
    },
    use_one:
      'Vale uma vez, por {count} minuto. Não compartilhe com ninguém. Se você não pediu, ignore esta mensagem.',
    use_many:
      'Vale uma vez, por {count} minutos. Não compartilhe com ninguém. Se você não pediu, ignore esta mensagem.',
    use_other:
      'Vale uma vez, por {count} minutos. Não compartilhe com ninguém. Se você não pediu, ignore esta mensagem.',
  },
  letters: {
    passwordChanged: {
      title: 'Sua senha foi alterada',
      text: 'Sua senha foi alterada e você saiu da conta em todos os outros lugares. Se não foi você, fale agora com o atendimento.',
    },
    emailChanged: {
      title: 'Seu e-mail foi alterado',
      text: 'Seu e-mail agora é {address} e você saiu da conta em todos os outros lugares. Se não foi você, fale agora com o atendimento. Eles bloqueiam a conta e a devolvem a você.',
    },
    mobileChanged: {
      title: 'Seu número de celular foi alterado',
      text: 'Seu número de celular agora é {address} e você saiu da conta em todos os outros lugares. Se não foi você, fale agora com o atendimento. Eles bloqueiam a conta e a devolvem a você.',
    },
  },
  fieldRules: {
    username: 'Formato de conta incorreto: de {least} a {most} letras, números ou sublinhados',
    password: 'Formato de senha incorreto: de 8 a 64 caracteres com uma letra e um número',
    mobile: 'Digite um número de celular válido',
    code: 'Digite o código de verificação',
    loginPassword: 'Formato de senha incorreto',
    range: 'de {least} a {most}',
    digits: 'Formato incorreto: {range} dígitos',
    characters: 'Formato incorreto: {range} caracteres',
    recommender:
      'Formato incorreto: {range} letras, números ou sublinhados, como no nome de usuário ou no número de quem nos indicou',
    bankName: 'Formato incorreto: {range} letras, como no nome da sua conta bancária',
    hyphens: 'Formato incorreto: {range} letras, números ou hifens',
    dots: 'Formato incorreto: {range} letras, números ou pontos',
    handle: 'Formato incorreto: {range} letras, números, hifens ou sublinhados',
    lineId: 'Formato incorreto: {range} letras minúsculas, números, pontos, hifens ou sublinhados',
    phone: 'Formato incorreto: {range} dígitos, espaços ou hifens',
  },
  protection: {
    breakOver: {
      title: 'Sua pausa acabou',
      text: 'Você pode jogar de novo. Seus limites não mudaram, e você pode reduzi-los quando quiser.',
    },
    exclusionOver: {
      title: 'Sua autoexclusão acabou',
      text: 'Você só pode jogar depois de pedir. Aí poderá jogar após um período de espera.',
    },
    returned: {
      title: 'Você pode jogar de novo',
      text: 'Você pediu para voltar a jogar, e agora pode. Confira seus limites primeiro.',
    },
    raiseReady: {
      title: 'Seu limite já pode ser alterado',
      text: 'Confirme em até sete dias o limite mais alto que pediu. Se não confirmar, seu limite continua o mesmo.',
    },
    review: {
      title: 'Seus limites ainda servem para você?',
      text: 'Faz um tempo que você não confere seus limites. Veja em “Jogue dentro dos seus limites”.',
    },
  },
  offers: { stop: 'Para parar de receber estas ofertas, abra Configurações e depois Ofertas e novidades.' },
  deposits: {
    title: 'Depósito {number}',
    states: {
      created: 'Pedido criado. Escolha como pagar.',
      waiting: 'Aguardando seu pagamento.',
      processing: '{method} recebeu seu pagamento. Ele está a caminho do seu saldo.',
      inReview: 'Estamos analisando seu pagamento. Nada se perde.',
      credited: '{amount} está no seu saldo.',
      failed: 'Seu pagamento com {method} falhou. Nenhum dinheiro foi movimentado.',
      cancelled: 'Você cancelou este pedido. Nenhum dinheiro foi movimentado.',
      expired: 'O tempo para pagar acabou às {time}.',
      refunding: 'Seu reembolso está a caminho.',
      refunded: 'Seu pagamento foi reembolsado para a origem.',
      reversed: 'Este pagamento foi estornado, por isso não está mais no seu saldo.',
    },
    owed: 'Desse valor, {owed} não estava mais lá. Você precisa pagar antes de poder sacar.',
    bonus: 'Desse valor, {bonus} é seu bônus.',
    settled: '{settled} do seu pagamento quitou o que você devia.',
  },
  withdrawals: {
    requested: {
      title: 'Saque solicitado',
      text: 'Recebemos seu saque de {gross}. O dinheiro está retido para ele.',
    },
    inReview: {
      title: 'Saque em análise',
      text: 'Estamos analisando este saque. O dinheiro continua retido para ele.',
    },
    approved: {
      title: 'Saque aprovado',
      text: 'Aprovado. Agora vamos enviar.',
    },
    paying: {
      title: 'Saque a caminho',
      text: '{net} está a caminho de {account}.',
    },
    paid: {
      title: 'Saque pago',
      text: '{net} foi pago para {account}.',
    },
    rejected: {
      title: 'Saque não aprovado',
      text: 'Não foi aprovado. {gross} voltou para o seu saldo.',
    },
    cancelled: {
      title: 'Saque cancelado',
      text: 'Você cancelou. {gross} voltou para o seu saldo.',
    },
    failed: {
      title: 'Saque falhou',
      text: 'Não foi possível pagar {account}. {gross} voltou para o seu saldo.',
    },
    returned: {
      title: 'Saque devolvido',
      text: 'O pagamento foi devolvido. {gross} voltou para o seu saldo.',
    },
    late: {
      title: 'Saque atrasado',
      text: 'Está demorando mais do que dissemos. Continuamos verificando, e seu dinheiro está seguro.',
    },
  },
  locks: {
    deposit: 'Depósito a apostar',
    transfer: 'Transferência recebida a apostar',
    bonus: 'Bônus a apostar',
    other: 'Dinheiro a apostar',
  },
  withdrawalEffects: {
    stays: 'Seu bônus ativo fica como está.',
    forfeits:
      'Isso encerra seu bônus ativo, mesmo que você cancele o saque depois. Seu próprio dinheiro continua seu.',
  },
  debts: {
    paid: {
      title: 'Pago com seu saldo',
      text: '{amount} do seu saldo pagou o que você devia.',
    },
  },
  paymentPassword: {
    set: {
      title: 'PIN de pagamento criado',
      text: 'Seu PIN de pagamento foi criado. Se não foi você, fale agora com o atendimento.',
    },
    changed: {
      title: 'PIN de pagamento alterado',
      text: 'Seu PIN de pagamento foi alterado. Se não foi você, fale agora com o atendimento.',
    },
    recovered: {
      title: 'PIN de pagamento redefinido',
      text: 'Seu PIN de pagamento foi redefinido com um código, e você saiu da conta em todos os outros lugares. Novas contas de saque podem ser usadas após um dia. Se não foi você, fale agora com o atendimento.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Conta de saque adicionada',
      text: '{account} já pode receber seus saques. Se não foi você, fale agora com o atendimento.',
    },
    addedLater: {
      title: 'Conta de saque adicionada',
      text: '{account} foi adicionada e ainda não pode ser usada. Se não foi você, fale agora com o atendimento.',
    },
    approved: {
      title: 'Conta de saque aprovada',
      text: '{account} foi aprovada e pode ser usada.',
    },
    chosen: {
      title: 'Conta de saque principal alterada',
      text: '{account} agora é a conta principal dos seus saques.',
    },
    removed: {
      title: 'Conta de saque removida',
      text: '{account} foi removida e não receberá mais saques.',
    },
  },
  payoutHints: {
    eWallet: 'Número de celular, como 0917 123 4567',
    bank_one: '{count} dígito',
    bank_many: '{count} dígitos',
    bank_other: '{count} dígitos',
    bankOr_one: '{digits} ou {count} dígito',
    bankOr_many: '{digits} ou {count} dígitos',
    bankOr_other: '{digits} ou {count} dígitos',
    crypto: 'Endereço na TRON: 34 caracteres, começando com T',
  },
  transfers: {
    sent: {
      title: 'Dinheiro enviado ao seu agente',
      text: '{amount} foi enviado para {account}.',
    },
    received: {
      title: 'Dinheiro recebido',
      text: '{account}, da sua equipe, enviou {amount} para você.',
    },
    sentDown: {
      title: 'Dinheiro enviado a um membro',
      text: '{amount} foi enviado para {account}.',
    },
    receivedFromAgent: {
      title: 'Dinheiro recebido',
      text: 'Seu agente {account} enviou {amount} para você.',
    },
  },
  envelopes: {
    received: {
      title: 'Um envelope vermelho para você',
      text: 'Seu agente {account} enviou um envelope vermelho para você. Você pode abri-lo até {time}.',
    },
    emptied: {
      title: 'Todos os envelopes vermelhos abertos',
      text_one: '{count} parte da sua chuva de envelopes vermelhos foi aberta: não resta nenhuma.',
      text_many: 'Todas as {count} partes da sua chuva de envelopes vermelhos foram abertas.',
      text_other: 'Todas as {count} partes da sua chuva de envelopes vermelhos foram abertas.',
    },
    returned: {
      title: 'A chuva de envelopes vermelhos acabou',
      text_one: '{opened} de {count} parte foi aberta. {amount} voltou para o seu saldo.',
      text_many: '{opened} de {count} partes foram abertas. {amount} voltou para o seu saldo.',
      text_other: '{opened} de {count} partes foram abertas. {amount} voltou para o seu saldo.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Você precisa de um depósito de {least} ou mais.',
    underWay: 'Você já está participando.',
    spent: 'O orçamento dela acabou.',
    often: 'Você já a usou todas as vezes que cada membro pode.',
    byDeposit: 'Escolha-a ao depositar.',
    noTries: 'Você já se candidatou todas as vezes que pode.',
    notYet: 'Ainda não começou.',
    over: 'Já acabou.',
    cashedIn: 'É só para seu primeiro depósito, e você já depositou.',
    full: 'Todas as vagas foram preenchidas.',
    otherInTurnover: 'Você tem outro bônus ativo. Poderá resgatar este quando o outro terminar.',
  },
  chosenPromotion: {
    kept: 'Guardamos sua vaga enquanto este pedido estiver aberto.',
    given: 'Seu bônus está pronto. Veja em Recompensas.',
    checked: 'Primeiro analisamos e avisamos na sua caixa de entrada.',
    without: 'Este depósito está sem promoção: não conseguimos mais guardar sua vaga.',
  },
  promotionConditions: {
    newcomers: 'Para membros que participam antes do primeiro depósito.',
    everybody: 'Para todos os membros.',
    once: 'Uma vez por membro. Se você compartilha favorecido, telefone ou conta de saque com outro membro, analisamos primeiro.',
    times_one: 'Até {count} vez por membro.',
    times_many: 'Até {count} vezes por membro, uma após a outra.',
    times_other: 'Até {count} vezes por membro, uma após a outra.',
    firstDeposit: 'Seu primeiro depósito conta se for de {least} ou mais e chegar até {end}.',
    deposit: 'Um depósito conta se for de {least} ou mais e chegar até {end}.',
    bets: 'Faça {least} em apostas válidas em qualquer jogo, da sua participação até {end}.',
    betsOf: 'Faça {least} em apostas válidas em {games}, da sua participação até {end}.',
    application_one:
      'Candidate-se com algumas palavras e até três imagens. Nossa equipe analisa. Você pode se candidatar {count} vez.',
    application_many:
      'Candidate-se com algumas palavras e até três imagens. Nossa equipe analisa. Você pode se candidatar {count} vezes.',
    application_other:
      'Candidate-se com algumas palavras e até três imagens. Nossa equipe analisa. Você pode se candidatar {count} vezes.',
    amountOfBets: 'Você recebe {share}% delas como bônus, até {most}, depois que a promoção acabar.',
    fixed: 'Você recebe um bônus de {most}.',
    amount: 'Você recebe {share}% dele como bônus, até {most}.',
    turnover_one:
      'Aposte {factor} × o bônus em {count} dia para transformá-lo em saldo real. Seu próprio saldo real é usado primeiro.',
    turnover_many:
      'Aposte {factor} × o bônus em {count} dias para transformá-lo em saldo real. Seu próprio saldo real é usado primeiro.',
    turnover_other:
      'Aposte {factor} × o bônus em {count} dias para transformá-lo em saldo real. Seu próprio saldo real é usado primeiro.',
    free: 'É pago como saldo real. Não precisa apostar.',
    cap: 'Até {cap} dele pode virar saldo real.',
    largestBet: 'Apostas com dinheiro de bônus não podem passar de {bet}.',
    stays: 'Você mantém o bônus se sacar.',
    forfeits: 'Você perde o bônus se sacar. Seu próprio dinheiro continua seu.',
    claim_one: 'Resgate em até {count} dia depois de recebê-lo.',
    claim_many: 'Resgate em até {count} dias depois de recebê-lo.',
    claim_other: 'Resgate em até {count} dias depois de recebê-lo.',
    places_one: 'Limitado a {count} vaga.',
    places_many: 'Limitado a {count} vagas.',
    places_other: 'Limitado a {count} vagas.',
  },
  gameTypes: {
    RNG: 'slots',
    FISH: 'pesca',
    LIVE: 'ao vivo',
  },
  promotionStates: {
    comingSoon: 'Em breve',
    open: 'Aberta',
    joined: 'Participando',
    applying: 'Candidatura enviada',
    process: 'Em análise',
    rejected: 'Recusada',
    claimable: 'Para resgatar',
    issued: 'Concedida',
    claimed: 'Resgatada',
    closed: 'Encerrada',
  },
  promotionDecisions: {
    refused: {
      title: 'Promoção não aprovada',
      text: 'Analisamos sua candidatura e não pudemos aprová-la. Nada foi tirado do seu saldo.',
    },
    issued: {
      title: 'Promoção aprovada',
      text: 'Seu bônus está em Recompensas.',
    },
  },
  rewardStates: {
    inTurnover: 'Ativo',
    done: 'Concluído',
    forfeited: 'Desistência',
    expired: 'Expirado',
    revoked: 'Cancelado',
  },
  rewardSources: {
    points: 'Loja de pontos',
    rank: 'Prêmio do ranking',
    levelMonth: 'Presente mensal de nível',
    levelUpgrade: 'Presente por subir de nível',
    levelBirthday: 'Presente de aniversário',
    referral: 'Amigo convidado',
    welcome: 'Entrou pelo link de um amigo',
  },
  rewards: {
    waits: {
      title: 'Sua recompensa está pronta',
      text: 'Resgate {amount} em Recompensas. Os termos e o prazo estão lá.',
    },
    bonusEnds: {
      title: 'Seu bônus acaba em breve',
      text: 'Seu bônus de {amount} acaba em até um dia. O que restar dele será perdido; seu próprio dinheiro continua seu.',
    },
    levelReached: {
      title: 'Você chegou a {name}',
      text: 'Veja em Benefícios VIP o que {name} oferece e como mantê-lo.',
    },
  },
  missions: {
    logInToday: 'Entre hoje',
    logIns_one: 'Entre em {count} dia',
    logIns_many: 'Entre em {count} dias',
    logIns_other: 'Entre em {count} dias',
    cashIns: 'Deposite {target} ou mais',
    validBets: 'Faça {target} em apostas liquidadas',
    games_one: 'Jogue {count} jogo',
    games_many: 'Jogue {count} jogos diferentes',
    games_other: 'Jogue {count} jogos diferentes',
  },
  referralStates: {
    deposit: 'Falta o primeiro depósito',
    bets: 'Faltam apostas',
    done: 'Completo',
    ended: 'O tempo acabou',
    inReview: 'Em análise',
    refused: 'Não conta',
  },
  referralReasons: {
    person: 'Parece ser você.',
    payoutAccount: 'Usa a mesma conta de saque que você.',
    device: 'Usa o mesmo aparelho que você.',
  },
  contracts: {
    offered: {
      title: 'Você tem uma oferta de contrato',
      text: '{account} oferece um contrato a você. Ele vale assim que você aceitar.',
    },
    accepted: {
      title: 'Contrato aceito',
      text: '{account} aceitou o contrato. Ele começa no próximo período.',
    },
    declined: {
      title: 'Contrato recusado',
      text: '{account} recusou o contrato.',
    },
    ended: {
      title: 'Contrato encerrado',
      text: 'Seu contrato com {account} foi encerrado. Os períodos já iniciados ainda serão pagos.',
    },
    owes: {
      title: 'Você deve um pagamento',
      text: 'Seu saldo não cobriu {amount} para {account} referente a {day}. Pagaremos assim que entrar dinheiro. Até lá você não pode fazer novas ofertas.',
    },
    owed: {
      title: 'Você tem um pagamento a receber',
      text: 'O saldo de {account} não cobriu {amount} referente a {day}. Você recebe assim que entrar dinheiro.',
    },
  },
  goodsCategories: {
    bonus: 'Bônus',
    home: 'Para casa',
    sport: 'Esportes',
    tech: 'Tecnologia',
  },
  goodsOrderStates: {
    placed: 'Pedido feito',
    packed: 'Embalado',
    sent: 'A caminho',
    delivered: 'Entregue',
    cancelled: 'Cancelado, pontos devolvidos',
  },
  goodsOrders: {
    sent: {
      title: 'Seu pedido está a caminho',
      text: '{title} está a caminho. Código da encomenda: {parcel}.',
    },
    delivered: {
      title: 'Seu pedido foi entregue',
      text: '{title} foi entregue.',
    },
    cancelled: {
      title: 'Seus pontos voltaram',
      text_one: 'Não foi possível entregar {title}. Você recebeu {count} ponto de volta.',
      text_many: 'Não foi possível entregar {title}. Você recebeu todos os {count} pontos de volta.',
      text_other: 'Não foi possível entregar {title}. Você recebeu todos os {count} pontos de volta.',
    },
  },
  points: {
    opening: 'Pontos iniciais',
    earned: 'De apostas liquidadas',
    redeemed: 'Trocado: {title}',
    returned: 'Pontos devolvidos: {title}',
  },
  chat: {
    greeting:
      'Oi, {name}, sou a Aya. Pergunte sobre depósitos, saques ou sua senha, ou peça para falar com uma pessoa.',
    answers: {
      deposit:
        'Toque em Depositar e escolha uma forma de pagamento. Cada uma mostra o valor mínimo e o máximo.',
      withdraw:
        'Toque em Sacar. Antes de confirmar, você vê quando o dinheiro chega. Depois pode acompanhar cada etapa.',
      password:
        'Toque em “Esqueceu a senha?” na página de entrada. Você recebe por SMS ou e-mail um código que vale dez minutos. Nunca pedimos sua senha.',
      human: 'Um momento, por favor, vou chamar um colega.',
      unknown: 'Desculpe, não entendi. Escolha um assunto abaixo ou peça para falar com uma pessoa.',
    },
    taken: 'Olá, aqui é o Ben. Li suas mensagens. Como posso ajudar?',
    noted: 'Obrigado, anotei e respondo por aqui.',
    words: {
      deposit: 'deposit, depósito',
      withdraw: 'saque, sacar, retirar',
      password: 'senha, entrar',
      human: 'pessoa, humano, alguém',
    },
    buttons: {
      deposit: 'Depositar',
      withdraw: 'Sacar',
      password: 'Senha',
      human: 'Falar com uma pessoa',
    },
    page: {
      back: 'Voltar',
      talk: 'Conversa',
      you: 'Você',
      message: 'Sua mensagem',
      send: 'Enviar',
      topics: 'Assuntos',
      writing: '{agent} está escrevendo…',
      used: 'Este chat terminou. Volte e abra de novo.',
      failed: 'Não conseguimos confirmar sua mensagem. Envie de novo: ela não conta duas vezes.',
      tooMany: 'Foi muita coisa de uma vez. Espere um minuto e envie de novo.',
    },
  },
  inbox: {
    welcome: {
      title: 'Boas-vindas ao Araw',
      content:
        '<p>Que bom ter você aqui. Passeie pelo <a href="/m/home">lobby</a> e toque no coração dos jogos de que gosta. Antes de jogar, decida quanto gastar.</p>',
    },
    newLogin: {
      title: 'Nova entrada na sua conta',
      content:
        '<p>Alguém entrou na sua conta por um aparelho novo. Se não foi você, <a href="/m/changePsw">troque sua senha</a> e confira a <a href="/m/securityCenter">central de segurança</a>.</p>',
    },
    jackpot: {
      title: 'O jackpot agora está nos jogos',
      content:
        '<p>Todos os jogos marcados com JACKPOT dividem um pote, e qualquer rodada pode ganhá-lo. Veja o valor acima dos <a href="/m/jl-slot">slots JL</a> e as regras em cada jogo.</p>',
    },
    protection: {
      title: 'Veja como sua conta é protegida',
      content:
        '<p>A <a href="/m/securityCenter">central de segurança</a> mostra como sua conta é protegida e o que mais você pode fazer.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Missões',
      content:
        '<p>Faça o que um dia ou uma semana pede e resgate a recompensa. <a href="/m/leaderBoard">Ir às missões</a></p>',
    },
    REFERRAL: {
      title: 'Convidar amigos',
      content:
        '<p>Envie seu link aos amigos: quando eles depositam e jogam, vocês dois ganham uma recompensa. <a href="/m/inviteFriends">Ir ao seu link</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Primeiro depósito em dobro',
    reload: 'Bônus de 20% em novo depósito',
    shareYourWin: 'Compartilhe seu ganho',
    slotsAndFishing: 'Slots e pesca, 5,000 no total',
  },
};
