// A server with trips and everybody who has to do with them: families that are live and have prices, a parent with a child, and staff.

import { type PriceBookInput, parsePriceBook } from '@hosted-stay/pricing-core';
import { eq } from 'drizzle-orm';
import { createTrip, moveTrip } from '#contract/trips/trip.endpoints.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { businesses, tripTypes } from '#server/db/schema/pricing.ts';
import { emailOf } from './accounts.ts';
import { publishBook } from './agreed-trips.ts';
import type { TestClient } from './client.ts';
import { makeLiveFamilies } from './live-families.ts';
import { randomName } from './sample.ts';
import { makeBusiness } from './samples/invoices.ts';
import { startServer, type TestServer } from './start.ts';

export const STAY = { fromDate: '2026-07-06', toDate: '2026-07-13' } as const;

export interface HostOf {
  readonly familyId: number;
  readonly userId: number;
  readonly client: TestClient;
}

export interface TripRoom extends TestServer {
  readonly businessId: number;
  /** Their nights cost 100, 110, 100 … before commissions. */
  readonly hosts: readonly HostOf[];
  readonly parent: TestClient;
  readonly parentId: number;
  readonly childId: number;
  readonly coordinator: TestClient;
  readonly administrator: TestClient;
  readonly finance: TestClient;
  /** A new trip of the child, made by the coordinator; answers its number. */
  newTrip(wished?: Record<string, unknown>): Promise<number>;
  /** A trip that waits for the answer of its first family; answers its number and the offers by family. */
  reserved(wished?: Record<string, unknown>): Promise<number>;
}

/** @param count families of one county, with one bed each unless said otherwise */
export async function startTripRoom({ count = 3, beds = 1 }: { count?: number; beds?: number } = {}): Promise<TripRoom> {
  const server = await startServer();
  const { app } = server;
  const { businessId } = await makeBusiness(app);
  await app.db.update(businesses).set({ isDefault: true }).where(eq(businesses.id, businessId));
  await app.db.insert(tripTypes).values({ id: 2, name: 'Base hosting', active: true }).onConflictDoNothing();
  const [county] = await app.db
    .insert(counties)
    .values({ countryId: 372, name: `County ${randomName(8)}` })
    .returning({ id: counties.id });
  const countyId = county?.id ?? 0;
  const hosts: HostOf[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `host-${index}@example.test`;
    const userId = await server.account({ email, roles: ['Host family'], firstName: `Host${index}` });
    const family = { countyId, guestsNumber: beds, businessId, userId, parentGuardianOneLastName: `Family${index}` };
    const [familyId = 0] = await makeLiveFamilies(app, [family]);
    hosts.push({ familyId, userId, client: await server.signedIn(email) });
  }
  const input: PriceBookInput = {
    version: '1',
    currency: 'EUR',
    policy: {},
    serviceTypes: [{ id: 1, name: 'Hosting' }],
    pricingTypes: [{ id: 1, name: 'Per night' }],
    tripTypes: [{ id: 2, name: 'Base hosting', active: true, discounts: [] }],
    templates: [{ id: 1, name: 'Nights', serviceTypeId: 1, pricingTypeId: 1, tripTypeId: 2, required: true }],
    countries: [{ id: 372, name: 'Ireland', pricings: [] }],
    counties: [{ id: countyId, name: 'Cork', countryId: 372, pricings: [] }],
    hostFamilies: hosts.map(({ familyId }, index) => ({
      ...{ id: familyId, name: `Family${index}`, countyId, businessId },
      pricings: [{ pricingTemplateId: 1, amount: index % 2 === 0 ? '100' : '110', customer: { commissionPercentage: '20' } }],
    })),
    activities: [],
  };
  const parsed = parsePriceBook(input);
  if (!parsed.ok) throw new Error(`this is no price book: ${JSON.stringify(parsed.issues)}`);
  await publishBook(app, parsed.value, { number: 1, from: new Date('2026-01-01T00:00:00Z') });
  const parentId = await server.account({ email: 'mother@example.test', roles: ['Parent'], firstName: 'Jeanne' });
  const about = { dateOfBirth: '2013-05-05', gender: 'female', allergies: 'Peanuts' };
  const [child] = await app.db
    .insert(students)
    .values({ firstName: 'Léa', lastName: 'Petitjean', ...about, createdAt: app.clock.now() })
    .returning({ id: students.id });
  const childId = child?.id ?? 0;
  await app.db.insert(studentParents).values({ studentId: childId, userId: parentId });
  const coordinator = await server.signedIn(emailOf('Coordinator'));

  async function newTrip(wished: Record<string, unknown> = {}): Promise<number> {
    const body = { ...STAY, studentIds: [childId], hostFamilyId: hosts[0]?.familyId ?? null, ...wished };
    const made = await coordinator.ask(createTrip, { body });
    if (made.status !== 200) throw new Error(`no trip: ${made.status} ${made.text}`);
    return made.body.id;
  }

  return {
    ...server,
    ...{ businessId, hosts, parentId, childId, coordinator, newTrip },
    parent: await server.signedIn('mother@example.test'),
    administrator: await server.as('Administrator'),
    finance: await server.as('Finance'),
    async reserved(wished) {
      const id = await newTrip(wished);
      const moved = await coordinator.ask(moveTrip, { params: { id }, body: { step: 'reserve', reason: 'By telephone' } });
      if (moved.status !== 200) throw new Error(`not reserved: ${moved.status} ${moved.text}`);
      return id;
    },
  };
}
