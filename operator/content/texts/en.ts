/** Help, terms, announcements, banners and goods. `{merchant}` and `{age}` are filled in when they are read. */
export const en = {
  help: {
    start: {
      title: 'Getting started',
      content: '<p>How to sign up and find your way around.</p>',
      children: {
        signUp: {
          title: 'How do I sign up?',
          content:
            "<p>Tap <strong>Sign up</strong>, choose a username and a password of at least eight characters, and confirm that you're {age} or older.</p>",
        },
        trial: {
          title: 'Can I try games for free?',
          content:
            "<p>Yes. A trial account uses play money, which you can't buy or withdraw. Games only open to real accounts say so.</p>",
        },
        find: {
          title: 'How do I find a game?',
          content:
            '<p>Open a category, search by name, or filter by studio, type and minimum bet. Tap the heart to keep a game in your collection.</p>',
        },
      },
    },
    money: {
      title: 'Cash in and withdraw',
      content: '<p>Adding money to your balance and getting it back.</p>',
      children: {
        cashIn: {
          title: 'How much can I cash in?',
          content:
            '<p>Tap Cash in and choose a payment method. Each one shows its smallest and largest amount.</p>',
        },
        withdraw: {
          title: 'How long does a withdrawal take?',
          content:
            '<p>Tap Withdraw. Before you confirm, you see when the money arrives. After that you can follow each step.</p>',
        },
        balance: {
          title: 'My balance looks wrong',
          content:
            "<p>Close the game and refresh your balance. Every bet and win is on record. If something's missing, contact customer service.</p>",
        },
      },
    },
    games: {
      title: 'Games',
      content: '<p>Rules, results and interruptions.</p>',
      children: {
        connection: {
          title: 'I lost my connection during a round',
          content:
            "<p>Accepted rounds are settled even if you're offline. Open the game again to see how yours ended.</p>",
        },
        closed: {
          title: "A game won't open",
          content:
            '<p>It may be under maintenance. Try again later, or play another game from the same studio.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Safer play',
      content: '<p>Playing should stay fun. You must be {age} or older.</p>',
      children: {
        limits: {
          title: 'Set a limit',
          content:
            '<p>Under <strong>Play within your limits</strong> you can limit what you cash in, bet or lose, and how long you play. A lower limit takes effect immediately; a higher one waits, and then needs your confirmation.</p>',
        },
        break: {
          title: 'Take a break',
          content:
            '<p>Under <strong>Play within your limits</strong> you can take a break or exclude yourself. It starts right away, and nobody can end it early. You can still withdraw.</p>',
        },
      },
    },
    account: {
      title: 'Account and security',
      content: '<p>Keep your account safe.</p>',
      children: {
        password: {
          title: 'I forgot my password',
          content:
            "<p>Tap <strong>Forgot password</strong> on the login page. You'll get a code by SMS or e-mail that works for ten minutes.</p>",
        },
        locked: {
          title: 'My account is locked',
          content:
            '<p>Too many wrong passwords lock an account for a while. Wait, or contact customer service.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Who may sign up',
        paragraphs: [
          'You must be at least {age} years old and of legal age to play where you are. By registering you confirm both. {merchant} may ask for proof at any time and closes accounts of anyone who is too young.',
          'Playing from a place where online gaming is not allowed is forbidden, and so is signing up for someone else.',
        ],
      },
      {
        heading: 'One person, one account',
        paragraphs: [
          'You may have one account. The name, mobile number and payment details must be your own and true. If you open several accounts, they may be merged or closed, and winnings from bonuses taken twice are not paid.',
        ],
      },
      {
        heading: 'Your details and how they are used',
        paragraphs: [
          '{merchant} keeps what you enter here, your IP address and the time you signed up to run your account, to pay you, to prevent fraud and to meet the law. It is not sold. You may ask to see, correct or delete it; {merchant} keeps what the law requires, for as long as it requires.',
        ],
      },
      {
        heading: 'Your password',
        paragraphs: [
          'Choose a password that you use nowhere else and share it with no one; {merchant} never asks for it. Anything done with your username and password counts as done by you until you report them stolen.',
        ],
      },
      {
        heading: 'Invitations',
        paragraphs: [
          "If you sign up with an agent's invitation code, you join that agent's team. The code cannot be changed afterwards.",
        ],
      },
      {
        heading: 'Play responsibly',
        paragraphs: [
          "Gaming is entertainment, not income. Under 'Play within your limits' you can limit what you cash in, bet or lose, take a break or exclude yourself. Nobody can end a break or an exclusion early.",
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'This agreement',
        paragraphs: [
          'This agreement is between you and {merchant}. It applies whenever you use the site or the app. If you do not agree to it, do not use them.',
        ],
      },
      {
        heading: 'Bets and results',
        paragraphs: [
          'A bet counts once the server has accepted it and cannot be cancelled after that. Server records decide stakes, results and winnings. An interrupted game is completed or its stake refunded, as its rules say. Bets and wins caused by an obvious error are void.',
        ],
      },
      {
        heading: 'Cash-ins and withdrawals',
        paragraphs: [
          'Money is paid in and out only in your own name. {merchant} may check your identity before a withdrawal, and holds back money that comes from fraud or breaks the law until that is settled.',
        ],
      },
      {
        heading: 'Not allowed',
        paragraphs: [
          'Bots, cheating, colluding, exploiting errors in a game, money laundering, and disrupting or attacking the service are not allowed. Accounts that do so are closed, and reported where the law requires it.',
        ],
      },
      {
        heading: 'Availability and liability',
        paragraphs: [
          'The service may pause for maintenance or because of faults. {merchant} is liable for damage that it caused on purpose or by gross negligence, and for your balance, but not for games that were unavailable.',
        ],
      },
      {
        heading: 'Changes, complaints and law',
        paragraphs: [
          'Changes to this agreement are announced on the site before they apply. If you do not agree, you may withdraw your balance and close your account. Write complaints to customer service, which answers within 14 days. The law of the Philippines applies.',
        ],
      },
    ],
    login: [
      {
        heading: 'Logging in',
        paragraphs: [
          'By logging in you confirm that you are the holder of this account, at least {age} years old, and that you agree to the user agreement in its current version.',
        ],
      },
      {
        heading: 'Keeping your account safe',
        paragraphs: [
          "Log out on devices that others use. Under 'Security centre' you see where you are logged in and can end each session. After several wrong passwords or codes, login is delayed to protect you.",
        ],
      },
      {
        heading: 'Codes',
        paragraphs: [
          'Codes by SMS or e-mail are for you alone and work for a few minutes. {merchant} never asks you to read a code out. Your provider may charge for messages abroad.',
        ],
      },
      {
        heading: 'What we record',
        paragraphs: [
          'Each login is recorded with its time, IP address and device, so that you and {merchant} can recognise misuse.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'What happens during maintenance',
      content:
        '<p>While the site is closed for maintenance, games take <strong>no new bets</strong>.</p><p>Bets placed before are settled as usual. Your balance is safe.</p>',
    },
    returnToPlayer: {
      title: 'Return to player',
      content:
        '<p>Over all possible results, games return this share of stakes:</p><table><thead><tr><th scope="col">Game</th><th scope="col">Return to player</th></tr></thead><tbody><tr><td>Slots</td><td>95.46%</td></tr><tr><td>Fishing</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Each game shows its own in its rules. <a href="/m/gameList">All games</a></p>',
    },
    limits: {
      title: 'Play within your limits',
      content:
        '<p>Playing is for fun, and only for people <strong>{age} and older</strong>. Before you play, decide how much time and money to spend, and stop there. Talk to us if it stops being fun.</p>',
    },
    password: {
      title: 'Never share your password',
      content:
        '<p>We never ask for your password or a verification code, by phone or chat. If someone does, tell customer service.</p>',
    },
    welcomeBack: {
      title: 'Good to see you again',
      content:
        '<p>All <a href="/m/jl-slot">jackpot</a> games share one pot, and a match starts every two hours in <a href="/m/sports">sports</a>.</p>',
    },
    jackpotHow: {
      title: 'How to win the jackpot',
      content:
        "<p>1% of each stake in games marked JACKPOT goes into one pot. Each round draws a number that can win all of it. See the odds in the game's rules.</p>",
    },
    welcome: {
      title: 'Welcome to Araw',
      content:
        '<p>Over 600 games, all in pesos. <a href="/m/register">Sign up</a> in a minute or <a href="/m/trail">try for free</a> first.</p>',
    },
    firstSteps: {
      title: 'Your first steps',
      content:
        '<ol><li>Verify your mobile number.</li><li>Read the game rules and return to player.</li><li>Pick a game, and tap the heart on the ones you like.</li></ol>',
    },
    onePot: {
      title: 'One pot for all jackpot games',
      content:
        '<p>1% of each stake goes in, and any round can win it all. See how much is in it above the <a href="/m/jl-slot">JL slots</a>.</p>',
    },
    forFun: {
      title: 'Play for fun first',
      content:
        '<p>A <a href="/m/trail">trial account</a> uses play money, which you can\'t buy or withdraw. The rules and odds are the same as for real money, except for the jackpot.</p>',
    },
    matches: {
      title: 'Matches around the clock',
      content:
        '<p>A match starts every two hours, one league after another. Bet until it starts; results come 90 minutes later. <a href="/m/sports">See matches</a></p>',
    },
    bingo: {
      title: '75-ball bingo',
      content:
        '<p>Each round calls 36 of 75 balls. Full lines and the four corners pay.</p><p><img src="{picture}" alt="Bingo balls around a card"></p>',
    },
    draws: {
      title: 'A draw every minute',
      content:
        '<p>Lotteries are drawn every ten minutes, three minutes or one minute, from a seed fixed before you bet. <a href="/m/lottery">See lotteries</a></p>',
    },
    sabong: {
      title: 'Sabong: meron, wala or draw',
      content: '<p>Three sides to bet on, each with its own odds. See the rules for the return on each.</p>',
    },
    jackpotWon: {
      title: 'The jackpot can be won',
      content:
        '<p>Any round of a jackpot game can win it, and twice the stake doubles your chance. <a href="/m/jl-slot">See what is in the pot</a></p>',
    },
    newGames: {
      title: 'Look for the NEW badge',
      content:
        '<p>New games from Palaro Play, Bahaghari Studios, Mayon Works and others carry the NEW badge.</p>',
    },
    teamFigures: {
      title: 'Team figures are live',
      content: '<p>Bets, wins and losses are up to date whenever you look.</p>',
    },
    contracts: {
      title: 'Contracts keep their terms',
      content: "<p>A contract's terms are fixed when it's offered. Active contracts keep theirs.</p>",
    },
    holidayHours: {
      title: 'Holiday hours of customer service',
      content: '<p>Over the holidays chat is answered from 08:00 to 22:00.</p>',
    },
  },
  banners: {
    games: { title: 'Over 600 games in pesos', subtitle: 'From a centavo a round · {age}+ only' },
    jackpot: { title: 'Jeepney Jackpot', subtitle: 'Every round adds to one pot, and one wins it' },
    sports: { title: 'Support your team', subtitle: 'A match starts every two hours' },
    fishing: { title: 'Fishing at Tubbataha', subtitle: 'A whale pays 96 times the stake' },
    tables: { title: 'Tables at Manila Bay', subtitle: 'Sixty tables, open day and night' },
    join: { title: 'Join Araw today', subtitle: 'Or look around first: over 600 games' },
    exclusive: { title: 'Only at Araw: Carabao Fortune', subtitle: 'An exclusive from JL Games' },
  },
  goods: {
    'bonus-100': { title: '₱100 bonus', about: 'Added to your bonus balance right away.' },
    'bonus-500': { title: '₱500 bonus', about: 'Added to your bonus balance right away.' },
    parol: { title: 'Capiz parol, 40 cm', about: 'Handmade in Pampanga, with lamp and 2 m cord.' },
    fan: { title: 'Abaniko hand fan', about: 'Woven buri palm.' },
    jeepney: { title: 'Jeepney model, hand-painted', about: 'One of a kind, 18 cm long.' },
    basketball: { title: 'Basketball, size 7', about: 'For indoor and outdoor courts.' },
    headset: { title: 'Wireless headset', about: 'Bluetooth, 30 hours per charge.' },
  },
} as const;
