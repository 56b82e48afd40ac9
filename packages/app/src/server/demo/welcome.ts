// The notice printed after the start with a demo world: the URL, the accounts, and how to stop.

import type { Config } from '#server/platform/config/config.ts';
import type { DemoPasswords } from './passwords.service.ts';
import { TRIED_ACCOUNTS } from './people/staff.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from './world.ts';

/** Accounts in special states. */
const SPECIAL = ['no-role', 'unconfirmed', 'invited', 'deactivated'].map((name) => `${name}@${DEMO_DOMAIN}`);

type DataSettings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'S3_BUCKET'>;

function placeOfData({ DATABASE_URL, DATA_DIR, S3_BUCKET }: DataSettings): string {
  if (DATABASE_URL === undefined && S3_BUCKET === undefined) return DATA_DIR;
  const database = DATABASE_URL === undefined ? DATA_DIR : `PostgreSQL, ${new URL(DATABASE_URL).pathname.slice(1)}`;
  return `${database}; files in ${S3_BUCKET === undefined ? DATA_DIR : `the bucket ${S3_BUCKET}`}`;
}

function invitation(passwords: DemoPasswords): string {
  return passwords === null
    ? `Sign in as anybody of the demo world. The password is always: ${DEMO_PASSWORD}`
    : 'Sign in as anybody of the demo world. These passwords are told only now:';
}

/**
 * Returns the lines for the terminal.
 * @param passwords of accounts with their own password; others are left out
 */
export function welcome(config: DataSettings, passwords: DemoPasswords): string {
  const width = Math.max(...TRIED_ACCOUNTS.map(([label]) => label.length));
  const told = TRIED_ACCOUNTS.filter(([, email]) => passwords === null || passwords.has(email));
  const accounts = told.map(([label, email]) => `    ${label.padEnd(width)}   ${email}   ${passwords?.get(email) ?? ''}`.trimEnd());
  return [
    '',
    `  ${invitation(passwords)}`,
    '',
    ...accounts,
    '',
    ...(passwords === null ? [`  How others are treated: ${SPECIAL.join(', ')}`, ''] : []),
    `  Data    ${placeOfData(config)}`,
    '  Anew    npm run demo -w @hosted-stay/app (while the server is stopped)',
    '  Stop    Ctrl+C',
    '',
  ].join('\n');
}
