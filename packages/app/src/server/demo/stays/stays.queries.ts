// Writes the stays of the demo world into the tables: students, classes, and trips with the price that was agreed.

import type { LiveQuote, Pricer, QuoteRequestInput } from '@hosted-stay/pricing-core';
import { eq } from 'drizzle-orm';
import { STUDENT_TYPE_ID } from '#contract/people/student-types.ts';
import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import { PAST_STATES, type TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { tripActivities, tripGroups, tripHistory, trips, tripTransfers } from '#server/db/schema/trips.ts';
import { insertQuoteOfBook, loadPricer } from '#server/features/pricing/pricing.public.ts';
import { inOrder, type Numbers, numberOf } from '../rows.queries.ts';
import { DEMO_DOMAIN, type DemoWorld } from '../world.ts';
import { insertFollowUps } from './follow-ups.queries.ts';
import { insertOffers, type OfferedStay } from './offers.queries.ts';
import { insertPlannedGroup } from './planned-group.queries.ts';
import type { DemoStay } from './stay-world.ts';

const COORDINATOR = `coordinator@${DEMO_DOMAIN}`;

/** The states that a trip went through to reach its current one. */
const WAYS: Readonly<Record<TripState, readonly TripState[]>> = {
  new: ['new'],
  enquiry: ['new', 'enquiry'],
  reserved: ['new', 'enquiry', 'reserved'],
  booked: ['new', 'enquiry', 'reserved', 'booked'],
  customer_service: ['new', 'enquiry', 'reserved', 'booked', 'customer_service'],
  in_progress: ['new', 'enquiry', 'reserved', 'booked', 'in_progress'],
  completed: ['new', 'enquiry', 'reserved', 'booked', 'in_progress', 'completed'],
  closed: ['new', 'enquiry', 'reserved', 'booked', 'in_progress', 'completed', 'closed'],
  cancelled: ['new', 'enquiry', 'cancelled'],
};

/** States in which nothing is agreed yet, so that there is no binding price. */
const UNPRICED: readonly TripState[] = ['new', 'enquiry'];

const isAgreed = ({ state }: DemoStay) => !UNPRICED.includes(state);

interface Priced {
  readonly quote: LiveQuote;
  readonly activities: readonly { readonly id: number; readonly weeks: number }[];
}

/** Prices a stay, with as many camps as fit if there is one near the family. */
function priced(pricer: Pricer, stay: DemoStay, hostFamilyId: number): Priced {
  const { book } = pricer;
  const services = book.serviceTypes.filter(({ name }) => stay.services.includes(name)).map(({ id }) => id);
  const countyId = book.hostFamilies.find(({ id }) => id === hostFamilyId)?.countyId;
  const camp = book.activities.find((activity) => activity.countyId === countyId);
  for (let weeks = camp === undefined ? 0 : stay.campWeeks; ; weeks -= 1) {
    const activities = camp === undefined || weeks <= 0 ? [] : [{ id: camp.id, weeks }];
    const request: QuoteRequestInput = {
      hostFamilyId,
      fromDate: stay.fromDate,
      toDate: stay.toDate,
      activityDetailsType: activities.length === 0 ? 'family' : 'mixed',
      ...(activities.length > 0 && { currentNoOfWeeks: weeks, nearbyActivities: activities }),
      serviceTypeIds: services,
    };
    const result = pricer.quote(request);
    if (result.ok) return { quote: result.value, activities };
    if (weeks <= 0) throw new TypeError(`A stay of the demo world can't be priced: ${JSON.stringify(result.issues)}`);
  }
}

/** Returns the type of student: with a class, through an agent, or alone. */
function typeOf({ group, agent }: DemoStay): number {
  if (group !== null) return STUDENT_TYPE_ID.group;
  return agent === null ? STUDENT_TYPE_ID.individual : STUDENT_TYPE_ID.agent;
}

interface Booked {
  readonly stay: DemoStay;
  readonly parentId: number;
  readonly agentId: number | null;
  readonly hostFamilyId: number;
  readonly price: Priced;
}

/** Inserts the students of the stays, in their order. */
async function insertStudents(tx: Transaction, booked: readonly Booked[]): Promise<number[]> {
  const made = await tx
    .insert(students)
    .values(booked.map(({ stay, agentId }) => ({ ...stay.child, studentTypeId: typeOf(stay), agentId, createdAt: stay.bookedAt })))
    .returning({ id: students.id });
  const ids = inOrder(made);
  await tx.insert(studentParents).values(booked.map(({ parentId: userId }, index) => ({ studentId: ids[index] ?? 0, userId })));
  return ids;
}

/** Returns the steps of a trip, evenly spaced from its booking on. */
function historyOf(tripId: number, { state, bookedAt, fromDate, toDate }: DemoStay, byId: number) {
  return WAYS[state].map((toState, index, way) => {
    const moment =
      toState === 'in_progress'
        ? new Date(`${fromDate}T06:00:00Z`)
        : toState === 'completed' || toState === 'closed'
          ? new Date(new Date(`${toDate}T06:00:00Z`).getTime() + (toState === 'closed' ? 8 : 1) * 24 * 3600 * 1000)
          : new Date(bookedAt.getTime() + index * 3 * 3600 * 1000);
    const byProduct = ['in_progress', 'completed', 'closed'].includes(toState);
    return { tripId, fromState: way[index - 1] ?? null, toState, byId: byProduct ? null : byId, at: moment };
  });
}

/** Every so many stays have another family. */
const OTHER_EVERY = 4;

/** Returns the family of another stay for reserved stays and some booked ones, except for groups; null for all others. */
function findOtherFamily(booked: readonly Booked[], index: number): number | null {
  const own = booked[index];
  if (own === undefined || own.stay.group !== null) return null;
  const hasOther = own.stay.state === 'reserved' || (own.stay.state === 'booked' && index % OTHER_EVERY === 0);
  if (!hasOther) return null;
  const isOther = (one: Booked) => one.hostFamilyId !== own.hostFamilyId && one.stay.family !== own.stay.parent;
  return [...booked.slice(index + 1), ...booked.slice(0, index)].find(isOther)?.hostFamilyId ?? null;
}

interface Numbered {
  readonly accounts: Numbers;
  readonly families: Numbers;
  readonly bookNumber: number;
}

/** Inserts all stays, each priced with the book in force when it was booked. */
export async function insertStays(tx: Transaction, { stays }: DemoWorld, { accounts, families, bookNumber }: Numbered): Promise<void> {
  const pricer = await loadPricer(tx, bookNumber);
  const [business] = await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.isDefault, true));
  const businessId = business?.id ?? 0;
  const groups = await insertGroups(tx, stays, accounts);
  const booked = stays.map((stay): Booked => {
    const hostFamilyId = numberOf(families, stay.family);
    const people = { parentId: numberOf(accounts, stay.parent), agentId: stay.agent === null ? null : numberOf(accounts, stay.agent) };
    return { stay, ...people, hostFamilyId, price: priced(pricer, stay, hostFamilyId) };
  });
  if (booked.length === 0) return;
  const studentIds = await insertStudents(tx, booked);
  for (const { stay, parentId: createdBy, price } of booked) {
    if (isAgreed(stay)) await insertQuoteOfBook(tx, price.quote, { bookNumber, vatRate: null, createdAt: stay.bookedAt, createdBy });
  }
  const coordinatorId = numberOf(accounts, COORDINATOR);
  const rows = booked.map(({ stay, parentId, agentId, hostFamilyId, price: { quote } }, index) => ({
    ...{ parentId, agentId, hostFamilyId, coordinatorId, createdBy: parentId, createdAt: stay.bookedAt },
    studentId: studentIds[index] ?? 0,
    groupId: stay.group === null ? null : numberOf(groups, stay.group),
    tripTypeId: TRIP_TYPE_ID.baseHosting,
    businessId,
    ...{ state: stay.state, fromDate: stay.fromDate, toDate: stay.toDate },
    backupHostFamilyId: stay.state === 'reserved' ? findOtherFamily(booked, index) : null,
    activityDetailsType: quote.request.activityDetailsType,
    currentNoOfWeeks: quote.request.currentNoOfWeeks,
    serviceTypeIds: [...quote.request.serviceTypeIds],
    quoteFingerprint: isAgreed(stay) ? quote.fingerprint : null,
  }));
  const tripIds = inOrder(await tx.insert(trips).values(rows).returning({ id: trips.id }));
  const numbered = booked.map((one, index) => ({ ...one, tripId: tripIds[index] ?? 0, studentId: studentIds[index] ?? 0 }));
  const camps = numbered.flatMap(({ tripId, price }) =>
    price.activities.map(({ id: activityId, weeks }, position) => ({ tripId, activityId, weeks, position })),
  );
  if (camps.length > 0) await tx.insert(tripActivities).values(camps);
  await tx.insert(tripHistory).values(numbered.flatMap(({ tripId, stay, parentId }) => historyOf(tripId, stay, parentId)));
  const offered = numbered.map(
    ({ tripId, studentId, hostFamilyId, stay }, index): OfferedStay => ({
      ...{ tripId, studentId, hostFamilyId, stay },
      otherFamilyId: findOtherFamily(numbered, index),
    }),
  );
  await insertOffers(tx, offered);
  const journeys = numbered.flatMap(({ tripId, stay }) =>
    stay.journeys.map((journey) => ({ ...journey, tripId, createdAt: stay.bookedAt })),
  );
  if (journeys.length > 0) await tx.insert(tripTransfers).values(journeys);
  await insertFollowUps(tx, numbered, coordinatorId);
  await insertPlannedGroup(tx, numbered, { coordinatorId, businessId, tripTypeId: TRIP_TYPE_ID.baseHosting });
}

const isOver = (state: TripState) => PAST_STATES.some((past) => past === state);

async function insertGroups(tx: Transaction, stays: readonly DemoStay[], accounts: Numbers): Promise<Numbers> {
  const names = [...new Set(stays.flatMap(({ group }) => group ?? []))];
  const numbers = new Map<string, number>();
  for (const name of names) {
    const members = stays.filter(({ group }) => group === name);
    const [first] = members;
    if (first === undefined) continue;
    const [made] = await tx
      .insert(tripGroups)
      .values({
        name,
        agentId: first.agent === null ? null : numberOf(accounts, first.agent),
        fromDate: members.map(({ fromDate }) => fromDate).sort()[0] ?? first.fromDate,
        toDate:
          members
            .map(({ toDate }) => toDate)
            .sort()
            .at(-1) ?? first.toDate,
        state: members.every(({ state }) => isOver(state)) ? 'done' : 'confirmed',
        createdAt: first.bookedAt,
      })
      .returning({ id: tripGroups.id });
    numbers.set(name, made?.id ?? 0);
  }
  return numbers;
}
