import type { ContentTexts } from './texts.ts';

export const pt: ContentTexts = {
  help: {
    start: {
      title: 'Primeiros passos',
      content: '<p>Como se cadastrar e encontrar o que procura.</p>',
      children: {
        signUp: {
          title: 'Como me cadastro?',
          content:
            '<p>Toque em <strong>Cadastre-se</strong>, escolha um nome de usuário e uma senha de pelo menos oito caracteres e confirme que você tem {age} anos ou mais.</p>',
        },
        trial: {
          title: 'Posso testar os jogos de graça?',
          content:
            '<p>Sim. Uma conta de teste usa dinheiro fictício, que não dá para comprar nem sacar. Os jogos que só abrem com conta real avisam.</p>',
        },
        find: {
          title: 'Como encontro um jogo?',
          content:
            '<p>Abra uma categoria, busque pelo nome ou filtre por estúdio, tipo e aposta mínima. Toque no coração para guardar um jogo nos seus favoritos.</p>',
        },
      },
    },
    money: {
      title: 'Depositar e sacar',
      content: '<p>Como colocar dinheiro no seu saldo e receber de volta.</p>',
      children: {
        cashIn: {
          title: 'Quanto posso depositar?',
          content:
            '<p>Toque em Depositar e escolha uma forma de pagamento. Cada uma mostra o valor mínimo e o máximo.</p>',
        },
        withdraw: {
          title: 'Quanto tempo leva um saque?',
          content:
            '<p>Toque em Sacar. Antes de confirmar, você vê quando o dinheiro chega. Depois pode acompanhar cada etapa.</p>',
        },
        balance: {
          title: 'Meu saldo parece errado',
          content:
            '<p>Feche o jogo e atualize seu saldo. Todas as apostas e ganhos ficam registrados. Se faltar algo, fale com o atendimento.</p>',
        },
      },
    },
    games: {
      title: 'Jogos',
      content: '<p>Regras, resultados e interrupções.</p>',
      children: {
        connection: {
          title: 'Perdi a conexão durante uma rodada',
          content:
            '<p>Rodadas aceitas são liquidadas mesmo se você estiver sem internet. Abra o jogo de novo para ver como a sua terminou.</p>',
        },
        closed: {
          title: 'Um jogo não abre',
          content:
            '<p>Ele pode estar em manutenção. Tente de novo mais tarde ou jogue outro do mesmo estúdio.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Jogo mais seguro',
      content: '<p>Jogar deve continuar sendo divertido. É preciso ter {age} anos ou mais.</p>',
      children: {
        limits: {
          title: 'Definir um limite',
          content:
            '<p>Na página <strong>Jogue dentro dos seus limites</strong>, você pode limitar quanto deposita, aposta ou perde, e por quanto tempo joga. Um limite mais baixo vale imediatamente; um mais alto espera e depois precisa da sua confirmação.</p>',
        },
        break: {
          title: 'Fazer uma pausa',
          content:
            '<p>Na página <strong>Jogue dentro dos seus limites</strong>, você pode fazer uma pausa ou se autoexcluir. Começa na hora, e ninguém pode encerrar antes. Você ainda pode sacar.</p>',
        },
      },
    },
    account: {
      title: 'Conta e segurança',
      content: '<p>Mantenha sua conta segura.</p>',
      children: {
        password: {
          title: 'Esqueci a senha',
          content:
            '<p>Toque em <strong>Esqueceu a senha?</strong> na página de entrada. Você recebe por SMS ou e-mail um código que vale dez minutos.</p>',
        },
        locked: {
          title: 'Minha conta está bloqueada',
          content:
            '<p>Senhas erradas demais bloqueiam a conta por um tempo. Espere ou fale com o atendimento.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Quem pode se cadastrar',
        paragraphs: [
          'Você precisa ter pelo menos {age} anos e a idade legal para jogar no lugar onde está. Ao se cadastrar, você confirma as duas coisas. {merchant} pode pedir comprovação a qualquer momento e fecha as contas de quem não tem idade suficiente.',
          'É proibido jogar de um lugar onde o jogo on-line não é permitido, e também se cadastrar em nome de outra pessoa.',
        ],
      },
      {
        heading: 'Uma pessoa, uma conta',
        paragraphs: [
          'Você pode ter uma única conta. O nome, o número de celular e os dados de pagamento devem ser seus e verdadeiros. Se você abrir várias contas, elas podem ser unificadas ou fechadas, e ganhos de bônus recebidos duas vezes não são pagos.',
        ],
      },
      {
        heading: 'Seus dados e como são usados',
        paragraphs: [
          '{merchant} guarda o que você informa aqui, seu endereço IP e o horário do cadastro para administrar sua conta, pagar você, prevenir fraudes e cumprir a lei. Nada é vendido. Você pode pedir para ver, corrigir ou excluir esses dados; o que a lei obriga {merchant} a guardar fica guardado pelo tempo que ela determina.',
        ],
      },
      {
        heading: 'Sua senha',
        paragraphs: [
          'Escolha uma senha que você não usa em nenhum outro lugar e não a compartilhe com ninguém; {merchant} nunca a pede. Tudo o que for feito com seu nome de usuário e sua senha conta como feito por você até que você comunique o roubo.',
        ],
      },
      {
        heading: 'Convites',
        paragraphs: [
          'Se você se cadastra com o código de convite de um agente, entra na equipe dele. O código não pode ser trocado depois.',
        ],
      },
      {
        heading: 'Jogue com responsabilidade',
        paragraphs: [
          'Jogo é diversão, não renda. Na página “Jogue dentro dos seus limites”, você pode limitar quanto deposita, aposta ou perde, fazer uma pausa ou se autoexcluir. Ninguém pode encerrar antes uma pausa ou uma autoexclusão.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Este acordo',
        paragraphs: [
          'Este acordo é entre você e {merchant}. Ele vale sempre que você usa o site ou o app. Se não concordar, não os use.',
        ],
      },
      {
        heading: 'Apostas e resultados',
        paragraphs: [
          'Uma aposta vale quando o servidor a aceita e, depois disso, não pode ser cancelada. Os registros do servidor decidem valores apostados, resultados e ganhos. Um jogo interrompido é concluído ou tem o valor apostado reembolsado, conforme suas regras. Apostas e ganhos causados por um erro evidente ficam sem efeito.',
        ],
      },
      {
        heading: 'Depósitos e saques',
        paragraphs: [
          'Depósitos e saques só são feitos em seu próprio nome. {merchant} pode verificar sua identidade antes de um saque e retém o dinheiro que vem de fraude ou viola a lei até que isso se resolva.',
        ],
      },
      {
        heading: 'O que não é permitido',
        paragraphs: [
          'Não é permitido usar bots, trapacear, agir em conluio, explorar erros de um jogo, lavar dinheiro nem perturbar ou atacar o serviço. Contas que fazem isso são fechadas e denunciadas quando a lei exige.',
        ],
      },
      {
        heading: 'Disponibilidade e responsabilidade',
        paragraphs: [
          'O serviço pode parar por manutenção ou por falhas. {merchant} responde pelos danos que causou de propósito ou por negligência grave, e pelo seu saldo, mas não por jogos que estavam indisponíveis.',
        ],
      },
      {
        heading: 'Mudanças, reclamações e lei',
        paragraphs: [
          'Mudanças neste acordo são avisadas no site antes de valer. Se não concordar, você pode sacar seu saldo e fechar sua conta. Envie reclamações ao atendimento, que responde em até 14 dias. Vale a lei das Filipinas.',
        ],
      },
    ],
    login: [
      {
        heading: 'Ao entrar',
        paragraphs: [
          'Ao entrar, você confirma que é titular desta conta, que tem pelo menos {age} anos e que aceita o acordo do usuário na versão atual.',
        ],
      },
      {
        heading: 'Mantenha sua conta segura',
        paragraphs: [
          'Saia da conta em aparelhos que outras pessoas usam. Em “Central de segurança”, você vê onde sua conta está aberta e pode encerrar cada sessão. Depois de várias senhas ou códigos errados, a entrada demora mais, para proteger você.',
        ],
      },
      {
        heading: 'Códigos',
        paragraphs: [
          'Os códigos por SMS ou e-mail são só para você e valem alguns minutos. {merchant} nunca pede que você leia um código em voz alta. Sua operadora pode cobrar por mensagens no exterior.',
        ],
      },
      {
        heading: 'O que registramos',
        paragraphs: [
          'Cada entrada é registrada com horário, endereço IP e aparelho, para que você e {merchant} possam reconhecer um uso indevido.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'O que acontece na manutenção',
      content:
        '<p>Enquanto o site está fechado para manutenção, os jogos <strong>não aceitam novas apostas</strong>.</p><p>As apostas feitas antes são liquidadas normalmente. Seu saldo está seguro.</p>',
    },
    returnToPlayer: {
      title: 'Retorno ao jogador',
      content:
        '<p>Considerando todos os resultados possíveis, os jogos devolvem esta parte dos valores apostados:</p><table><thead><tr><th scope="col">Jogo</th><th scope="col">Retorno ao jogador</th></tr></thead><tbody><tr><td>Slots</td><td>95.46%</td></tr><tr><td>Pesca</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Cada jogo mostra o seu nas regras. <a href="/m/gameList">Todos os jogos</a></p>',
    },
    limits: {
      title: 'Jogue dentro dos seus limites',
      content:
        '<p>Jogar é para se divertir, e só para quem tem <strong>{age} anos ou mais</strong>. Antes de jogar, decida quanto tempo e dinheiro gastar, e pare aí. Fale com a gente se deixar de ser divertido.</p>',
    },
    password: {
      title: 'Nunca compartilhe sua senha',
      content:
        '<p>Nunca pedimos sua senha nem um código de verificação, por telefone ou chat. Se alguém pedir, avise o atendimento.</p>',
    },
    welcomeBack: {
      title: 'Que bom ver você de novo',
      content:
        '<p>Todos os jogos com <a href="/m/jl-slot">jackpot</a> dividem um pote, e a cada duas horas começa uma partida em <a href="/m/sports">esportes</a>.</p>',
    },
    jackpotHow: {
      title: 'Como ganhar o jackpot',
      content:
        '<p>1% de cada valor apostado nos jogos marcados com JACKPOT vai para um só pote. Cada rodada sorteia um número que pode ganhar tudo. Veja as chances nas regras do jogo.</p>',
    },
    welcome: {
      title: 'Boas-vindas ao Araw',
      content:
        '<p>Mais de 600 jogos, todos em pesos. <a href="/m/register">Cadastre-se</a> em um minuto ou primeiro <a href="/m/trail">teste grátis</a>.</p>',
    },
    firstSteps: {
      title: 'Seus primeiros passos',
      content:
        '<ol><li>Verifique seu número de celular.</li><li>Leia as regras e o retorno ao jogador.</li><li>Escolha um jogo e toque no coração dos que você gosta.</li></ol>',
    },
    onePot: {
      title: 'Um pote para todos os jackpots',
      content:
        '<p>1% de cada valor apostado vai para o pote, e qualquer rodada pode ganhar tudo. Veja quanto há nele acima dos <a href="/m/jl-slot">slots JL</a>.</p>',
    },
    forFun: {
      title: 'Primeiro jogue por diversão',
      content:
        '<p>Uma <a href="/m/trail">conta de teste</a> usa dinheiro fictício, que não dá para comprar nem sacar. As regras e as chances são as mesmas do dinheiro de verdade, exceto no jackpot.</p>',
    },
    matches: {
      title: 'Partidas a qualquer hora',
      content:
        '<p>A cada duas horas começa uma partida, uma liga após a outra. Aposte até ela começar; o resultado sai 90 minutos depois. <a href="/m/sports">Ver partidas</a></p>',
    },
    bingo: {
      title: 'Bingo de 75 bolas',
      content:
        '<p>Em cada rodada saem 36 de 75 bolas. Linhas completas e os quatro cantos pagam.</p><p><img src="{picture}" alt="Bolas de bingo em volta de uma cartela"></p>',
    },
    draws: {
      title: 'Um sorteio por minuto',
      content:
        '<p>As loterias são sorteadas a cada dez minutos, três minutos ou um minuto, com uma semente fixada antes da sua aposta. <a href="/m/lottery">Ver loterias</a></p>',
    },
    sabong: {
      title: 'Sabong: meron, wala ou empate',
      content: '<p>Três lados para apostar, cada um com suas odds. Veja nas regras o retorno de cada um.</p>',
    },
    jackpotWon: {
      title: 'Dá para ganhar o jackpot',
      content:
        '<p>Qualquer rodada de um jogo com jackpot pode ganhá-lo, e o dobro do valor apostado dobra sua chance. <a href="/m/jl-slot">Ver quanto há no pote</a></p>',
    },
    newGames: {
      title: 'Jogos novos têm um selo',
      content:
        '<p>Os jogos novos de Palaro Play, Bahaghari Studios, Mayon Works e outros trazem o selo NOVO.</p>',
    },
    teamFigures: {
      title: 'Os números da equipe são do momento',
      content:
        '<p>O que sua equipe apostou, ganhou e perdeu é somado a partir do registro contábil sempre que você consulta.</p>',
    },
    contracts: {
      title: 'Contratos mantêm seus termos',
      content: '<p>Um contrato traz seus termos na oferta. Os que estão em vigor os mantêm.</p>',
    },
    holidayHours: {
      title: 'Horário do atendimento nos feriados',
      content: '<p>Nos feriados, o chat é respondido das 08:00 às 22:00.</p>',
    },
  },
  banners: {
    games: { title: 'Mais de 600 jogos em pesos', subtitle: 'A partir de um centavo a rodada · só {age}+' },
    jackpot: { title: 'Jackpot do Jeepney', subtitle: 'Um pote: toda rodada o enche, uma leva' },
    sports: { title: 'Torça pelo seu time!', subtitle: 'A cada duas horas começa uma partida' },
    fishing: { title: 'Pesca em Tubbataha', subtitle: 'Uma baleia paga 96 vezes o valor apostado' },
    tables: { title: 'Mesas na baía de Manila', subtitle: 'Sessenta mesas, abertas dia e noite' },
    join: { title: 'Junte-se ao Araw hoje', subtitle: 'Ou primeiro dê uma olhada: mais de 600 jogos' },
    exclusive: { title: 'Só no Araw: Fortuna do Carabao', subtitle: 'Uma exclusividade da JL Games' },
  },
  goods: {
    'bonus-100': { title: 'Bônus de ₱100', about: 'Na hora no seu saldo de bônus.' },
    'bonus-500': { title: 'Bônus de ₱500', about: 'Na hora no seu saldo de bônus.' },
    parol: {
      title: 'Lanterna parol de capiz, 40 cm',
      about: 'Feita à mão em Pampanga, com lâmpada e fio de 2 m.',
    },
    fan: { title: 'Leque de mão abaniko', about: 'Trançado em palha de buri.' },
    jeepney: { title: 'Miniatura de jeepney pintada à mão', about: 'Peça única, 18 cm de comprimento.' },
    basketball: { title: 'Bola de basquete, tamanho 7', about: 'Para ginásios e quadras ao ar livre.' },
    headset: { title: 'Headset sem fio', about: 'Bluetooth, 30 horas por carga.' },
  },
};
