/** The password of every demo login. */
export const demoPassword = 'Araw2026!';
/** The payment password of the demo accounts that have one. */
export const demoPaymentPassword = '280519';

interface DemoAccount {
  name: string;
  password: string;
  nickname: string;
  type: number;
  about: string;
  /** Centavos. */
  balance: number;
  /** 0 for none. */
  level: number;
  /** E.164, verified; empty for none. */
  mobile: string;
  email: string;
  locked: boolean;
  toUpline: boolean;
  upline: string | null;
}

const demo = (account: Partial<DemoAccount> & Pick<DemoAccount, 'name' | 'type' | 'about'>): DemoAccount => ({
  password: demoPassword,
  nickname: '',
  balance: 0,
  level: 0,
  mobile: '',
  email: '',
  locked: false,
  toUpline: false,
  upline: null,
  ...account,
});

/** Accounts of every member type (SES-02), the same after every reset. */
export const demoAccounts: readonly DemoAccount[] = [
  demo({
    name: 'maria',
    type: 0,
    about: 'member',
    nickname: 'Maria',
    balance: 1_248_050,
    level: 3,
    mobile: '+639170000001',
    email: 'maria@araw.example',
    upline: 'ramon',
  }),
  demo({
    name: 'ramon',
    type: 1,
    about: 'agent',
    nickname: 'Ramon',
    balance: 5_000_000,
    level: 5,
    mobile: '+639170000002',
    email: 'ramon@araw.example',
  }),
  demo({ name: 'tina', type: 4, about: 'trial: plays for fun' }),
  demo({ name: 'liza', type: 0, about: 'member, locked', locked: true, mobile: '+639170000004' }),
  demo({
    name: 'jose',
    type: 2,
    about: 'agent of type 2',
    balance: 300_000,
    toUpline: true,
    upline: 'ramon',
  }),
  demo({
    name: 'nena',
    type: 0,
    about: 'member without balance',
    mobile: '+639170000003',
    email: 'nena@araw.example',
  }),
  demo({ name: 'pedro', type: 40, about: 'type 40' }),
  demo({ name: 'rosa', type: 41, about: 'type 41' }),
  demo({ name: 'dante', type: 42, about: 'type 42' }),
  demo({ name: 'gina', type: 99, about: 'type 99: counts as trial' }),
  demo({ name: 'pilar', type: 1, about: 'agent with a small team', balance: 800_000 }),
  demo({
    name: 'isko',
    type: 1,
    about: 'agent who may transfer to their agent',
    balance: 400_000,
    toUpline: true,
    upline: 'pilar',
  }),
  demo({
    name: 'amor',
    type: 0,
    about: 'member who may transfer to their agent',
    balance: 250_000,
    level: 1,
    toUpline: true,
    upline: 'pilar',
  }),
];
