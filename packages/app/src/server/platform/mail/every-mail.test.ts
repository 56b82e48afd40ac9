// That no mail leaves uncounted: there is one way to write one, and whatever leaves for a full mailbox too is declared here.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SENT_ANYWAY } from './write.ts';

const SERVER = join(import.meta.dirname, '../..');
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
  .map((path) => ({ path, text: readFileSync(join(SERVER, path), 'utf8') }));

const holding = (pattern: RegExp) => sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).toSorted();

/** What leaves whatever its mailbox has had, file by file. Who adds one says here that it is bounded otherwise, and by what. */
const DECLARED: Readonly<Record<string, readonly (keyof typeof SENT_ANYWAY)[]>> = {
  'features/administration/user-access.service.ts': ['security'],
  'features/billing/statement.service.ts': ['asked'],
  'features/booking/wizard/experience.service.ts': ['asked'],
  'features/booking/checkout/place-order.service.ts': ['money'],
  'features/finance/invoices/invoice-notifications.service.ts': ['money'],
  'features/gateway/event-effects.service.ts': ['money'],
  'features/identity/deletion.service.ts': ['security'],
  'features/identity/identity.jobs.ts': ['asked'],
  'features/identity/identity.letters.ts': ['asked'],
  'features/identity/identity.public.ts': ['asked', 'security'],
  'features/identity/new-address.service.ts': ['asked', 'security'],
  'features/identity/password.service.ts': ['security'],
  'features/identity/provider-accounts.service.ts': ['security'],
  'features/identity/view-as.service.ts': ['security'],
  'features/messaging/contact.service.ts': ['asked'],
  'features/notifications/campaign-delivery.ts': ['campaign'],
  'features/payouts/payout-details.service.ts': ['security'],
  'features/people/parent-invitations.service.ts': ['asked'],
  'features/people/telling.service.ts': ['security'],
  'features/trips/money/price-changes.service.ts': ['answer'],
  'features/trips/lifecycle/trip-notifications.service.ts': ['answer', 'money'],
};

/** Where what is `asked` for is counted before: each of these refuses the eleventh of an hour. */
const COUNTING = [
  ...[
    'administration/users.service.ts',
    'billing/accounts.service.ts',
    'billing/statement.service.ts',
    'booking/wizard/experience.service.ts',
  ],
  ...['finance/invoices/send-invoice.service.ts', 'finance/invoices/settle-invoice.service.ts', 'host-families/registration.service.ts'],
  ...['identity/password.service.ts', 'identity/registration.service.ts', 'messaging/contact.service.ts'],
  ...['people/named-parents.service.ts', 'people/parents.service.ts'],
].map((path) => `features/${path}`);

test('every mail is written by one function, and handed over by one', () => {
  expect(holding(/\binsert\(mails\)/)).toEqual(['platform/mail/write.ts']);
  expect(holding(/kind: MAIL_JOB, payload: /)).toEqual(['platform/mail/write.ts']);
  expect(holding(/\bcreateTransport\(/)).toEqual(['platform/mail/send.ts']);
});

test('what is mailed whatever its mailbox has had is declared', () => {
  const found = sources.flatMap(({ path, text }) => {
    const kinds = [...text.matchAll(/\banyway: '(\w+)'(?! \|)/g)].map(([, kind = '']) => kind);
    return kinds.length === 0 ? [] : [[path, [...new Set(kinds)].toSorted()] as const];
  });
  expect(Object.fromEntries(found)).toEqual(DECLARED);
  expect(new Set(Object.values(DECLARED).flat())).toEqual(new Set(Object.keys(SENT_ANYWAY)));
});

test('whatever is asked for is counted by who is written to, by every service that takes it', () => {
  expect(holding(/\bcountRecipient\(/).filter((path) => path.startsWith('features/'))).toEqual(COUNTING);
});
