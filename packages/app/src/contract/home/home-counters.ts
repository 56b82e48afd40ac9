// The counters of the hub's home: each is the total of a list as its page shows it with these filters.

import type { Capability } from '#contract/platform/capabilities.ts';
import { addDays } from '#contract/platform/days.ts';
import type { PageName } from '#contract/platform/page-paths.ts';

/** The lists that are counted. */
export const COUNTED_LISTS = [
  'trips',
  'trackedTrips',
  'unansweredOffers',
  'invoices',
  'payouts',
  'expenses',
  'vettings',
  'leads',
  'messageReports',
  'brokenLinks',
  'contentItems',
  'conversations',
] as const;
export type CountedList = (typeof COUNTED_LISTS)[number];

interface Counter {
  readonly list: CountedList;
  /** The rights without which nobody sees it; the list needs its own besides. */
  readonly rights: readonly Capability[];
  readonly page: PageName;
  /** The filters of the list on a day. */
  readonly query: (today: string) => Readonly<Record<string, string>>;
  /** What the page is opened with, if it is not named as the list’s filters are. */
  readonly pageQuery?: Readonly<Record<string, string>>;
  /** Whether something is wrong while there are any, rather than something to do. */
  readonly isAlarm?: true;
}

/** The days before an expiry in which a check counts as expiring, and those in which trips start soon. */
const EXPIRING_DAYS = 60;
const SOON_DAYS = 7;

const COUNTERS = {
  enquiries: { list: 'trips', rights: ['trips.read'], page: 'hubTrips', query: () => ({ state: 'enquiry' }) },
  reservations: { list: 'trips', rights: ['trips.read'], page: 'hubTrips', query: () => ({ state: 'reserved' }) },
  lateOffers: { list: 'unansweredOffers', rights: ['offers.chase'], page: 'hubUnresponsiveFamilies', query: () => ({}), isAlarm: true },
  urgentTrips: {
    ...{ list: 'trackedTrips', rights: ['trips.track'], page: 'hubTripsTracker', isAlarm: true },
    query: () => ({ readiness: 'red' }),
  },
  startsThisWeek: {
    ...{ list: 'trackedTrips', rights: ['trips.track'], page: 'hubTripsTracker' },
    query: () => ({ daysToStart: `0..${SOON_DAYS}` }),
  },
  followUpsDue: {
    ...{ list: 'trackedTrips', rights: ['trips.track'], page: 'hubTripsTracker' },
    query: (today) => ({ followUp: `..${today}` }),
  },
  tripsWithTasks: { list: 'trips', rights: ['trips.read', 'trips.tasks'], page: 'hubTrips', query: () => ({ hasTasks: 'yes' }) },
  overdueInvoices: {
    ...{ list: 'invoices', rights: ['invoices.read'], page: 'hubSalesInvoices', isAlarm: true },
    query: () => ({ overdue: 'yes' }),
  },
  draftInvoices: { list: 'invoices', rights: ['invoices.write'], page: 'hubSalesInvoices', query: () => ({ state: 'draft' }) },
  duePayouts: { list: 'payouts', rights: ['payouts.write'], page: 'hubPayouts', query: () => ({ state: 'pending' }) },
  submittedExpenses: { list: 'expenses', rights: ['expenses.decide'], page: 'hubExpenses', query: () => ({ state: 'submitted' }) },
  vettingQueue: {
    ...{ list: 'vettings', rights: ['vetting.read'], page: 'hubVetting' },
    query: () => ({ state: 'submitted,in_review,home_visit,checks_pending' }),
  },
  expiringChecks: {
    ...{ list: 'vettings', rights: ['vetting.read'], page: 'hubVetting', isAlarm: true },
    query: (today) => ({ expiresOn: `..${addDays(today, EXPIRING_DAYS)}` }),
  },
  leadsDue: {
    ...{ list: 'leads', rights: ['leads.write'], page: 'hubScoutingFamilies' },
    query: (today) => ({ nextFollowUp: `..${today}` }),
  },
  openSupport: {
    ...{ list: 'conversations', rights: ['support.handle'], page: 'hubMessages', pageQuery: { tab: 'support' } },
    query: () => ({ viewType: 'support' }),
  },
  openReports: {
    list: 'messageReports',
    rights: ['reports.review'],
    page: 'hubMessageReports',
    query: () => ({ state: 'open' }),
    isAlarm: true,
  },
  overdueTexts: {
    ...{ list: 'contentItems', rights: ['content.write'], page: 'hubContentEngine', isAlarm: true },
    query: () => ({ isOverdue: 'yes' }),
  },
  brokenLinks: {
    ...{ list: 'brokenLinks', rights: ['content.write'], page: 'hubMenus', pageQuery: { tab: 'links' }, isAlarm: true },
    query: () => ({}),
  },
} as const satisfies Record<string, Counter>;

export type CounterName = keyof typeof COUNTERS;

export const HOME_COUNTERS: Readonly<Record<CounterName, Counter>> = COUNTERS;

export const COUNTER_NAMES = Object.keys(COUNTERS) as [CounterName, ...CounterName[]];
