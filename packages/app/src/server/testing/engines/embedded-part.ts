// The tests of the server that run on the embedded engine too. All of them run on PostgreSQL, the product's engine in production;
// these show that the embedded one does the same: its database itself, and one way through every feature. Whole servers are tested on both,
// and journeys through the product on the embedded one with its demo world.

const FOLDERS = ['db', 'platform/jobs', 'platform/lists', 'platform/resource', 'platform/runs'];

const FILES = [
  'platform/http/session',
  'platform/probes',
  'platform/sessions/session-secret',
  'features/activities/activities',
  'features/administration/users/users',
  'features/attachments/attachments',
  'features/billing/accounts',
  'features/booking/booking',
  'features/inventory/inventory',
  'features/content/content',
  'features/documentation/documentation',
  'features/expenses/expenses',
  'features/finance/invoices/invoices',
  'features/gateway/gateway',
  'features/host-families/registration',
  'features/identity/deletion/delete-account',
  'features/lists/saved-views',
  'features/messaging/contact',
  'features/notifications/notifications',
  'features/payouts/payouts',
  'features/people/people',
  'features/pricing/quotes/quotes',
  'features/purchases/purchases',
  'features/reconciliation/reconciliation',
  'features/repricing/audits',
  'features/search/search',
  'features/trips/life-of-a-trip',
];

/** As patterns, from the folder of the server's sources. */
export const EMBEDDED_PART: readonly string[] = [
  ...FOLDERS.map((folder) => `${folder}/**/*.api.test.ts`),
  ...FILES.map((file) => `${file}.api.test.ts`),
];
