// The foreign operator's initial answers: valid by the specifications, in its own notation.

/** A PNG of one pixel, base64. */
export const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** No optional flags, and nothing that the app can do without. */
export const status = {
  info: { customerService: null, mobileTemplate: null, paths: null, resources: null, imageCDNs: null },
  location: null,
  maintenance: 0,
  regionRestriction: '0',
};

/** A separate call; one of its keys is unknown. */
export const whitelabel = {
  CBS3: '0',
  MAILCEN: 1,
  TRANSREC3: true,
  TRANSBETREPMEM3: 'true',
  SECPRIV: '1',
  AGEPAG: 1,
  KUBO_ONLY: null,
};

/** Neither a key nor a human check: config.json has both. */
export const settings = (now: number) => ({
  merchantCode: 7001,
  trialMerchantCode: '7001T',
  merchantName: 'Kubo',
  defaultLanguage: 'VI',
  minimumAge: '18',
  now: String(now),
  popup: { A: 0, B: 0, autoplay: 0 },
  demoTicker: '0',
  feedbackWords: { least: '2', most: '100' },
  identity: null,
});

const rule = { enabled: 1, required: '1', pattern: null, message: null };

/** Registration by username needs a code too; logins have no rules of their own. */
export const registerSettings = {
  fields: {
    username: rule,
    password: rule,
    confirmPassword: rule,
    mobileNum: rule,
    shoeSize: { enabled: '0' },
  },
  usernameRegistration: 1,
  mobileVerification: '1',
  dialingCodes: [{ country: 'PH', code: '+63' }],
};

const game = (number: number, gameType: string) => ({
  gameId: 1000 + number,
  nodeId: 2000 + number,
  name: number % 5 === 0 ? null : `Kubo ${number}`,
  nodeName: number % 5 === 0 ? `Kubo ${number}` : null,
  gameType,
  vassalage: number % 2 === 0 ? 'TUL' : 'HAB',
  roomId: null,
  supportPlay: '1',
  isGameH5: 1,
  freeplay: 0,
  showIcon: null,
  iconUrl: null,
  labels: null,
  rtp: '96.4',
});

/** Thirty games with known types, and one with an unknown one. */
export const games = [
  game(31, 'VRACING'),
  ...Array.from({ length: 30 }, (_, index) => game(index + 1, index < 27 ? 'RNG' : 'FISH')),
];

export const vendors = {
  sorting: [
    { gameCategory: 'RNG', displayName: null, vendorNames: ['HAB', 'TUL'] },
    { gameCategory: 'FISH', vendorNames: null },
    { gameCategory: 'VRACING', displayName: 'Racing', vendorNames: ['TUL'] },
  ],
  mapping: {
    RNG: [
      { vassalage: 'HAB', accountTypeName: null, displayName: null },
      { vassalage: 'TUL', accountTypeName: null, displayName: 'Tuloy' },
    ],
    FISH: [{ vassalage: 'TUL', displayName: 'Tuloy' }],
    LIVE: null,
  },
};

/** The specification's `vo`, next to the fields for launching the game. */
export const winners = {
  list: [
    {
      vassalage: 'HAB',
      gameId: 1001,
      nodeId: 2001,
      vo: { iconUrl: null, customerName: 'be***', gameName: 'Kubo 1', winAmount: '1000.50' },
    },
  ],
};

/** Identified only by room and node. */
export const matches = {
  list: [
    { homeTeam: 'Cebu', awayTeam: 'Davao', matchTime: '1900000000000', vendor: 'IM', roomId: 5, nodeId: 6 },
  ],
};

const longTitle = `Kubo is open ${'day and night '.repeat(30)}`.trim();

/** One id as a number and one as text, longer than any limit; a banner with an unknown group. */
export const announcements = (read: ReadonlySet<string>) => {
  const player = [
    { id: 8, title: longTitle, content: '<p>Come in.</p>', startDate: '1700000000000', noExpiry: '1' },
    { id: 'a-9', title: 'New games', content: '<p>Thirty of them.</p>', execution: null },
  ].map((row) => ({ ...row, read: read.has(String(row.id)) ? 1 : 0 }));
  return {
    promotion: null,
    banners: [{ groupName: 'm_kubo', url: '/kubo.png' }],
    player,
    popup: null,
    hot: null,
    footer: { unreadCount: String(player.filter((row) => row.read === 0).length) },
  };
};

export const help = [
  { title: 'Money', content: null, children: [{ title: 'Fees', content: '<p>There are none.</p>' }] },
  { title: 'Games', content: '<p>Tap one.</p>', children: null },
];

/** One known channel and one unknown. */
export const customerService = {
  list: [
    { csType: 'VIBER', title: 'Viber', path: 'enc-1' },
    { csType: 'TELEGRAM', title: null, path: 'enc-2' },
  ],
};

const free = { flat: '0', share: '0', bearer: 'house' };

/** Amounts as text, and a payment method of an unknown kind. */
export const cashIn = (now: number) => ({
  now: String(now),
  timeZone: 'Asia/Manila',
  demands: null,
  methods: [
    {
      code: 7,
      kind: 'eWallet',
      name: 'GCash',
      icon: null,
      least: '100.0000',
      most: '50000.00',
      minutes: '5',
      open: 1,
    },
    {
      code: 8,
      kind: 'barter',
      name: 'Rice',
      icon: null,
      least: '1',
      most: '2',
      fee: free,
      minutes: '5',
      open: 1,
    },
  ],
  open: null,
  mostOpen: '3',
});

export const withdrawPage = (now: number, cash: string) => ({
  now: String(now),
  timeZone: 'Asia/Manila',
  demands: null,
  cash,
  bonus: '0',
  held: '0.00',
  withdrawable: cash,
  locks: null,
  limits: {
    least: '100',
    most: '20000.00',
    timesADay: '3',
    timesLeft: '3',
    sumLeft: '20000',
    resetsAt: String(now + 3_600_000),
  },
  rails: null,
  accounts: null,
  hasPaymentPassword: 0,
  onTheWay: null,
});

/** Only the specification's four figures. */
export const team = {
  footer: {
    teamLoginMemberCount: '12',
    teamBetMemberCount: 7,
    teamRegisterMemberCount: null,
    teamOnlineCount: '3',
  },
};
