import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type ReferenceConfig,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The player whom a row belongs to. */
export const ofAccount = (actions?: ReferenceConfig['actions']) =>
  integer('account_id')
    .notNull()
    .references((): AnyPgColumn => accounts.id, actions);

/** Players, agents and trial players. Names are unique whatever their case, chosen ones by their look too. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    name: text().notNull(),
    /** What the name looks like (`lookOf`); null for a name that nobody chose, such as a trial player's. */
    nameLook: text('name_look'),
    nickname: text().notNull().default(''),
    payeeName: text('payee_name').notNull().default(''),
    email: text().notNull().default(''),
    /** When its holder proved it by a code; only then it resets the password, and nobody else may have it. */
    emailVerifiedAt: moment('email_verified_at'),
    /** E.164, or empty. */
    mobile: text().notNull().default(''),
    /** When its holder proved it by a code; only then it logs in and resets the password. */
    mobileVerifiedAt: moment('mobile_verified_at'),
    birthDate: date('birth_date', { mode: 'string' }),
    /** What else was asked at registration, by field. */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Member type (SES-02). */
    type: integer().notNull(),
    /** Argon2id; null where nobody can log in by password (trial). */
    passwordHash: text('password_hash'),
    paymentPasswordHash: text('payment_password_hash'),
    registeredAt: moment('registered_at').notNull(),
    /** What a member is called who has never had a level (`level_changes`). */
    clubLabel: text('club_label'),
    /**
     * Where the member was put last, which may begin at the next midnight only. Who stands above whom on a day is told by
     * operator/agents/line.ts, for which the database keeps `paths` by it.
     */
    uplineId: integer('upline_id').references((): AnyPgColumn => accounts.id),
    recommenderId: integer('recommender_id'),
    toUpline: boolean('to_upline').notNull().default(false),
    headIcon: text('head_icon').notNull().default('1'),
    disabled: boolean().notNull().default(false),
    /** Of the seed, with a password that everybody knows: closed where there is no sandbox. */
    demo: boolean().notNull().default(false),
    /** Locked by the operator, whatever the password. */
    locked: boolean().notNull().default(false),
    firstLoginAt: moment('first_login_at'),
  },
  (table) => [
    uniqueIndex('accounts_name').on(table.merchantCode, sql`lower(${table.name})`),
    uniqueIndex('accounts_name_look').on(table.merchantCode, table.nameLook),
    uniqueIndex('accounts_email')
      .on(table.merchantCode, sql`lower(${table.email})`)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex('accounts_mobile')
      .on(table.merchantCode, table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
    index('accounts_upline').on(table.uplineId),
  ],
);

/** Devices that have logged in to an account (docs/decisions/0037). */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    /** SHA-256 of the device's token, which is another one after every login. */
    tokenDigest: text('token_digest').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_devices_account').on(table.accountId, table.tokenDigest),
    index('known_devices_token').on(table.tokenDigest),
  ],
);

export const endReasons = [
  'loggedOut',
  'replaced',
  'expired',
  'passwordChanged',
  'contactChanged',
  'endedByPlayer',
  'tooManySessions',
  'sandboxClosed',
] as const;

/** Logins. Only the SHA-256 of a token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    tokenDigest: text('token_digest').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
    /** ISO 3166 code that the proxy in front told; null where none does. */
    country: text(),
    /** Null where none is known, or no longer. */
    knownDeviceId: integer('known_device_id').references(() => knownDevices.id, { onDelete: 'set null' }),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', { enum: endReasons }),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_known_device').on(table.knownDeviceId),
  ],
);

/** As `siteOf` (packages/server/log/network.ts) has it of the row's network. */
const siteOfNetwork = () =>
  text()
    .notNull()
    .generatedAlwaysAs(sql`regexp_replace(network, ':[^:]*::/64$', '::/48')`);

/** Failed logins by the name that was typed, whether or not it exists, so that no answer tells which. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    /** Lower case. */
    name: text().notNull(),
    /** Who has failed (`Requester`). */
    network: text().notNull(),
    site: siteOfNetwork(),
    knownAs: text('known_as'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('login_failures_name').on(table.merchantCode, table.name, table.at),
    index('login_failures_network').on(table.network, table.at),
    index('login_failures_site').on(table.site, table.at),
  ],
);

/** Captcha pictures that have been given out; each is answered once. */
export const captchas = pgTable(
  'captchas',
  {
    id: text().primaryKey(),
    answer: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captchas_expires_at').on(table.expiresAt)],
);

/** What was agreed to at registration (REG-14, REG-15). */
export const consents = pgTable('consents', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  termsVersion: text('terms_version').notNull(),
  /** Years of age that were confirmed. */
  minimumAge: integer('minimum_age').notNull(),
  at: moment('at').notNull(),
  ip: text().notNull(),
  registerMethod: text('register_method').notNull(),
  registerUrl: text('register_url').notNull(),
  domain: text().notNull(),
});

/** Codes by which agents invite players. */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    code: text().notNull(),
    agentId: integer('agent_id')
      .notNull()
      .references(() => accounts.id),
    /** The only host that it is good for; empty for every host. */
    domain: text().notNull().default(''),
    /** What the agent calls it. */
    label: text().notNull().default(''),
    /** Who registers by it becomes a member of this type (SES-02), with these rates in hundredths of a per cent. */
    memberType: integer('member_type').notNull().default(0),
    rates: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: moment('created_at').notNull().default(0),
    /** It registers nobody from then on; its row stays, so that the code is never given out again. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [uniqueIndex('affiliate_codes_code').on(table.merchantCode, sql`lower(${table.code})`)],
);

/** Who came by which code. */
export const affiliateRegistrations = pgTable(
  'affiliate_registrations',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id),
    codeId: integer('code_id')
      .notNull()
      .references(() => affiliateCodes.id),
    at: moment('at').notNull(),
  },
  (table) => [index('affiliate_registrations_code').on(table.codeId)],
);

/**
 * Accounts that an agent opened for somebody (TEAM-08). Until its holder has chosen a password of their own, confirmed
 * their age and agreed to the terms, nobody is logged in to it.
 */
export const openedAccounts = pgTable('opened_accounts', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  agentId: integer('agent_id')
    .notNull()
    .references(() => accounts.id),
  openedAt: moment('opened_at').notNull(),
  takenAt: moment('taken_at'),
});

export const codePurposes = ['login', 'register', 'password', 'identity', 'owner', 'contact'] as const;

/**
 * Codes by SMS and mail, requested for numbers and addresses with and without an account. They also are what the
 * limits count.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: text().primaryKey(),
    purpose: text({ enum: codePurposes }).notNull(),
    /** E.164 number, or lower-case e-mail address or username. */
    target: text().notNull(),
    /** Argon2id. */
    codeHash: text('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Looks at it by the caller that asked for it, and by everybody else. */
    tries: integer().notNull().default(0),
    strangersTries: integer('strangers_tries').notNull().default(0),
    usedAt: moment('used_at'),
    /** Who asked for it (`Requester`). */
    network: text().notNull(),
    site: siteOfNetwork(),
    knownAs: text('known_as'),
    /** Of numbers that stand side by side. */
    neighbourhood: text().notNull(),
    /** Of the page that asked, for a token (purpose identity), or the session that did (purpose owner). */
    nonce: text().notNull().default(''),
  },
  (table) => [
    index('verification_codes_target').on(table.target, table.sentAt),
    index('verification_codes_network').on(table.network, table.sentAt),
    index('verification_codes_site').on(table.site, table.sentAt),
    index('verification_codes_neighbourhood').on(table.neighbourhood, table.sentAt),
    index('verification_codes_purpose').on(table.purpose, table.sentAt),
    index('verification_codes_sent').on(table.sentAt),
  ],
);

/**
 * Addresses that wait for the code that was sent to them; until then the old one counts. At most one of each kind for
 * an account: another one takes its place, and its code is good no more.
 */
export const contactChanges = pgTable(
  'contact_changes',
  {
    accountId: ofAccount({ onDelete: 'cascade' }),
    contact: text({ enum: ['email', 'mobile'] }).notNull(),
    /** The only login that may go on with it. */
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** As it was typed, or E.164. */
    address: text().notNull(),
    codeId: text('code_id').notNull(),
    /** Until then the same login may have the code sent again without another proof of who it is. */
    allowedUntil: moment('allowed_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.contact] })],
);

/** Proofs that are good for one use: solved challenges and ID tokens. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    /** SHA-256 of the proof. */
    digest: text().primaryKey(),
    /** From then on its own time refuses it. */
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('spent_proofs_forget_at').on(table.forgetAt)],
);

/** Accounts of identity providers that log in to an account (LOGIN-09). */
export const identityLinks = pgTable(
  'identity_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    merchantCode: text('merchant_code').notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
  },
  (table) => [uniqueIndex('identity_links_subject').on(table.merchantCode, table.issuer, table.subject)],
);

/** Keys of the operator's own signatures, shared by all of its processes. */
export const operatorSecrets = pgTable('operator_secrets', {
  name: text().primaryKey(),
  /** 256 random bits, base64url. */
  value: text().notNull(),
});
