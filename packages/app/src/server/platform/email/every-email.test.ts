// That no mail leaves uncounted: there is one way to write one, and whatever leaves for a full mailbox too is declared here.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMIT_EXEMPTIONS } from './queue-email.ts';

const SERVER = join(import.meta.dirname, '../..');
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
  .map((path) => ({ path, text: readFileSync(join(SERVER, path), 'utf8') }));

const holding = (pattern: RegExp) => sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).toSorted();

/** What leaves whatever its mailbox has had, file by file. Who adds one says here that it is bounded otherwise, and by what. */
const DECLARED: Readonly<Record<string, readonly (keyof typeof LIMIT_EXEMPTIONS)[]>> = {
  'features/administration/users/user-access.service.ts': ['security'],
  'features/billing/statement.service.ts': ['asked'],
  'features/booking/wizard/experience.service.ts': ['asked'],
  'features/booking/checkout/place-order.service.ts': ['money'],
  'features/finance/invoices/invoice-notifications.service.ts': ['money'],
  'features/gateway/event-effects.service.ts': ['money'],
  'features/host-families/registration/drafts.service.ts': ['asked'],
  'features/identity/deletion/delete-account.service.ts': ['security'],
  'features/identity/identity.jobs.ts': ['asked'],
  'features/identity/account-emails.service.ts': ['asked'],
  'features/identity/identity.public.ts': ['asked', 'security'],
  'features/identity/account/change-address.service.ts': ['asked', 'security'],
  'features/identity/password/password.service.ts': ['security'],
  'features/identity/providers/provider-accounts.service.ts': ['security'],
  'features/identity/sessions/view-as.service.ts': ['security'],
  'features/messaging/contact.service.ts': ['asked'],
  'features/messaging/safety/reports.service.ts': ['security'],
  'features/notifications/campaigns/deliver-campaign.service.ts': ['campaign'],
  'features/payouts/payout-details.service.ts': ['security'],
  'features/people/parents/parent-invitations.service.ts': ['asked'],
  'features/people/parents/parent-notifications.service.ts': ['security'],
  'features/trips/money/price-changes.service.ts': ['answer'],
  'features/scouting/invite-lead.service.ts': ['asked'],
  'features/vetting/references.service.ts': ['answer'],
  'features/trips/lifecycle/trip-notifications.service.ts': ['answer', 'money'],
};

/** Where what is `asked` for is counted before: each of these refuses the eleventh of an hour. */
const COUNTING = [
  ...[
    'administration/users/users.service.ts',
    'billing/accounts.service.ts',
    'billing/statement.service.ts',
    'booking/wizard/experience.service.ts',
  ],
  ...[
    'finance/invoices/send-invoice.service.ts',
    'finance/invoices/settle-invoice.service.ts',
    'host-families/details/create-family.service.ts',
    'host-families/registration/drafts.service.ts',
    'host-families/registration/registration.service.ts',
  ],
  ...['identity/password/password.service.ts', 'identity/registration/registration.service.ts', 'messaging/contact.service.ts'],
  ...['people/parents/import-parents.service.ts', 'people/parents/parents-by-id.service.ts', 'people/parents/parents.service.ts'],
  'scouting/invite-lead.service.ts',
  'vetting/references.service.ts',
].map((path) => `features/${path}`);

test('every mail is written by one function, and handed over by one', () => {
  expect(holding(/\binsert\(mails\)/)).toEqual(['platform/email/queue-email.ts']);
  expect(holding(/kind: EMAIL_JOB, payload: /)).toEqual(['platform/email/queue-email.ts']);
  expect(holding(/\bcreateTransport\(/)).toEqual(['platform/email/send-email.ts']);
});

test('every kind of mail without a limit per mailbox is declared', () => {
  const found = sources.flatMap(({ path, text }) => {
    const kinds = [...text.matchAll(/\banyway: '(\w+)'(?! \|)/g)].map(([, kind = '']) => kind);
    return kinds.length === 0 ? [] : [[path, [...new Set(kinds)].toSorted()] as const];
  });
  expect(Object.fromEntries(found)).toEqual(DECLARED);
  expect(new Set(Object.values(DECLARED).flat())).toEqual(new Set(Object.keys(LIMIT_EXEMPTIONS)));
});

test('every service that sends mails on request counts them by recipient', () => {
  expect(holding(/\bcountRecipient\(/).filter((path) => path.startsWith('features/'))).toEqual(COUNTING);
});
