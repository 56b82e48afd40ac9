// What the operator sets, by environment variables; every fault in them is told at once, before anything starts.

import { resolve } from 'node:path';
import * as z from 'zod';

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

/** Every setting, with its default. The documentation lists them from here. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('Where to listen.'),
  HOST: z.string().default('127.0.0.1').describe('The address to listen on; 0.0.0.0 for every one of the machine.'),
  PUBLIC_URL: z.url().optional().describe('How people reach the product, for links in mails; by default the address it listens on.'),
  DATA_DIR: z.string().default('data').describe('The folder of the embedded database and of uploaded files.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')
    .optional()
    .describe('A PostgreSQL (15 or newer) to use instead of the embedded database.'),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs the session cookies; by default made once and kept in the data folder. Needed when several processes run.'),
  PRODUCT_NAME: z.string().min(1).max(60).default('Hosted Stays').describe('The name of the product on every page and in every mail.'),
  TIME_ZONE: z.string().default('Europe/Dublin').describe('The zone whose calendar decides what day it is.'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('How many proxies stand before the server and tell it the address of the caller.'),
  SECURE_COOKIES: flag.optional().describe('Whether cookies travel over https only; by default when PUBLIC_URL is https.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional()
    .describe('The mail server; without one mails are kept and can be read in the product.'),
  MAIL_FROM: z.string().default('Hosted Stays <no-reply@localhost>').describe('The sender of mails.'),
  SIGN_IN_PROVIDERS: z
    .string()
    .default('')
    .describe('OpenID Connect providers, as a JSON list of {name, issuer, clientId, clientSecret, label}.'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Turns on signing in with Google, with GOOGLE_CLIENT_SECRET.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('See GOOGLE_CLIENT_ID.'),
  DEMO: z
    .enum(['auto', 'always', 'never'])
    .default('auto')
    .describe('Whether to fill an empty database with the demo world: auto does so for the embedded one.'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info').describe('How much is logged.'),
});

type Settings = z.output<typeof settings>;

export interface Config extends Omit<Settings, 'DATA_DIR' | 'SECURE_COOKIES' | 'PUBLIC_URL'> {
  readonly DATA_DIR: string;
  readonly PUBLIC_URL: string;
  readonly SECURE_COOKIES: boolean;
}

/** What is wrong with the environment, one line for each setting. */
export class ConfigFault extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings can't be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads the settings; empty variables count as not set.
 * @throws ConfigFault with every fault at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const { success, data, error } = settings.safeParse(given);
  if (!success) throw new ConfigFault(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const publicUrl = (data.PUBLIC_URL ?? `http://${data.HOST === '0.0.0.0' ? 'localhost' : data.HOST}:${data.PORT}`).replace(/\/$/, '');
  return {
    ...data,
    DATA_DIR: resolve(data.DATA_DIR),
    PUBLIC_URL: publicUrl,
    SECURE_COOKIES: data.SECURE_COOKIES ?? publicUrl.startsWith('https:'),
  };
}
