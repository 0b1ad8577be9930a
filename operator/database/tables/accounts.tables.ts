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

/** The player that a row belongs to. */
export const ofAccount = (actions?: ReferenceConfig['actions']) =>
  integer('account_id')
    .notNull()
    .references((): AnyPgColumn => accounts.id, actions);

/** Players, agents and trial players. Names are unique regardless of case, and chosen ones also by appearance. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    name: text().notNull(),
    /** The name's appearance (`lookOf`); null for a generated name, such as a trial player's. */
    nameLook: text('name_look'),
    nickname: text().notNull().default(''),
    payeeName: text('payee_name').notNull().default(''),
    email: text().notNull().default(''),
    /** When it was verified by a code; only then it is unique and can reset the password. */
    emailVerifiedAt: moment('email_verified_at'),
    /** E.164, or empty. */
    mobile: text().notNull().default(''),
    /** When it was verified by a code; only then it can log in and reset the password. */
    mobileVerifiedAt: moment('mobile_verified_at'),
    birthDate: date('birth_date', { mode: 'string' }),
    /** Other registration fields. */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Member type (SES-02). */
    type: integer().notNull(),
    /** Argon2id; null if there is no login by password (trial). */
    passwordHash: text('password_hash'),
    paymentPasswordHash: text('payment_password_hash'),
    registeredAt: moment('registered_at').notNull(),
    /** Level name of a member who never had a level (`level_changes`). */
    clubLabel: text('club_label'),
    /**
     * The member's latest superior, possibly from the next midnight on. For who is above whom on a day use
     * operator/agents/line.ts, which reads the `paths` that the database derives from this.
     */
    uplineId: integer('upline_id').references((): AnyPgColumn => accounts.id),
    recommenderId: integer('recommender_id'),
    toUpline: boolean('to_upline').notNull().default(false),
    headIcon: text('head_icon').notNull().default('1'),
    disabled: boolean().notNull().default(false),
    /** Seeded, with a publicly known password: closed without the sandbox. */
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
    /** SHA-256 of the device's token, which changes with every login. */
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

/** Logins. Stores only the SHA-256 of a token. */
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
    /** ISO 3166 code from the proxy in front; null without one. */
    country: text(),
    /** Null if there is none, or it has been forgotten. */
    knownDeviceId: integer('known_device_id').references(() => knownDevices.id, { onDelete: 'set null' }),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', { enum: endReasons }),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_known_device').on(table.knownDeviceId),
  ],
);

/** `siteOf` (packages/server/src/log/network.ts) for the row's network. */
const siteOfNetwork = () =>
  text()
    .notNull()
    .generatedAlwaysAs(sql`regexp_replace(network, ':[^:]*::/64$', '::/48')`);

/** Failed logins by the typed name, existing or not, so that answers don't reveal which. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    /** Lower case. */
    name: text().notNull(),
    /** The caller (`Requester`). */
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

/** Issued captchas; each can be answered once. */
export const captchas = pgTable(
  'captchas',
  {
    id: text().primaryKey(),
    answer: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captchas_expires_at').on(table.expiresAt)],
);

/** The age confirmed at registration, and where from (REG-14, REG-15). */
export const consents = pgTable('consents', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** The confirmed minimum age. */
  minimumAge: integer('minimum_age').notNull(),
  at: moment('at').notNull(),
  ip: text().notNull(),
  registerMethod: text('register_method').notNull(),
  registerUrl: text('register_url').notNull(),
  domain: text().notNull(),
});

/** Agents' codes for inviting players. */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    code: text().notNull(),
    agentId: integer('agent_id')
      .notNull()
      .references(() => accounts.id),
    /** The only host it is valid on; empty for any. */
    domain: text().notNull().default(''),
    /** The agent's name for it. */
    label: text().notNull().default(''),
    /** Members who register with it get this type (SES-02) and these rates in hundredths of a percent. */
    memberType: integer('member_type').notNull().default(0),
    rates: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: moment('created_at').notNull().default(0),
    /** It can't be used from then on; the row stays, so that the code is never issued again. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [uniqueIndex('affiliate_codes_code').on(table.merchantCode, sql`lower(${table.code})`)],
);

/** Which member used which code. */
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
 * Accounts that an agent opened for a member (TEAM-08). Nobody can log in until the member has chosen their own password,
 * confirmed their age and agreed to the terms.
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
 * Codes by SMS and mail, requested for numbers and addresses with or without an account. Also the basis of the limits.
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
    /** Tries by the caller who requested it, and by everyone else. */
    tries: integer().notNull().default(0),
    strangersTries: integer('strangers_tries').notNull().default(0),
    usedAt: moment('used_at'),
    /** The requester (`Requester`). */
    network: text().notNull(),
    site: siteOfNetwork(),
    knownAs: text('known_as'),
    /** Shared by consecutive numbers. */
    neighbourhood: text().notNull(),
    /** Of the requesting page, for a token (purpose identity), or of the session (purpose owner). */
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
 * New addresses that await their code; until then the old one stays effective. At most one of each kind per account: another
 * one replaces it and invalidates its code.
 */
export const contactChanges = pgTable(
  'contact_changes',
  {
    accountId: ofAccount({ onDelete: 'cascade' }),
    contact: text({ enum: ['email', 'mobile'] }).notNull(),
    /** The only login that can complete it. */
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** As typed, or E.164. */
    address: text().notNull(),
    codeId: text('code_id').notNull(),
    /** Until then the same login can have the code sent again without another proof. */
    allowedUntil: moment('allowed_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.contact] })],
);

/** One-time proofs: solved challenges and ID tokens. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    /** SHA-256 of the proof. */
    digest: text().primaryKey(),
    /** From then on it is refused by its own expiry. */
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('spent_proofs_forget_at').on(table.forgetAt)],
);

/** Accounts at identity providers that log in to an account (LOGIN-09). */
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

/** Keys for the operator's own signatures, shared by all processes. */
export const operatorSecrets = pgTable('operator_secrets', {
  name: text().primaryKey(),
  /** 256 random bits, base64url. */
  value: text().notNull(),
});
