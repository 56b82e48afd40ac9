// The counters of the hub's home: each list is read as its page would read it, so that a counter is the total of the list it leads to.

import { listContentItems as contentItemsEndpoint } from '#contract/content/content-items.endpoints.ts';
import { listBrokenLinks as brokenLinksEndpoint } from '#contract/content/menus.endpoints.ts';
import { listExpenses as expensesEndpoint } from '#contract/finance/expenses/expenses.endpoints.ts';
import { listInvoices as invoicesEndpoint } from '#contract/finance/invoices/invoices.endpoints.ts';
import { listPayouts as payoutsEndpoint } from '#contract/finance/payouts/payouts.endpoints.ts';
import { COUNTER_NAMES, type CountedList, type CounterName, HOME_COUNTERS } from '#contract/home/home-counters.ts';
import { listConversations as conversationsEndpoint } from '#contract/messaging/conversations.endpoints.ts';
import { listReports as reportsEndpoint } from '#contract/messaging/reports.endpoints.ts';
import type { CheckedRequest, EndpointDefinition } from '#contract/platform/endpoint.ts';
import { listLeads as leadsEndpoint } from '#contract/scouting/leads.endpoints.ts';
import { listTrackedTrips as trackerEndpoint } from '#contract/trips/tracker.endpoints.ts';
import { listTrips as tripsEndpoint } from '#contract/trips/trip.endpoints.ts';
import { listUnansweredOffers as offersEndpoint } from '#contract/trips/unanswered.endpoints.ts';
import { listVettings as vettingsEndpoint } from '#contract/vetting/vetting.endpoints.ts';
import { listBrokenLinks, listContentItems } from '#server/features/content/content-lists.public.ts';
import { listExpenses } from '#server/features/expenses/expense-lists.public.ts';
import { listInvoices } from '#server/features/finance/invoice-lists.public.ts';
import { listConversations } from '#server/features/messaging/conversation-lists.public.ts';
import { listReports } from '#server/features/messaging/report-lists.public.ts';
import { listPayouts } from '#server/features/payouts/payout-lists.public.ts';
import { listLeads } from '#server/features/scouting/lead-lists.public.ts';
import { listTrackedTrips, listTrips, listUnansweredOffers } from '#server/features/trips/trip-lists.public.ts';
import { listVettings } from '#server/features/vetting/vetting-lists.public.ts';
import type { Call } from '#server/platform/app.ts';

interface Counted {
  readonly endpoint: EndpointDefinition;
  /** Returns the total of the list, read by a caller with the grant of its endpoint. */
  readonly count: (call: Call, query: Readonly<Record<string, string>>) => Promise<number>;
}

/** Declares a list that can be counted. */
function counted<E extends EndpointDefinition & { readonly query: { parse(query: unknown): unknown } }>(
  endpoint: E,
  list: (call: Call, request: CheckedRequest<E>) => Promise<{ readonly total: number }>,
): Counted {
  return {
    endpoint,
    count: async (call, query) => (await list(call, { query: endpoint.query.parse({ ...query, perPage: 1 }) } as CheckedRequest<E>)).total,
  };
}

const LISTS: Readonly<Record<CountedList, Counted>> = {
  trips: counted(tripsEndpoint, listTrips),
  trackedTrips: counted(trackerEndpoint, listTrackedTrips),
  unansweredOffers: counted(offersEndpoint, listUnansweredOffers),
  invoices: counted(invoicesEndpoint, listInvoices),
  payouts: counted(payoutsEndpoint, listPayouts),
  expenses: counted(expensesEndpoint, listExpenses),
  vettings: counted(vettingsEndpoint, listVettings),
  leads: counted(leadsEndpoint, listLeads),
  messageReports: counted(reportsEndpoint, listReports),
  brokenLinks: counted(brokenLinksEndpoint, listBrokenLinks),
  contentItems: counted(contentItemsEndpoint, listContentItems),
  conversations: counted(conversationsEndpoint, listConversations),
};

/** Returns the counters that a caller may see, with the totals of their lists. */
export async function countLists(call: Call): Promise<{ name: CounterName; count: number }[]> {
  const today = call.app.clock.today();
  const counters = COUNTER_NAMES.flatMap((name) => {
    const { list, rights, query } = HOME_COUNTERS[name];
    const { endpoint, count } = LISTS[list];
    const grant = call.granted(endpoint.access);
    if (grant === null || !rights.every((right) => call.may(right))) return [];
    return [async () => ({ name, count: await count({ ...call, grant }, query(today)) })];
  });
  return Promise.all(counters.map((count) => count()));
}
