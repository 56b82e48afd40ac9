// What can be booked: live families of one county at a price, and parents with a child.

import { type PriceBookInput, parsePriceBook } from '@hosted-stay/pricing-core';
import { eq } from 'drizzle-orm';
import { type CampWeek, type CurrentTrip, EMPTY_TRIP } from '#contract/booking/current-trip.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { activities, businesses, tripTypes } from '#server/db/schema/pricing.ts';
import type { App } from '#server/platform/app.ts';
import { makeAccounts } from './accounts.ts';
import { publishBook } from './agreed-trips.ts';
import { makeLiveFamilies } from './live-families.ts';
import { randomName } from './sample.ts';
import { makeBusiness } from './samples/invoices.ts';

const STAY = { fromDate: '2026-07-06', toDate: '2026-07-12' } as const;

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A test card, by its number. */
export const cardOf = (number: string) => ({ number, expiry: '12/40', cvc: '123' });

export interface MadeBooker {
  readonly userId: number;
  readonly childId: number;
  readonly email: string;
}

export interface Bookable {
  readonly businessId: number;
  readonly families: readonly number[];
  /** Publishes a book in which a night at each family costs this much before commissions, from now on. */
  price(amount: string, options?: { readonly currency?: string }): Promise<void>;
  /** The booking of a week at the first family, unless it is wished otherwise. */
  trip(booker: Pick<MadeBooker, 'childId'>, wished?: Partial<CurrentTrip>): CurrentTrip;
  /** A camp with so many places in each of these weeks, whose week costs this much before commissions; sold from now on. */
  camp(wished: { readonly places: number; readonly amount?: string; readonly mondays?: readonly string[] }): Promise<CampWeek[]>;
}

type Place = Pick<App, 'db' | 'clock'>;

/** Parents, each with a child of whom nothing is left to be said. */
export async function makeBookers({ db, clock }: Place, count: number): Promise<MadeBooker[]> {
  const emails = Array.from({ length: count }, () => `${randomName(12)}@example.test`);
  const ids = await makeAccounts(db, emails, { roles: ['Parent'], firstName: 'Jeanne', now: clock.now() });
  const health = { allergies: 'None', anyMedicalCondition: 'None' };
  const about = { dateOfBirth: '2014-05-05', gender: 'female', countryId: 372, hobbies: 'Chess', ...health } as const;
  const children = await db
    .insert(students)
    .values(emails.map(() => ({ firstName: 'Léa', lastName: 'Petit', ...about, createdAt: clock.now() })))
    .returning({ id: students.id });
  const made = emails.map((email, index) => ({ email, userId: ids[index] ?? 0, childId: children[index]?.id ?? 0 }));
  await db.insert(studentParents).values(made.map(({ userId, childId }) => ({ userId, studentId: childId })));
  return made;
}

export async function makeBooker(app: Place): Promise<MadeBooker> {
  const [made] = await makeBookers(app, 1);
  if (made === undefined) throw new Error('no parent was made');
  return made;
}

/** Families of one county at 100 a night before commissions. */
export async function makeBookable(app: Place, { count, beds }: { count: number; beds: number }): Promise<Bookable> {
  const { businessId } = await makeBusiness(app);
  await app.db.update(businesses).set({ isDefault: true }).where(eq(businesses.id, businessId));
  await app.db.insert(tripTypes).values({ id: 1, name: 'Immersion', active: true }).onConflictDoNothing();
  const [county] = await app.db
    .insert(counties)
    .values({ countryId: 372, name: `County ${randomName(8)}` })
    .returning({ id: counties.id });
  const wished = Array.from({ length: count }, () => ({ countyId: county?.id ?? 0, guestsNumber: beds, businessId }));
  const families = await makeLiveFamilies(app, wished);
  let books = 0;
  let last = { amount: '100', currency: 'EUR' };
  const camps: PriceBookInput['activities'][number][] = [];

  async function price(amount: string, { currency = 'EUR' } = {}): Promise<void> {
    books += 1;
    last = { amount, currency };
    const pricings = [{ pricingTemplateId: 1, amount, customer: { commissionPercentage: '20' } }];
    const input: PriceBookInput = {
      version: String(books),
      currency,
      policy: {},
      serviceTypes: [
        { id: 1, name: 'Hosting' },
        { id: 2, name: 'Camp' },
      ],
      pricingTypes: [
        { id: 1, name: 'Per night' },
        { id: 3, name: 'Per week' },
      ],
      tripTypes: [{ id: 1, name: 'Immersion', active: true, discounts: [] }],
      templates: [
        { id: 1, name: 'Nights', serviceTypeId: 1, pricingTypeId: 1, tripTypeId: 1, required: true },
        { id: 2, name: 'Camp weeks', serviceTypeId: 2, pricingTypeId: 3, tripTypeId: 1, required: true },
      ],
      countries: [{ id: 372, name: 'Ireland', pricings: [] }],
      counties: [{ id: county?.id ?? 0, name: 'Cork', countryId: 372, pricings: [] }],
      hostFamilies: families.map((id) => ({ id, name: `Byrne ${id}`, countyId: county?.id ?? 0, businessId, pricings })),
      activities: camps,
    };
    const parsed = parsePriceBook(input);
    if (!parsed.ok) throw new Error(`this is no price book: ${JSON.stringify(parsed.issues)}`);
    await publishBook(app, parsed.value, { number: books, from: new Date(app.clock.now().getTime() - 1000 + books) });
  }
  await price('100');

  const trip = ({ childId }: Pick<MadeBooker, 'childId'>, wish: Partial<CurrentTrip> = {}): CurrentTrip => ({
    ...EMPTY_TRIP,
    ...STAY,
    children: [childId],
    hostFamilyId: families[0] ?? null,
    ...wish,
  });

  async function camp({ places, amount = '50', mondays = [STAY.fromDate] }: Parameters<Bookable['camp']>[0]): Promise<CampWeek[]> {
    const countyId = county?.id ?? 0;
    const [made] = await app.db
      .insert(activities)
      .values({ name: `Camp ${randomName(8)}`, countyId, businessId })
      .returning({ id: activities.id });
    const activityId = made?.id ?? 0;
    const rows = mondays.map((startDate) => ({ activityId, startDate, endDate: daysAfter(startDate, 4), capacity: places }));
    const weeks = await app.db.insert(activitySchedules).values(rows).returning({ scheduleId: activitySchedules.id });
    const pricings = [{ pricingTemplateId: 2, amount, customer: { commissionPercentage: '20' } }];
    camps.push({ id: activityId, name: `Camp ${activityId}`, countyId, businessId, pricings });
    await price(last.amount, last);
    return weeks.map(({ scheduleId }, index) => ({ scheduleId, activityId, startDate: mondays[index] ?? '' }));
  }

  return { businessId, families, price, trip, camp };
}
