// The lists of the hub that are loaded again when others change them, while they are shown.

import type { Capability } from './capabilities.ts';

/** Kinds of rows that agents look after. */
export type AgentsRow = 'trip' | 'student' | 'group';

interface WatchedList {
  /** The key of the endpoint that the rows come from. */
  readonly endpoint: `GET /api/${string}`;
  /** The right of that endpoint. Those with access to all rows hear of every change. */
  readonly access: Capability;
  /** What a row is, if agents hear of changes of their own rows; without it, only those with access to all rows can watch the list. */
  readonly rows?: AgentsRow;
  /** The subjects in the audit log whose changes change the list. */
  readonly subjects: readonly string[];
}

export const WATCHED_LISTS = {
  activities: { endpoint: 'GET /api/activities', access: 'activities.read', subjects: ['activity'] },
  activitySchedules: { endpoint: 'GET /api/activity-schedules', access: 'activities.read', subjects: ['activitySchedule', 'activity'] },
  accounts: { endpoint: 'GET /api/billing/accounts', access: 'billing.read', subjects: ['billingAccount', 'invoice', 'payment'] },
  blogPosts: { endpoint: 'GET /api/content-blogs', access: 'content.write', subjects: ['article'] },
  brokenLinks: { endpoint: 'GET /api/broken-links', access: 'content.write', subjects: ['brokenLink'] },
  businesses: { endpoint: 'GET /api/businesses', access: 'businesses.read', subjects: ['business'] },
  campaigns: { endpoint: 'GET /api/campaigns', access: 'campaigns.write', subjects: ['campaign'] },
  contentItems: { endpoint: 'GET /api/content-items', access: 'content.write', subjects: ['contentItem', 'article', 'source'] },
  currencies: { endpoint: 'GET /api/pricing/currency', access: 'pricing.names', subjects: ['currency'] },
  expenses: { endpoint: 'GET /api/expenses', access: 'expenses.read', subjects: ['expense'] },
  geofences: { endpoint: 'GET /api/geofences', access: 'geofences.read', subjects: ['geofence'] },
  groups: { endpoint: 'GET /api/groups', access: 'groups.read', rows: 'group', subjects: ['group', 'trip'] },
  hostFamilies: { endpoint: 'GET /api/host_families', access: 'families.list', subjects: ['hostFamily'] },
  invoices: { endpoint: 'GET /api/invoices', access: 'invoices.read', subjects: ['invoice', 'payment'] },
  leads: { endpoint: 'GET /api/scouting-leads', access: 'leads.write', subjects: ['lead'] },
  media: { endpoint: 'GET /api/media', access: 'content.write', subjects: ['media', 'article'] },
  messageReports: { endpoint: 'GET /api/message-reports', access: 'reports.review', subjects: ['messageReport'] },
  outbox: { endpoint: 'GET /api/outbox', access: 'outbox.write', subjects: ['outbox'] },
  pages: { endpoint: 'GET /api/content-pages', access: 'content.write', subjects: ['article'] },
  payments: { endpoint: 'GET /api/payments', access: 'payments.read', subjects: ['payment'] },
  payoutBatches: { endpoint: 'GET /api/payout-batches', access: 'payouts.write', subjects: ['payout'] },
  payouts: { endpoint: 'GET /api/payouts', access: 'payouts.read', subjects: ['payout'] },
  priceBooks: { endpoint: 'GET /api/price-books', access: 'priceBooks.read', subjects: ['priceBook'] },
  rateProposals: { endpoint: 'GET /api/rate-proposals', access: 'rates.decide', subjects: ['hostFamily'] },
  pricingTemplates: { endpoint: 'GET /api/pricing/template', access: 'pricing.read', subjects: ['pricingTemplate'] },
  pricingTypes: { endpoint: 'GET /api/pricing/pricing-type', access: 'pricing.names', subjects: ['pricingType'] },
  purchases: { endpoint: 'GET /api/purchase-invoices', access: 'purchaseInvoices.read', subjects: ['purchaseInvoice'] },
  savedReplies: { endpoint: 'GET /api/saved-replies', access: 'support.handle', subjects: ['savedReply'] },
  serviceTypes: { endpoint: 'GET /api/pricing/service-type', access: 'pricing.names', subjects: ['serviceType'] },
  inquirySources: { endpoint: 'GET /api/inquiry-sources', access: 'content.write', subjects: ['inquirySource'] },
  sources: { endpoint: 'GET /api/sources', access: 'content.write', subjects: ['source', 'article'] },
  students: { endpoint: 'GET /api/students/newlist', access: 'students.read', rows: 'student', subjects: ['student'] },
  testimonials: { endpoint: 'GET /api/content-testimonials', access: 'content.write', subjects: ['testimonial'] },
  tripPeriods: { endpoint: 'GET /api/trip-periods', access: 'tripPeriods.read', subjects: ['tripPeriod'] },
  trips: { endpoint: 'GET /api/trips', access: 'trips.read', rows: 'trip', subjects: ['trip'] },
  tripBoard: { endpoint: 'GET /api/trip-board', access: 'trips.overview', rows: 'trip', subjects: ['trip'] },
  tripBoardCards: { endpoint: 'GET /api/trip-board/trips', access: 'trips.overview', rows: 'trip', subjects: ['trip'] },
  tripTimeline: { endpoint: 'GET /api/trip-timeline', access: 'trips.overview', rows: 'trip', subjects: ['trip'] },
  trackedTrips: {
    endpoint: 'GET /api/trips-tracker',
    access: 'trips.track',
    rows: 'trip',
    subjects: ['trip', 'invoice', 'payment', 'student'],
  },
  tripSheet: { endpoint: 'GET /api/trip-sheet', access: 'sheets.read', rows: 'trip', subjects: ['trip', 'student', 'invoice', 'payment'] },
  tripTasks: { endpoint: 'GET /api/trip-tasks', access: 'trips.tasks', rows: 'trip', subjects: ['trip'] },
  tripTypes: { endpoint: 'GET /api/pricing/trip-type', access: 'pricing.names', subjects: ['tripType'] },
  vettings: { endpoint: 'GET /api/vetting', access: 'vetting.read', subjects: ['hostFamily'] },
  unansweredOffers: { endpoint: 'GET /api/unanswered-offers', access: 'offers.chase', subjects: ['trip', 'hostFamily'] },
  users: { endpoint: 'GET /api/users', access: 'users.read', subjects: ['user'] },
} as const satisfies Record<string, WatchedList>;

export type ListName = keyof typeof WATCHED_LISTS;

export const LIST_NAMES = Object.keys(WATCHED_LISTS) as [ListName, ...ListName[]];

/** Returns what a row of a list is, if agents may watch their own; null otherwise. */
export function findAgentsRow(name: ListName): AgentsRow | null {
  const list: WatchedList = WATCHED_LISTS[name];
  return list.rows ?? null;
}

/** Returns the lists that a change of a subject changes. */
export function findListsOf(subjectType: string): ListName[] {
  return LIST_NAMES.filter((name) => (WATCHED_LISTS[name].subjects as readonly string[]).includes(subjectType));
}

/** Returns the name of the list whose rows an endpoint returns; null if it can't be watched. */
export function findListOfEndpoint(endpoint: unknown): ListName | null {
  return LIST_NAMES.find((name) => WATCHED_LISTS[name].endpoint === endpoint) ?? null;
}
