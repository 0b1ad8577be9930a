/** The original of the operator's own texts. `{name}` is filled in; `_one` and `_other` are plural forms, chosen by `{count}`. */
export const en = {
  /** Before money moves: `{amount}` of a debt or of the player's own limit. */
  demands: {
    selfExcluded: "You've excluded yourself from playing. You can still see your records and withdraw.",
    closed: 'Cash-ins are closed for your account. You can still see your records and withdraw.',
    review: "We're checking your account. You can cash in again afterwards.",
    ownLimit: "You've reached your deposit limit of {amount}. You can cash in again when it resets.",
    limitsOffer: 'Decide first whether you want to limit what you cash in, bet or lose. You can also say no.',
    terms: 'Our terms have changed. Read and accept them before you cash in. You can withdraw either way.',
    email: 'Confirm your e-mail address first.',
    mobile: 'Confirm your mobile number first.',
    payeeName: 'Add the name on your bank account first.',
    identity: 'Verify your identity first.',
    receivable:
      'You still owe {amount} after a correction. Your next cash-in pays it first, and then you can withdraw again.',
  },
  /** Why a payout account can't be used yet. */
  accountDemands: {
    review: "We're checking this account.",
    waiting: "This account is new and can't be used yet.",
  },
  /** Mails and SMS with a code: `{code}`; the line `use` follows, `{count}` minutes. */
  codes: {
    login: {
      title: 'Your code to log in',
      text: '{code} is your code to log in.',
    },
    register: {
      title: 'Your code to sign up',
      text: '{code} is your code to sign up.',
    },
    password: {
      title: 'Your code to set a new password',
      text: '{code} is your code to set a new password.',
    },
    identity: {
      title: 'Your code to verify your number',
      text: '{code} is your code to verify your number.',
    },
    owner: {
      title: "Your code to confirm it's you",
      text: "{code} is your code to confirm it's you.",
    },
    contact: {
      title: 'Your code to confirm this address for your account',
      text: '{code} is your code to confirm this address for your account.',
    },
    use_one:
      "It works once, for {count} minute. Don't share it with anyone. If you didn't ask for it, ignore this message.",
    use_other:
      "It works once, for {count} minutes. Don't share it with anyone. If you didn't ask for it, ignore this message.",
  },
  /** Mails and SMS about the account: the new `{address}`, masked. */
  letters: {
    passwordChanged: {
      title: 'Your password was changed',
      text: "Your password was changed, and you were logged out everywhere else. If this wasn't you, contact customer service right away.",
    },
    emailChanged: {
      title: 'Your e-mail address was changed',
      text: "Your e-mail address is now {address}, and you were logged out everywhere else. If this wasn't you, contact customer service right away. They'll lock the account and return it to you.",
    },
    mobileChanged: {
      title: 'Your mobile number was changed',
      text: "Your mobile number is now {address}, and you were logged out everywhere else. If this wasn't you, contact customer service right away. They'll lock the account and return it to you.",
    },
  },
  /** What a field of the login or the registration must be. */
  fieldRules: {
    username: 'Account format incorrect: {least} to {most} letters, digits or underscores',
    password: 'Password format incorrect: 8 to 64 characters with a letter and a digit',
    mobile: 'Please enter a valid mobile number',
    code: 'Enter verification code',
    loginPassword: 'Password format incorrect',
    /** {range} is one number or `range`. */
    range: '{least} to {most}',
    digits: 'Format incorrect: {range} digits',
    characters: 'Format incorrect: {range} characters',
    recommender:
      'Format incorrect: {range} letters, digits or underscores, as in the username or number of the person who invited you',
    bankName: 'Format incorrect: {range} letters, as in the name on your bank account',
    hyphens: 'Format incorrect: {range} letters, digits or hyphens',
    dots: 'Format incorrect: {range} letters, digits or dots',
    handle: 'Format incorrect: {range} letters, digits, hyphens or underscores',
    lineId: 'Format incorrect: {range} lowercase letters, digits, dots, hyphens or underscores',
    phone: 'Format incorrect: {range} digits, spaces or hyphens',
  },
  /** To the inbox, when the clock has moved something on (PROT-02…04). */
  protection: {
    breakOver: {
      title: 'Your break is over',
      text: "You can play again. Your limits haven't changed, and you can lower them anytime.",
    },
    exclusionOver: {
      title: 'Your self-exclusion is over',
      text: "You can't play until you ask to. You can then play after a waiting period.",
    },
    returned: {
      title: 'You can play again',
      text: 'You asked to play again, and now you can. Please check your limits first.',
    },
    raiseReady: {
      title: 'Your limit can be changed now',
      text: "Confirm the higher limit you asked for within seven days. If you don't, your limit stays the same.",
    },
    review: {
      title: 'Do your limits still suit you?',
      text: "It's been a while since you last checked your limits. Take a look under “Play within your limits”.",
    },
  },
  /** Below each offer that is sent (PROT-12). */
  offers: { stop: 'To stop these offers, open Settings, then Offers and news.' },
  /** {amount} ordered or received, {method} by name, {time} of expiry; `owed` is the part of a reversal beyond the balance, `bonus` the promotion's part, `settled` the part used for a debt. */
  deposits: {
    title: 'Cash-in {number}',
    states: {
      created: 'Order created. Choose how to pay.',
      waiting: 'Waiting for your payment.',
      processing: "{method} received your payment. It's on its way to your balance.",
      inReview: "We're checking your payment. Nothing is lost.",
      credited: '{amount} is in your balance.',
      failed: 'Your payment with {method} failed. No money moved.',
      cancelled: 'You cancelled this order. No money moved.',
      expired: 'The time to pay ran out at {time}.',
      refunding: 'Your refund is on its way.',
      refunded: 'Your payment was refunded to where it came from.',
      reversed: "This payment was reversed, so it's no longer in your balance.",
    },
    owed: "You've already used {owed} of it. Pay that back before you can withdraw.",
    bonus: '{bonus} of it is your bonus.',
    settled: '{settled} of your payment paid what you owed.',
  },
  /** `{gross}`, `{net}` and `{account}`. */
  withdrawals: {
    requested: {
      title: 'Withdrawal requested',
      text: 'We got your withdrawal of {gross}. The money is on hold for it.',
    },
    inReview: {
      title: 'Withdrawal being checked',
      text: "We're checking this withdrawal. The money stays on hold for it.",
    },
    approved: {
      title: 'Withdrawal approved',
      text: "Approved. We're sending it next.",
    },
    paying: {
      title: 'Withdrawal on its way',
      text: '{net} is on its way to {account}.',
    },
    paid: {
      title: 'Withdrawal paid',
      text: '{net} was paid to {account}.',
    },
    rejected: {
      title: 'Withdrawal not approved',
      text: 'It was not approved. {gross} is back in your balance.',
    },
    cancelled: {
      title: 'Withdrawal cancelled',
      text: 'You cancelled it. {gross} is back in your balance.',
    },
    failed: {
      title: 'Withdrawal failed',
      text: "{account} couldn't be paid. {gross} is back in your balance.",
    },
    returned: {
      title: 'Withdrawal returned',
      text: 'The payment was returned. {gross} is back in your balance.',
    },
    late: {
      title: 'Withdrawal delayed',
      text: 'This is taking longer than we said. We keep checking, and your money is safe.',
    },
  },
  /** Reasons for locked money, by kind of source. */
  locks: {
    deposit: 'Cash-in not fully bet yet',
    transfer: 'Received transfer not fully bet yet',
    bonus: 'Bonus not fully bet yet',
    other: 'Money not fully bet yet',
  },
  /** Effect of a withdrawal on the bonus in turnover, by its terms. */
  withdrawalEffects: {
    stays: 'Your active bonus stays as it is.',
    forfeits:
      'This ends your active bonus, even if you cancel the withdrawal later. Your own money stays yours.',
  },
  debts: {
    paid: {
      title: 'Paid from your balance',
      text: '{amount} of your balance paid what you owed.',
    },
  },
  paymentPassword: {
    set: {
      title: 'Payment PIN set',
      text: "Your payment PIN was set. If this wasn't you, contact customer service right away.",
    },
    changed: {
      title: 'Payment PIN changed',
      text: "Your payment PIN was changed. If this wasn't you, contact customer service right away.",
    },
    recovered: {
      title: 'Payment PIN reset',
      text: "Your payment PIN was reset with a code, and you were logged out everywhere else. New payout accounts can be used after a day. If this wasn't you, contact customer service right away.",
    },
  },
  /** `{account}`. */
  payoutAccounts: {
    added: {
      title: 'Payout account added',
      text: "{account} can now receive your withdrawals. If this wasn't you, contact customer service right away.",
    },
    addedLater: {
      title: 'Payout account added',
      text: "{account} was added and can't be used yet. If this wasn't you, contact customer service right away.",
    },
    approved: {
      title: 'Payout account approved',
      text: '{account} was approved and can be used.',
    },
    chosen: {
      title: 'Default payout account changed',
      text: '{account} is now the default for your withdrawals.',
    },
    removed: {
      title: 'Payout account removed',
      text: "{account} was removed and won't receive withdrawals any more.",
    },
  },
  /** Below the field for the number. */
  payoutHints: {
    eWallet: 'Mobile number, such as 0917 123 4567',
    bank_one: '{count} digit',
    bank_other: '{count} digits',
    bankOr_one: '{digits} or {count} digit',
    bankOr_other: '{digits} or {count} digits',
    crypto: 'Address on TRON: 34 characters, beginning with T',
  },
  /** Between an agent and a member: `{amount}` and the masked `{account}`. */
  transfers: {
    sent: {
      title: 'Money sent to your agent',
      text: '{amount} was sent to {account}.',
    },
    received: {
      title: 'Money received',
      text: '{account} from your team sent you {amount}.',
    },
    sentDown: {
      title: 'Money sent to a member',
      text: '{amount} was sent to {account}.',
    },
    receivedFromAgent: {
      title: 'Money received',
      text: 'Your agent {account} sent you {amount}.',
    },
  },
  /** `{account}` is masked, `{opened}` of `{count}` shares, `{amount}` is returned. */
  envelopes: {
    received: {
      title: 'A red envelope for you',
      text: 'Your agent {account} sent you a red envelope. You can open it until {time}.',
    },
    emptied: {
      title: 'All red envelopes opened',
      text_one: 'The only share of your red envelope rain was opened.',
      text_other: 'All {count} shares of your red envelope rain were opened.',
    },
    returned: {
      title: 'Red envelope rain ended',
      text_one: '{opened} of {count} share was opened. {amount} is back in your balance.',
      text_other: '{opened} of {count} shares were opened. {amount} is back in your balance.',
    },
  },
  /** Why a member can't join, claim, or choose it with a deposit now. */
  promotionRefusals: {
    tooLittle: 'You need a cash-in of {least} or more.',
    underWay: "You're already taking part.",
    spent: 'This promo has run out.',
    often: "You've used this promo as often as you can.",
    byDeposit: 'Choose it when you cash in.',
    noTries: "You've applied as often as you can.",
    notYet: "It hasn't started yet.",
    over: 'It has ended.',
    cashedIn: "It's only for your first cash-in, and you've already cashed in.",
    full: 'All places are taken.',
    otherInTurnover: 'You have another active bonus. You can claim this one when that one ends.',
  },
  /** Outcomes of a promotion chosen with a deposit (CASH-02). */
  chosenPromotion: {
    kept: "We're holding your place while this order is open.",
    given: 'Your bonus is ready. See Rewards.',
    checked: 'We check it first and message your inbox.',
    without: "This cash-in has no promotion: we couldn't hold your place any longer.",
  },
  /** Terms, with placeholders for their figures (BEN-11). */
  promotionConditions: {
    newcomers: 'Open to members who join it before their first cash-in.',
    everybody: 'Open to all members.',
    once: 'Once per member. If you share a payee, phone or payout account with another member, we check first.',
    times_one: 'Once per member.',
    times_other: 'Up to {count} times per member, one after another.',
    firstDeposit: "Your first cash-in counts if it's {least} or more and arrives by {end}.",
    deposit: "One cash-in counts if it's {least} or more and arrives by {end}.",
    bets: 'Place {least} of valid bets on any game between joining and {end}.',
    betsOf: 'Place {least} of valid bets on {games} between joining and {end}.',
    application_one:
      'Apply with a few words and up to three pictures. Our team checks them. You can apply once.',
    application_other:
      'Apply with a few words and up to three pictures. Our team checks them. You can apply {count} times.',
    amountOfBets: 'You get {share}% of those bets as a bonus, up to {most}, after the promotion ends.',
    fixed: 'You get a {most} bonus.',
    amount: 'You get {share}% of that cash-in as a bonus, up to {most}.',
    turnover_one:
      'Bet {factor} × the bonus within {count} day to turn it into cash. Your own cash is used first.',
    turnover_other:
      'Bet {factor} × the bonus within {count} days to turn it into cash. Your own cash is used first.',
    free: "It's paid as cash. No betting required.",
    cap: 'Up to {cap} of the bonus can become cash.',
    largestBet: "Bets with bonus money can't be over {bet}.",
    stays: 'You keep the bonus if you withdraw.',
    forfeits: 'You lose the bonus if you withdraw. Your own money stays yours.',
    claim_one: 'Claim it within {count} day of getting it.',
    claim_other: 'Claim it within {count} days of getting it.',
    places_one: 'Limited to {count} place.',
    places_other: 'Limited to {count} places.',
  },
  /** Game categories in terms. */
  gameTypes: {
    RNG: 'slots',
    FISH: 'fishing',
    LIVE: 'live',
  },
  /** For the member (BEN-01). */
  promotionStates: {
    comingSoon: 'Coming soon',
    /** State: members can join. */
    open: 'Open',
    joined: 'Joined',
    applying: 'Applying',
    process: 'Being checked',
    rejected: 'Rejected',
    claimable: 'To claim',
    /** State: given to the member. */
    issued: 'Issued',
    claimed: 'Claimed',
    closed: 'Closed',
  },
  /** A reviewer's decision; the reason follows in a separate paragraph. */
  promotionDecisions: {
    refused: {
      title: 'Promotion not approved',
      text: "We checked your application and couldn't approve it. Nothing was taken from your balance.",
    },
    issued: {
      title: 'Promotion approved',
      text: 'Your bonus is in Rewards.',
    },
  },
  /** For the member (BEN-03). */
  rewardStates: {
    /** State: a bonus that is being bet. */
    inTurnover: 'Active',
    done: 'Completed',
    forfeited: 'Given up',
    expired: 'Expired',
    revoked: 'Cancelled',
  },
  /** Sources of rewards without a title of their own. */
  rewardSources: {
    points: 'Points mall',
    rank: 'Ranking prize',
    levelMonth: 'Monthly level gift',
    levelUpgrade: 'Level-up gift',
    levelBirthday: 'Birthday gift',
    referral: 'Friend invited',
    welcome: "Joined with a friend's link",
  },
  /** `{amount}`; `{name}` of a level. */
  rewards: {
    waits: {
      title: 'Your reward is ready',
      text: "Claim {amount} in Rewards. You'll find its terms and end date there.",
    },
    bonusEnds: {
      title: 'Your bonus ends soon',
      text: "Your {amount} bonus ends within a day. You lose what's left of it then; your own money stays yours.",
    },
    levelReached: {
      title: "You've reached {name}",
      text: 'See what {name} gives you and how to keep it under VIP benefits.',
    },
  },
  /** A mission's goal, `{target}` in pesos or `{count}`. */
  missions: {
    logInToday: 'Log in today',
    logIns_one: 'Log in on {count} day',
    logIns_other: 'Log in on {count} days',
    cashIns: 'Cash in {target} or more',
    validBets: 'Place {target} of settled bets',
    games_one: 'Play {count} game',
    games_other: 'Play {count} different games',
  },
  /** A friend's state, for the inviting member (BEN-06). */
  referralStates: {
    deposit: 'First cash-in pending',
    bets: 'Bets pending',
    done: 'Complete',
    ended: "Time's up",
    inReview: 'Being checked',
    refused: 'Not counted',
  },
  /** Why a friend doesn't count, or is checked first. */
  referralReasons: {
    person: 'May be your own account.',
    payoutAccount: 'Shares your payout account.',
    device: 'Shares your device.',
  },
  /** `{account}`, `{amount}`, and `{day}`, the period's first day. */
  contracts: {
    offered: {
      title: 'You have a contract offer',
      text: '{account} offers you a contract. It takes effect once you accept it.',
    },
    accepted: {
      title: 'Contract accepted',
      text: '{account} accepted the contract. It starts with the next period.',
    },
    declined: {
      title: 'Contract declined',
      text: '{account} declined the contract.',
    },
    ended: {
      title: 'Contract ended',
      text: 'Your contract with {account} has ended. Periods already started are still paid.',
    },
    owes: {
      title: 'You owe a payout',
      text: "Your balance didn't cover {amount} for {account} on {day}. We'll pay it as soon as money comes in. You can't make new offers until then.",
    },
    owed: {
      title: "You're owed a payout",
      text: "{account}'s balance didn't cover {amount} for {day}. You get it as soon as money comes in.",
    },
  },
  goodsCategories: {
    bonus: 'Bonus',
    home: 'At home',
    sport: 'Sports',
    tech: 'Tech',
  },
  goodsOrderStates: {
    placed: 'Ordered',
    packed: 'Packed',
    sent: 'On the way',
    delivered: 'Delivered',
    cancelled: 'Cancelled, points back',
  },
  /** `{title}` of the goods, `{parcel}` the tracking number, `{count}` points. */
  goodsOrders: {
    sent: {
      title: 'Your order is on the way',
      text: '{title} is on its way. Parcel number: {parcel}.',
    },
    delivered: {
      title: 'Your order was delivered',
      text: '{title} was delivered.',
    },
    cancelled: {
      title: 'Your points are back',
      text_one: "{title} couldn't be delivered. You got your {count} point back.",
      text_other: "{title} couldn't be delivered. You got all {count} points back.",
    },
  },
  /** Reasons for movements of points: `{title}` of the redeemed goods. */
  points: {
    opening: 'Starting points',
    earned: 'From settled bets',
    redeemed: 'Redeemed: {title}',
    returned: 'Points back: {title}',
  },
  chat: {
    greeting:
      "Hi {name}, I'm Aya. Ask me about cashing in, withdrawing or your password, or ask for a person.",
    answers: {
      deposit: 'Tap Cash in and choose a payment method. Each one shows its smallest and largest amount.',
      withdraw:
        'Tap Withdraw. Before you confirm, you see when the money arrives. After that you can follow each step.',
      password:
        "Tap Forgot password on the login page. You'll get a code by SMS or e-mail that works for ten minutes. We never ask for your password.",
      human: "One moment please, I'm getting a colleague.",
      unknown: "Sorry, I didn't get that. Choose a topic below, or ask for a person.",
    },
    taken: "Hello, this is Ben. I've read your messages. How can I help?",
    noted: "Thank you, I've noted that and will get back to you here.",
    words: {
      deposit: 'deposit, cash in, top up',
      withdraw: 'withdraw, cash out, payout',
      password: 'password, log in, login',
      human: 'human, person, agent, somebody, someone',
    },
    buttons: {
      deposit: 'Cash in',
      withdraw: 'Withdraw',
      password: 'Password',
      human: 'Talk to a person',
    },
    page: {
      back: 'Back',
      talk: 'Conversation',
      you: 'You',
      message: 'Your message',
      send: 'Send',
      topics: 'Topics',
      writing: '{agent} is writing…',
      used: 'This chat has ended. Go back and open it again.',
      failed: "We couldn't confirm your message. Send it again: it won't count twice.",
      tooMany: 'That was a lot at once. Wait a minute, then send it again.',
    },
  },
  inbox: {
    welcome: {
      title: 'Welcome to Araw',
      content:
        '<p>Good to have you here. Look around the <a href="/m/home">lobby</a> and tap the heart on games you like. Before you play, decide how much to spend.</p>',
    },
    newLogin: {
      title: 'New login to your account',
      content:
        '<p>Someone logged in to your account on a new device. If this wasn\'t you, <a href="/m/changePsw">change your password</a> and check the <a href="/m/securityCenter">security centre</a>.</p>',
    },
    jackpot: {
      title: 'The jackpot is now in the games',
      content:
        '<p>All games marked JACKPOT share one pot, and any round can win it. See the amount above the <a href="/m/jl-slot">JL slots</a> and the rules in each game.</p>',
    },
    protection: {
      title: 'See how your account is protected',
      content:
        '<p>The <a href="/m/securityCenter">security centre</a> shows how your account is protected and what else you can do.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Missions',
      content:
        '<p>Complete daily and weekly missions and claim the rewards. <a href="/m/leaderBoard">See missions</a></p>',
    },
    REFERRAL: {
      title: 'Invite friends',
      content:
        '<p>Send friends your link. When they cash in and play, you both get a reward. <a href="/m/inviteFriends">Get your link</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Double your first cash-in',
    reload: '20% reload bonus',
    shareYourWin: 'Share your win',
    slotsAndFishing: '₱5,000 on slots and fishing',
  },
};
