// The tests of the server that also run on the embedded engine. All of them run on PostgreSQL, the engine in production; these verify that
// the embedded one behaves the same: the database itself, and one path through every feature. Whole servers are tested on both, and
// end-to-end journeys on the embedded one with its demo world.

const FOLDERS = ['db', 'platform/jobs', 'platform/lists', 'platform/realtime', 'platform/resource', 'platform/runs'];

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
  'features/content/items/items',
  'features/documentation/documentation',
  'features/expenses/expenses',
  'features/finance/invoices/invoices',
  'features/gateway/gateway',
  'features/geofences/geofences',
  'features/groups/groups',
  'features/groups/price/carriers',
  'features/home/home',
  'features/host-families/registration/registration',
  'features/identity/deletion/delete-account',
  'features/lists/saved-views',
  'features/messaging/contact',
  'features/notifications/notifications',
  'features/page-heads/page-heads',
  'features/payouts/payouts',
  'features/people/people',
  'features/pricing/quotes/quotes',
  'features/purchases/purchases',
  'features/reconciliation/reconciliation',
  'features/record-search/record-search',
  'features/record-search/record-order',
  'features/record-search/record-questions',
  'features/reports/reports',
  'features/repricing/audits',
  'features/scouting/leads',
  'features/search/current-index',
  'features/search/search',
  'features/search/search-changes',
  'features/sitemaps/sitemaps',
  'features/trips/bulk/bulk',
  'features/trips/import/import-choices',
  'features/trips/import/trip-import',
  'features/trips/life-of-a-trip',
  'features/vetting/vetting',
  'features/writing/personal-data/personal-data',
  'features/writing/write/write-text',
];

/** As patterns, relative to the server's source folder. */
export const EMBEDDED_PART: readonly string[] = [
  ...FOLDERS.map((folder) => `${folder}/**/*.api.test.ts`),
  ...FILES.map((file) => `${file}.api.test.ts`),
];
