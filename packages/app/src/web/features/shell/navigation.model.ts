// The menus of each area: which pages stand where. Who sees which of them follows from the guards of the pages.

import type { PageName } from '#contract/platform/page-paths.ts';

/** How a page stands to the user: it opens, is still to come, or is none of theirs. */
type Standing = 'open' | 'later' | 'closed';

export type GroupName = 'today' | 'operations' | 'people' | 'finance' | 'pricing' | 'content' | 'administration';

export interface Group {
  readonly name: GroupName;
  readonly pages: readonly PageName[];
}

/** The hub's side navigation. */
export const HUB_GROUPS: readonly Group[] = [
  { name: 'today', pages: ['hub', 'hubMessages', 'hubNotifications'] },
  {
    name: 'operations',
    pages: [
      'hubTripsTracker',
      'hubTrips',
      'hubTripsManager',
      'hubTripsBulk',
      'hubTripsTimeline',
      'hubSheets',
      'hubSheetsCompact',
      'hubCreateTrip',
      'hubGroups',
      'hubActivities',
    ],
  },
  {
    name: 'people',
    pages: [
      'hubStudents',
      'hubStudentsSpreadsheet',
      'hubHostFamilies',
      'hubYearlyPlanner',
      'hubVetting',
      'hubScoutingFamilies',
      'hubUnresponsiveFamilies',
      'hubGeofences',
    ],
  },
  {
    name: 'finance',
    pages: [
      'hubInvoiceGenerator',
      'hubSalesInvoices',
      'hubPurchaseInvoices',
      'hubPayments',
      'hubPayouts',
      'hubBilling',
      'hubReconciliation',
      'hubExpenses',
      'hubExpensesGroupParent',
    ],
  },
  {
    name: 'pricing',
    pages: [
      'hubTripTypes',
      'hubPricingTypes',
      'hubServiceTypes',
      'hubCurrencies',
      'hubPricingTemplates',
      'hubTripTypePricingTemplates',
      'hubTripPeriods',
      'hubPriceBooks',
      'hubPricingAudit',
    ],
  },
  { name: 'content', pages: ['hubPages', 'hubBlogs', 'hubMenus', 'hubTestimonials', 'hubContentEngine', 'hubSources', 'hubChatGpt'] },
  { name: 'administration', pages: ['hubUsers', 'hubRoles', 'hubPermissions', 'hubBusinesses', 'hubChangeLog', 'hubMails', 'hubTimeline'] },
];

/** The menus of parents and host families: the first `MAIN_PAGES` stand in the bar, the others under "More". */
export const FAMILY_PAGES = {
  travel: [
    'travelDashboard',
    'travelTrips',
    'travelMessages',
    'travelStudents',
    'travelInvoices',
    'travelSearch',
    'travelExpenses',
    'travelVideos',
    'travelProfile',
  ],
  hostFamily: [
    'hostHostings',
    'hostDashboard',
    'hostMessages',
    'hostCalendar',
    'hostPayments',
    'hostProfile',
    'hostEditFamily',
    'hostPayoutDetails',
  ],
} as const satisfies Record<string, readonly PageName[]>;

export const MAIN_PAGES = 4;

/** The cards of the mobile start. */
export const MOBILE_PAGES = {
  travel: ['travelTrips', 'travelMessages', 'travelStudents', 'travelInvoices'],
  hostFamily: ['hostHostings', 'hostMessages', 'hostCalendar', 'hostPayments'],
  hub: ['hub', 'hubMessages', 'hubNotifications', 'hubUsers'],
} as const satisfies Record<string, readonly PageName[]>;

/** `g` and then this letter goes to the page. */
export const SHORTCUTS: Readonly<Partial<Record<PageName, string>>> = {
  hub: 'h',
  hubTripsTracker: 't',
  hubTrips: 'r',
  hubStudents: 's',
  hubHostFamilies: 'f',
  hubMessages: 'm',
  hubNotifications: 'n',
  hubSalesInvoices: 'i',
  hubPayments: 'p',
  hubVetting: 'v',
  hubPages: 'c',
  hubUsers: 'u',
  hubRoles: 'o',
  hubPermissions: 'e',
  hubMails: 'l',
};

/** The pages of an area that the command palette knows. */
export function palettePages(area: 'travel' | 'hostFamily' | 'hub'): readonly PageName[] {
  return area === 'hub' ? [...HUB_GROUPS.flatMap(({ pages }) => pages), 'hubChangePassword'] : FAMILY_PAGES[area];
}

export interface Offer {
  /** The groups that hold a page that opens, with those pages alone. */
  readonly groups: readonly Group[];
  /** The groups of what is still to come. */
  readonly later: readonly Group[];
}

/** What somebody is offered of some groups: nothing that would refuse them, and apart what is still to come. */
export function offerOf(groups: readonly Group[], standing: (page: PageName) => Standing): Offer {
  const only = (wanted: Standing) =>
    groups
      .map(({ name, pages }) => ({ name, pages: pages.filter((page) => standing(page) === wanted) }))
      .filter(({ pages }) => pages.length > 0);
  return { groups: only('open'), later: only('later') };
}

/**
 * The page that a letter after `g` goes to, if it opens for the user.
 * @example pageOfLetter('u', () => 'open') // 'hubUsers'
 */
export function pageOfLetter(letter: string, standing: (page: PageName) => Standing): PageName | undefined {
  const found = (Object.entries(SHORTCUTS) as [PageName, string][]).find(([, key]) => key === letter.toLowerCase());
  return found !== undefined && standing(found[0]) === 'open' ? found[0] : undefined;
}
