// The operator's settings, from environment variables; all faults are reported at once, at startup.

import { resolve } from 'node:path';
import * as z from 'zod';
import { conversationSettings, findConversationFaults } from './conversation-settings.ts';
import { findModelFaults, languageModelSettings } from './language-model-settings.ts';
import { messagingSettings } from './messaging-settings.ts';
import { findPageFaults, pageSettings } from './page-settings.ts';
import { signInProviders } from './sign-in-providers.ts';
import { StartupError } from './startup-error.ts';
import { isLiveKey } from './stripe-keys.ts';

const flag = z.enum(['true', 'false', '1', '0'], 'must be true or false').transform((text) => text === 'true' || text === '1');

/** Returns the schema of a whole number between two limits, both inclusive. */
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
};

const textOfAtLeast = (length: number) => z.string().min(length, `must have at least ${length} characters`);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** All settings, with their defaults. The documentation lists them from here. */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(4000).describe('Where to listen.'),
  HOST: z.string().default('127.0.0.1').describe('The address to listen on; 0.0.0.0 for every one of the machine.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe('How people reach the product, for links in mails; by default the address it listens on.'),
  DATA_DIR: z
    .string()
    .default('data')
    .describe(
      'The folder of the embedded database and of uploaded files. On a full disk what cannot be written is refused with status 507, and no part of it stays.',
    ),
  WEB_DIR: z.string().optional().describe('The folder of the built web interface; by default where `npm run build` puts it.'),
  PAYOUT_COOLING_HOURS: wholeNumber(0, 720)
    .default(72)
    .describe(
      'For how many hours after a change of a bank account no payout to it can be approved. The first account of a payee is free at once.',
    ),
  UPLOAD_LIMIT_MB: wholeNumber(1, 500).default(10).describe('The largest file that may be uploaded, in megabytes.'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe(
      'A bucket of an object store that speaks S3, in which files are kept instead of in the data folder, with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Files that are in the folder already stay there.',
    ),
  S3_ACCESS_KEY_ID: z.string().optional().describe('See S3_BUCKET.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('See S3_BUCKET.'),
  S3_REGION: z.string().default('us-east-1').describe('The region of the bucket.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe('Where the object store is asked; by default Amazon’s.'),
  S3_PATH_STYLE: flag
    .optional()
    .describe('Whether the bucket stands in the path of addresses instead of in the name of the host; by default when S3_ENDPOINT is set.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')
    .optional()
    .describe('A PostgreSQL (15 or newer) to use instead of the embedded database.'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be a redis:// address')
    .optional()
    .describe(
      'A Redis (7 or newer) through which several processes tell each other what is not stored, such as who is typing; while it does not answer, everything else goes on. Without it they do so through PostgreSQL.',
    ),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10).describe('Connections to PostgreSQL of one process at most.'),
  DATABASE_STATEMENT_SECONDS: wholeNumber(1, 600).default(30).describe('A statement in PostgreSQL that takes longer is cancelled.'),
  DATABASE_LOCK_SECONDS: wholeNumber(1, 600).default(10).describe('A statement in PostgreSQL that waits longer for a lock is cancelled.'),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 600)
    .default(10)
    .describe('How long to wait, at the start, for a PostgreSQL that does not answer yet.'),
  SESSION_SECRET: textOfAtLeast(32)
    .optional()
    .describe('Signs what browsers keep; by default made once and kept: in the data folder, or in PostgreSQL for all processes.'),
  METRICS_TOKEN: textOfAtLeast(16)
    .optional()
    .describe(
      'Lets who sends it as a bearer token read /metrics; without one only the machine itself may, and behind a proxy (TRUST_PROXY, https) nobody.',
    ),
  PRODUCT_NAME: z
    .string()
    .max(60, 'must have at most 60 characters')
    .default('Hosted Stays')
    .describe('The name of the product on every page and in every mail.'),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a zone of the IANA list, such as Europe/Dublin')
    .default('Europe/Dublin')
    .describe('The zone whose calendar decides what day it is.'),
  TRUST_PROXY: wholeNumber(0, 5).default(0).describe('How many proxies stand before the server and tell it the address of the caller.'),
  SECURE_COOKIES: flag.optional().describe('Whether cookies travel over https only; by default when PUBLIC_URL is https.'),
  SEARCHES_PER_MINUTE: wholeNumber(0, 100_000)
    .default(120)
    .describe(
      'How many searches, prices and checks of a booking one account, or one address of visitors, may ask of one process in a minute, and all of an address five times as many; 0 for any number.',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional()
    .describe('The mail server; without one mails are kept and can be read in the product.'),
  MAIL_KEPT_DAYS: wholeNumber(1, 3650)
    .default(90)
    .describe('For how many days mails that are done with are kept, to be read in the product.'),
  SUPPORT_TARGET_MINUTES: wholeNumber(1, 100_000)
    .default(120)
    .describe('In how many minutes a request to support is to be answered: what staff see in their inbox is measured by it.'),
  OFFER_ANSWER_HOURS: wholeNumber(1, 10_000)
    .default(48)
    .describe(
      'In how many hours a family is to answer an offer: then it is reminded once, and staff see the offer among the unanswered ones.',
    ),
  MESSAGE_RETENTION_MONTHS: wholeNumber(0, 600)
    .default(0)
    .describe(
      'For how many months conversations are kept after the stay has ended, or the request to support was closed; 0 for ever. They are then deleted with their files, except where a report waits for its review.',
    ),
  MAIL_FROM: z.string().default('Hosted Stays <no-reply@localhost>').describe('The sender of mails.'),
  SIGN_IN_PROVIDERS: signInProviders
    .prefault('')
    .describe('OpenID Connect providers, as a JSON list of {name, issuer, clientId, clientSecret, label}.'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Turns on signing in with Google, with GOOGLE_CLIENT_SECRET.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('See GOOGLE_CLIENT_ID.'),
  TEST_GATEWAY_SECRET: textOfAtLeast(32)
    .optional()
    .describe('Signs the events of the built-in test gateway; by default made once and kept in the database.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must begin with sk_ or rk_')
    .optional()
    .describe('Takes payments through Stripe instead of the built-in test gateway, with STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY.'),
  STRIPE_WEBHOOK_SECRET: textOfAtLeast(16)
    .optional()
    .describe('The key that signs the events of Stripe, which it sends to /api/payments/gateway-events/stripe.'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_/, 'must begin with pk_')
    .optional()
    .describe('The key of Stripe that the pages of payers are given.'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .default('https://api.stripe.com')
    .describe('Where Stripe is asked; another address is for a stand-in.'),
  PAYMENTS: z
    .enum(['auto', 'test'], 'must be auto or test')
    .default('auto')
    .describe(
      'Where others reach the server it does not start with payments that move no money (no keys of Stripe, or test keys), unless this is `test`: every page then says so.',
    ),
  DEMO: z
    .enum(['auto', 'always', 'never'], 'must be auto, always or never')
    .default('auto')
    .describe(
      'Whether to fill an empty database with the demo world: auto does so for the embedded one, where nobody else reaches the server. With always where others do, its passwords are random and told once.',
    ),
  NODE_ENV: z
    .string()
    .optional()
    .describe(
      'Set to `production` it says that other people reach the server, as do TRUST_PROXY, and a PUBLIC_URL or a HOST that is not this machine’s own: no demo world, no sign-in to its accounts, no test payments.',
    ),
  TRANSLATION_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe(
      'A service that translates messages when readers ask for it, with TRANSLATION_KEY: DeepL (https://api.deepl.com, or https://api-free.deepl.com), or one with the same protocol. Without it nobody is offered translations.',
    ),
  TRANSLATION_KEY: z.string().optional().describe('See TRANSLATION_URL.'),
  ...languageModelSettings,
  ...conversationSettings,
  LINK_PREVIEWS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe(
      'Whether the server fetches the titles of pages that people link to in messages; it asks only addresses of the public internet.',
    ),
  LINK_CHECKS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe(
      'Whether the server asks each night whether the pages of other websites that menus, pages and articles link to are still there; it asks only addresses of the public internet.',
    ),
  CALENDAR_FEEDS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe(
      'Whether the server fetches the calendars that host families have on other websites, and blocks their days; it asks only addresses of the public internet.',
    ),
  ...messagingSettings,
  ...pageSettings,
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .default('info')
    .describe('How much is logged.'),
});

type Settings = z.output<typeof settings>;

export interface Config extends Omit<Settings, 'DATA_DIR' | 'SECURE_COOKIES' | 'PUBLIC_URL'> {
  readonly DATA_DIR: string;
  readonly PUBLIC_URL: string;
  readonly SECURE_COOKIES: boolean;
}

/** Faults of the environment, one line for each setting. */
export class ConfigError extends StartupError {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super("These settings can't be used:", { todo: faults.map((fault) => `  ${fault}`).join('\n') });
    this.faults = faults;
  }
}

/** Returns faults in settings that must be set together. */
function findConfigFaults(given: Partial<Settings>): string[] {
  const together = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['TRANSLATION_URL', 'TRANSLATION_KEY'],
    ['TURN_URLS', 'TURN_SECRET'],
    ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
    ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'],
  ] as const;
  const torn = together.filter((names) => new Set(names.map((name) => given[name] === undefined)).size > 1);
  return torn.map((names) =>
    names.length === 2 ? `${names.join(' and ')}: must be set both, or neither` : `${names.join(', ')}: must be set all, or none`,
  );
}

/** Returns settings of an object store that have no effect because no bucket is set. */
function findObjectStoreFaults({ S3_BUCKET, ...given }: Partial<Settings>): string[] {
  const names = (['S3_REGION', 'S3_ENDPOINT', 'S3_PATH_STYLE'] as const).filter((name) => given[name] !== undefined);
  return S3_BUCKET === undefined ? names.map((name) => `${name}: must not be set without S3_BUCKET`) : [];
}

/** Returns settings of answers by email that have no effect because no address leads to them. */
function findReplyFaults({ MAIL_REPLY_DOMAIN, ...given }: Partial<Settings>): string[] {
  const names = (['INBOUND_MAIL_SECRET', 'INBOUND_SMTP_PORT', 'INBOUND_TRUSTED_AUTHSERV'] as const).filter(
    (name) => given[name] !== undefined,
  );
  return MAIL_REPLY_DOMAIN === undefined ? names.map((name) => `${name}: must not be set without MAIL_REPLY_DOMAIN`) : [];
}

/** Returns contradictions between payment settings. */
function findPaymentFaults({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: published, PAYMENTS }: Partial<Settings>): string[] {
  const isLive = secret !== undefined && isLiveKey(secret);
  const isTorn = secret !== undefined && published !== undefined && isLive !== isLiveKey(published);
  return [
    ...(isTorn ? ['STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: must be both live keys, or both test keys'] : []),
    ...(isLive && PAYMENTS === 'test' ? ['PAYMENTS: must not be test with a live STRIPE_SECRET_KEY'] : []),
  ];
}

/** Returns the server's address on the machine itself. */
function toLocalUrl({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const isEvery = HOST === '0.0.0.0' || HOST === '::';
  return `http://${isEvery ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}

/**
 * Reads the settings; empty variables count as unset.
 * @throws ConfigError with all faults
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given: Partial<Record<string, string>> = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = settings.safeParse(given);
  const faults = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const checks = [findConfigFaults, findObjectStoreFaults, findReplyFaults, findPaymentFaults, findConversationFaults, findModelFaults];
  for (const check of [...checks, findPageFaults]) faults.push(...check(given as Partial<Settings>));
  if (data === undefined || faults.length > 0) throw new ConfigError(faults);
  const publicUrl = (data.PUBLIC_URL ?? toLocalUrl(data)).replace(/\/$/, '');
  return {
    ...data,
    DATA_DIR: resolve(data.DATA_DIR),
    PUBLIC_URL: publicUrl,
    SECURE_COOKIES: data.SECURE_COOKIES ?? publicUrl.startsWith('https:'),
  };
}
