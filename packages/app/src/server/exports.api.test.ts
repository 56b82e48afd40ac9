// Every list that can be had as a file: with the columns that it has unasked, and with each that its page may show, in both kinds of files.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditList, eventsList, usersList } from '#contract/administration/lists.ts';
import { contentItemsList } from '#contract/content/content-items.shapes.ts';
import { blogPostsList, pagesList } from '#contract/content/drafts.shapes.ts';
import { brokenLinksList } from '#contract/content/menus.shapes.ts';
import { sourcesList } from '#contract/content/sources.shapes.ts';
import { testimonialsList } from '#contract/content/testimonials.shapes.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import { accountsList } from '#contract/finance/billing/billing.shapes.ts';
import { expenseSharesList, expensesList } from '#contract/finance/expenses/expenses.shapes.ts';
import { invoicesList } from '#contract/finance/invoices/invoices.shapes.ts';
import { gatewayEventsList } from '#contract/finance/payments/gateway.shapes.ts';
import { paymentsList } from '#contract/finance/payments/payments.shapes.ts';
import { payoutsList } from '#contract/finance/payouts/payouts.shapes.ts';
import { purchasesList } from '#contract/finance/purchases/purchases.shapes.ts';
import { findingsList } from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import { geofencesList } from '#contract/geofences/geofences.shapes.ts';
import { groupsList } from '#contract/groups/groups.shapes.ts';
import { hostFamiliesList } from '#contract/host-families/family-list.shapes.ts';
import { studentsList } from '#contract/people/students.shapes.ts';
import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { EXPORT_MEDIA_TYPES } from '#contract/platform/lists/list-query.ts';
import { pricingsList } from '#contract/pricing/pricing-lists.ts';
import { leadsList } from '#contract/scouting/leads.shapes.ts';
import { bulkRowsList } from '#contract/trips/bulk.shapes.ts';
import { tripsList } from '#contract/trips/listed-trips.shapes.ts';
import { sheetList } from '#contract/trips/sheet.shapes.ts';
import { trackedTripsList } from '#contract/trips/tracker.shapes.ts';
import { unansweredOffersList } from '#contract/trips/unanswered.shapes.ts';
import { vettingsList } from '#contract/vetting/vetting.shapes.ts';
import { articles } from '#server/db/schema/content.ts';
import { contentItems } from '#server/db/schema/content-items.ts';
import { gatewayEvents } from '#server/db/schema/gateway.ts';
import { geofences } from '#server/db/schema/geofences.ts';
import { scoutingLeads } from '#server/db/schema/leads.ts';
import { brokenLinks } from '#server/db/schema/menus.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { audit } from '#server/db/schema/platform.ts';
import { pricings, pricingTemplates, pricingTypes, serviceTypes } from '#server/db/schema/pricing.ts';
import { sources } from '#server/db/schema/sources.ts';
import { testimonials } from '#server/db/schema/testimonials.ts';
import type { TestClient } from '#server/testing/client.ts';
import { allSamples } from '#server/testing/samples/all.ts';
import { createBulkRow } from '#server/testing/samples/trip-bulk.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

const LISTS = [
  usersList,
  auditList,
  eventsList,
  accountsList,
  blogPostsList,
  brokenLinksList,
  pagesList,
  contentItemsList,
  expensesList,
  expenseSharesList,
  gatewayEventsList,
  geofencesList,
  groupsList,
  hostFamiliesList,
  invoicesList,
  leadsList,
  paymentsList,
  payoutsList,
  purchasesList,
  findingsList,
  sourcesList,
  studentsList,
  testimonialsList,
  pricingsList,
  trackedTripsList,
  tripsList,
  sheetList,
  unansweredOffersList,
  vettingsList,
  bulkRowsList,
];

let server: TestServer;
let administrator: TestClient;

/** A price of a template of each first type, for Ireland. */
async function makePricing(): Promise<void> {
  const { db } = server.app;
  const [service] = await db.insert(serviceTypes).values({ name: 'Hosting' }).returning({ id: serviceTypes.id });
  const [counted] = await db.insert(pricingTypes).values({ name: 'Per night' }).returning({ id: pricingTypes.id });
  const types = { serviceTypeId: service?.id ?? 0, pricingTypeId: counted?.id ?? 0, tripTypeId: TRIP_TYPE_ID.baseHosting };
  const [template] = await db
    .insert(pricingTemplates)
    .values({ name: 'A night', ...types })
    .returning({ id: pricingTemplates.id });
  await db.insert(pricings).values({ pricingTemplateId: template?.id ?? 0, level: 'Country', priceableId: 372, amount: '45' });
}

beforeAll(async () => {
  server = await startServer();
  administrator = await server.signInAs('Administrator');
  // Rows of every kind, as the tests of who may read them make them.
  const userId = await server.createAccount({ email: 'owner@example.test', roles: ['Parent', 'Host family'] });
  for (const sample of Object.values(allSamples)) await sample.own(server.app, { userId });
  const at = server.time.now;
  await server.app.db.insert(gatewayEvents).values({
    ...{ gateway: 'test', eventId: 'ev_1', type: 'intent.succeeded', reference: 'in_1', payload: {}, occurredAt: at, receivedAt: at },
    ...{ currency: 'EUR', amount: '123.00', state: 'failed', error: 'unknownIntent' },
  } as typeof gatewayEvents.$inferInsert);
  await server.app.db.insert(audit).values({ action: 'users.edit', subjectType: 'user', subjectId: String(userId), changes: {} });
  // Offers count as unanswered only after a while.
  await server.app.db.update(tripOffers).set({ askedAt: new Date(at.getTime() - 72 * 3600 * 1000) });
  await server.app.db.insert(scoutingLeads).values({ lastName: 'Byrne', stageAt: at, createdAt: at });
  const box = { west: -10, south: 51, east: -8, north: 53, area: 1 };
  await server.app.db.insert(geofences).values({ name: 'Cork', kind: 'polygon', purposes: ['camps'], ...box, createdAt: at });
  await server.app.db.insert(articles).values((['page', 'blog'] as const).map((kind) => ({ kind, slug: 'about-us', createdAt: at })));
  const link = { source: 'menu', sourceId: 'header', locale: 'en', url: '/nowhere', fault: 'noPage', foundAt: at } as const;
  await server.app.db.insert(brokenLinks).values(link);
  await server.app.db.insert(testimonials).values({ name: 'Ann', text: 'Good', locale: 'en', position: 1, createdAt: at });
  await server.app.db.insert(contentItems).values({ title: 'A', locale: 'en', stateAt: at, createdAt: at });
  await server.app.db.insert(sources).values({ url: 'https://a.example', urlKey: 'a.example', title: 'A', createdAt: at });
  await createBulkRow(server.app);
  await makePricing();
});
afterAll(() => server.stop());

/** Files of lists say in their summary which list they are. */
const exports = Object.values(allEndpoints).filter(({ summary }) => /^The list \w+ with the same filters as a file/.test(summary));

const exportOf = (name: string): EndpointDefinition | undefined => exports.find(({ summary }) => summary.startsWith(`The list ${name} `));

test('every list that can be had as a file is among these', () => {
  expect(exports).toHaveLength(LISTS.length);
});

const cases = LISTS.flatMap(({ name, columns }) => (['csv', 'xlsx'] as const).map((format) => ({ name, columns, format })));

test.each(cases)(
  '$name is exported as $format with its usual columns, with all that its page may show, and with each alone',
  async ({ name, columns, format }) => {
    const endpoint = exportOf(name);
    if (endpoint === undefined) throw new TypeError(`nothing exports ${name}`);
    const asked = async (query: object) => {
      const answer = await administrator.ask(endpoint, { query: { format, ...query } } as never);
      expect({ query, status: answer.status, text: answer.status === 200 ? '' : answer.text }).toEqual({ query, status: 200, text: '' });
      expect(answer.headers.get('content-type')).toContain(EXPORT_MEDIA_TYPES[format].split(';')[0]);
      return answer.text.trim().split('\r\n');
    };
    const usual = await asked({});
    const all = await asked({ columns: columns.join(',') });
    if (format === 'xlsx') return;
    for (const column of columns) await asked({ columns: column });
    // Nothing is in the file unasked that no page can ask for; and there are rows in it.
    expect(usual[0]?.split(',').toSorted()).toEqual(all[0]?.split(',').toSorted());
    expect(usual.length).toBeGreaterThan(1);
  },
);
