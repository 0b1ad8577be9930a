import type { texts as english } from './en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english, 'one' | 'many' | 'other'> = {
  balance: 'Saldo',
  funMoney: 'Dinheiro fictício',
  stake: 'Valor apostado',
  lowerStake: 'Diminuir o valor apostado',
  higherStake: 'Aumentar o valor apostado',
  yourPick: 'Seu palpite',
  rulesTitle: 'Regras e retorno ao jogador',
  playSafely: 'Jogue por diversão e pare quando deixar de ser divertido.',
  leave: 'Voltar ao lobby',

  slow: 'Conexão lenta. Verificando de novo …',
  unconfirmed: 'Não conseguimos confirmar esta aposta. Ela conta uma única vez ou não conta.',
  cancelUnconfirmed:
    'Não conseguimos confirmar o cancelamento. Suas apostas, abaixo, mostram o que vale. Você pode cancelar outra vez.',
  checkAgain: 'Verificar de novo',
  insufficientBalance: 'Saldo insuficiente para este valor. Nenhum dinheiro foi movimentado.',
  conflict: 'Tarde demais. Nenhum dinheiro foi movimentado.',
  refused: 'O operador recusou. Nenhum dinheiro foi movimentado.',
  onBreak:
    'Você está em pausa, então nenhuma aposta foi feita e nenhum dinheiro foi movimentado. O site mostra até quando.',
  realityCheck:
    'Você está jogando há um tempo. Responda à pergunta do site e depois continue. Nenhum dinheiro foi movimentado.',
  limitReached:
    'Você atingiu um limite que definiu, então esta aposta não foi feita. Nenhum dinheiro foi movimentado.',
  termsChanged:
    'Nossos termos mudaram, então esta aposta não foi feita. Leia e aceite no site. Nenhum dinheiro foi movimentado.',
  otherGame:
    'Este jogo foi fechado. Abra-o de novo pelo lobby para continuar. Nenhum dinheiro foi movimentado.',
  siteClosed: 'O site está fechado no momento. Nenhum dinheiro foi movimentado.',
  siteClosedLater: 'O site está fechado no momento. Abra o jogo de novo mais tarde.',
  notOpened: 'O jogo não abriu',
  notOpenedWhy: 'Confira sua conexão e abra o jogo de novo.',
  gameClosed: 'Este jogo está fechado',
  linkUsed: 'Este link do jogo já foi usado ou expirou. Abra o jogo de novo pelo lobby.',
  otherOdds: 'As odds deste link não conferem com as desta loteria. Abra-a de novo pelo lobby.',
  oddsChanged: 'As odds mudaram. Confira e aposte de novo. Nenhum dinheiro foi movimentado.',
  sessionEnded: 'Sua sessão terminou',
  sessionEndedWhy: 'Entre de novo para continuar jogando. Todas as suas apostas estão seguras.',
  sessionEndedRefused:
    'Isto não foi feito e nenhum dinheiro foi movimentado. Entre de novo para continuar jogando.',
  sessionEndedUnconfirmed:
    'Não conseguimos confirmar sua última ação. Entre e abra este jogo de novo: você verá o que vale como última rodada ou entre suas apostas.',

  goodLuck: 'Boa sorte!',
  won: 'Você ganhou {amount}',
  partBack: '{amount} de {stake} de volta',
  noWin: 'Não foi desta vez',
  pays: 'paga × {times}',
  pick: 'Palpite',
  paysHead: 'Paga',
  returnHead: 'Retorno',
  symbol: 'Símbolo',
  rightPick: 'Um palpite vencedor paga seu número multiplicado pelo valor apostado.',
  stakesOffered: 'Valores: {stakes}.',
  returnToPlayer:
    'Retorno ao jogador: {percent}% considerando todos os resultados possíveis. Cada resultado é sorteado com sementes fixadas antes da aposta e não depende de nenhum outro.',
  fairness: 'Jogo justo',
  verify: 'Verificar',
  verifyThis: 'Verificar {title}',
  seedsChanged:
    'Suas sementes foram trocadas em outra página. Nenhum dinheiro foi movimentado. Confira as novas em “Jogo justo” e jogue de novo.',
  proofDiffers: 'Os números não conferem com as sementes desta aposta.',

  jackpot: 'Jackpot',
  jackpotWon: 'Você ganhou o jackpot: {amount}',
  jackpotNumber: 'Número do jackpot: {number}. Ganha se for menor que {pesos}.',
  jackpotFun: 'Dinheiro fictício não aumenta o jackpot nem o ganha.',
  jackpotRules:
    'Jackpot: {share}% de cada valor apostado vai para o pote, pago pelo operador. Cada rodada também sorteia um número de 0 a {most}. Se ele for menor que seu valor apostado em pesos, você ganha o pote inteiro. Com {stake}, são {chances} de {numbers} números; com o dobro do valor, o dobro da chance. Depois o operador começa o próximo pote com {opening}. Todos os jogos marcados com JACKPOT dividem um pote.',
  jackpotReturn:
    'Considerando todas as rodadas, o jogo devolve {game}%, o pote {share}% e seus valores iniciais {openings}%: {total}% no total.',

  'verb.slot': 'Girar',
  'verb.dice': 'Rolar',
  'verb.coin': 'Lançar',
  'verb.fish': 'Atirar',
  'verb.crash': 'Decolar',
  'verb.dragonTiger': 'Distribuir',
  'verb.bingo': 'Sortear as bolas',
  'verb.digits': 'Sortear',
  'verb.sixNumbers': 'Sortear',
  'verb.roulette': 'Girar',
  'verb.baccarat': 'Distribuir',
  'verb.sicBo': 'Rolar',
  'verb.colorGame': 'Rolar',
  'verb.scratch': 'Raspar',
  'verb.poker': 'Distribuir',

  sun: 'Sol',
  crown: 'Coroa',
  gem: 'Joia',
  peso: 'Peso',
  bell: 'Sino',
  lime: 'Limão',
  mango: 'Manga',
  moon: 'Lua',
  slotRules_one:
    'O valor apostado é dividido em {count} linha: as três fileiras, um V e um Λ. Três ou mais símbolos iguais a partir da esquerda pagam seu número multiplicado pelo valor apostado na linha. O sol é curinga.',
  slotRules_many:
    'O valor apostado é dividido em {count} linhas: as três fileiras, um V e um Λ. Três ou mais símbolos iguais a partir da esquerda pagam seu número multiplicado pelo valor apostado na linha. O sol é curinga.',
  slotRules_other:
    'O valor apostado é dividido em {count} linhas: as três fileiras, um V e um Λ. Três ou mais símbolos iguais a partir da esquerda pagam seu número multiplicado pelo valor apostado na linha. O sol é curinga.',
  oneLineRules:
    'Todo o valor apostado vai para a linha do meio. Três ou mais símbolos iguais a partir da esquerda pagam seu número multiplicado pelo valor apostado. O sol é curinga.',
  lineWon: 'linha {line}: {count} × {symbol}, × {times}',
  middleLine: 'Linha do meio: {symbols}',

  under: 'Menos de 7',
  seven: '7 exato',
  over: 'Mais de 7',
  diceShow: '{first} e {second} somam {sum}',

  coinShows: 'A moeda mostra: {side}',

  sardine: 'Sardinha',
  crab: 'Caranguejo',
  turtle: 'Tartaruga',
  ray: 'Arraia',
  shark: 'Tubarão',
  whale: 'Baleia',
  fishCaught: 'Pegou: {fish}',
  fishEscaped: 'Escapou: {fish}',
  fishRules: 'Escolha um peixe e atire. Quanto mais difícil de pegar, mais ele paga.',

  leaveAt: 'Sair em {times}',
  flightEnded: 'O voo terminou em × {point}',
  crashRules:
    'Escolha quando sair. Um voo pode terminar a qualquer momento. Se chegar até onde você escolheu, você ganha.',

  dragon: 'Dragão',
  tiger: 'Tigre',
  tie: 'Empate',
  dragonTigerShow: 'Dragão {dragon}, tigre {tiger}',
  dragonTigerRules:
    'Dragão e tigre recebem uma carta cada, do mesmo baralho. A carta mais alta ganha. O ás é a mais baixa e o rei, a mais alta.',

  bingoLines_one: '{count} linha completa',
  bingoLines_many: '{count} de linhas completas',
  bingoLines_other: '{count} linhas completas',
  bingoCorners: 'Quatro cantos',
  bingoRules_one:
    'Sai {count} de 75 bolas. Cada fileira, coluna e diagonal completa paga × {line}, e os quatro cantos × {corners}. O centro é livre.',
  bingoRules_many:
    'Saem {count} de 75 bolas. Cada fileira, coluna e diagonal completa paga × {line}, e os quatro cantos × {corners}. O centro é livre.',
  bingoRules_other:
    'Saem {count} de 75 bolas. Cada fileira, coluna e diagonal completa paga × {line}, e os quatro cantos × {corners}. O centro é livre.',

  digitsDrawn: 'Sorteado: {digits}',
  yourNumbers: 'seus números: {numbers}',
  lucky: 'Surpresinha',
  digitsRules:
    'Um sorteio instantâneo, só por diversão: três dígitos de 000 a 999, todos com a mesma chance. Grande, pequeno, ímpar e par dependem da soma. A surpresinha aposta em três dígitos aleatórios.',
  red: 'Vermelho',
  black: 'Preto',
  green: 'Verde',
  blue: 'Azul',
  yellow: 'Amarelo',
  white: 'Branco',
  pink: 'Rosa',
  fromTo: 'De {from} a {to}',
  oneNumber: 'Um número, de 0 a 36',
  rouletteShows: 'A bola cai em {number}, {color}',
  rouletteRules:
    'Uma roleta com os números de 0 a 36, todos com a mesma chance. O zero só ganha no próprio número.',
  player: 'Jogador',
  banker: 'Banca',
  playerHas: 'Jogador {cards}, {total}',
  bankerHas: 'banca {cards}, {total}',
  baccaratRules:
    'Ganha quem chegar mais perto de 9. Dez e figuras valem 0, e de cada soma só conta o último dígito. Com 8 ou 9 em duas cartas, ninguém compra. Senão, o jogador compra com 0 a 5. Se o jogador parar, a banca compra com 0 a 5. Se não parar, depende da terceira carta do jogador: com 0 a 2 a banca sempre compra; com 3, a menos que seja 8; com 4, se for de 2 a 7; com 5, se for de 4 a 7; com 6, se for 6 ou 7. Um empate reembolsa o que foi apostado em jogador e banca. Cada carta sai de um baralho completo de 52.',
  sicSmall: 'Pequeno (4 a 10)',
  sicBig: 'Grande (11 a 17)',
  anyTriple: 'Qualquer trinca',
  oneTriple: 'Trinca específica',
  sumIs: 'Soma {sum}',
  threeDice: '{dice} somam {sum}',
  sicBoRules: 'Três dados são rolados. Pequeno e grande perdem para qualquer trinca.',
  colorsShow: 'Os dados mostram: {colors}',
  colorGameRules:
    'Role três dados com uma cor em cada lado. Sua cor em um deles paga × {one}, em dois × {two}, em três × {three}.',
  prize: 'Prêmio',
  ticketsWin_one: 'De {count} raspadinha',
  ticketsWin_many: 'De {count} raspadinhas',
  ticketsWin_other: 'De {count} raspadinhas',
  threeSame: 'Três campos mostram {prize}',
  noThreeSame: 'Não há três campos iguais',
  scratchRules: 'Três campos iguais pagam o que mostram, multiplicado pelo valor apostado.',
  hand: 'Mão',
  royalFlush: 'Royal flush',
  straightFlush: 'Straight flush',
  fourAlike: 'Quadra',
  fullHouse: 'Full house',
  flush: 'Flush',
  straight: 'Sequência',
  threeAlike: 'Trinca',
  twoPairs: 'Dois pares',
  pair: 'Um par',
  nothing: 'Sem par',
  pokerRules:
    'Cinco cartas de um baralho, sem trocas. A melhor mão paga seu número multiplicado pelo valor apostado. Um par reembolsa o valor apostado.',

  placeBet: 'Apostar',
  yourBets: 'Suas apostas',
  results: 'Resultados',
  drawNumber: 'Sorteio {numero}',
  closesIn: 'Apostas fecham em {left}',
  betsClosed: 'Fechado',
  number: 'Número',
  threeDigits: 'Três dígitos',
  small: 'Pequeno (0 a 13)',
  big: 'Grande (14 a 27)',
  odd: 'Ímpar',
  even: 'Par',
  drawSide: 'Empate',
  meron: 'Meron',
  wala: 'Wala',
  'status.open': 'Em aberto',
  'status.won': 'Ganhou {amount}',
  'status.lost': 'Perdeu',
  'status.cancelled': 'Cancelada',
  cancelBet: 'Cancelar aposta',
  cancelThis: 'Cancelar {choice}, {title}',
  betCancelled: 'Cancelada. Seu valor apostado voltou.',
  betStands: 'Sua aposta está feita.',
  pickFirst: 'Primeiro escolha em que apostar.',
  pickSix: 'Primeiro escolha seis números.',
  pickedOf: '{count} de 6 escolhidos',
  clearPicks: 'Limpar',
  score: '{title}: {home} a {away}',
  playType: 'Tipo de jogo',
  Tradition: 'Números',
  Entertainment: 'Lados',
  prizeMode: 'Modo de prêmios: {mode}.',
  lotteryRules:
    'São sorteados três dígitos, de 000 a 999, todos com a mesma chance. Grande, pequeno, ímpar e par dependem da soma. Você pode cancelar uma aposta até o sorteio dela fechar.',
  lotteryReturn: 'Retorno ao jogador: {digits}% em três dígitos, {sides}% no restante.',
  lotteryProof:
    'Os números são fixados antes da sua aposta. O SHA-256 da semente deles é {commitment}. A semente é revelada com os números.',
  matchRules:
    'As apostas fecham quando a partida começa e, depois disso, não podem ser alteradas. O lado vencedor paga seu número multiplicado pelo valor apostado no fim da partida, 90 minutos depois.',
  fightRules:
    'Meron, wala ou empate: as apostas fecham quando a luta começa e, depois disso, não podem ser alteradas. O lado vencedor paga seu número multiplicado pelo valor apostado quando a luta termina, 5 minutos depois.',
  fightWon: '{title}: {winner}',
  matchReturn: 'Retorno ao jogador: {returns}.',
  hits: 'Acertos',
  sixRules:
    'São sorteados seis números diferentes de 1 a {highest}, todos com a mesma chance. Três ou mais acertos ganham. Você pode cancelar uma aposta até o sorteio dela fechar.',
  sixFunRules:
    'Um sorteio instantâneo, só por diversão: são sorteados seis números diferentes de 1 a {highest}, e sua aposta são seis números aleatórios. Três ou mais acertos ganham.',
};
