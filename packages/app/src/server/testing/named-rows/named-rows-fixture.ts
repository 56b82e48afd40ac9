// A server with rows of another user, one of each kind that requests can refer to, and callers without access to them.

import { eq } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { contactFamily } from '#contract/trips/contact-family.endpoints.ts';
import { createTrip } from '#contract/trips/trip.endpoints.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { payoutBatches } from '#server/db/schema/payouts.ts';
import { students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { tripGroups, trips, tripTransfers } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { createStoredFile } from '#server/testing/samples/attachments.ts';
import { createTestCall } from '#server/testing/samples/messages.ts';
import { createInvoiceTo } from '#server/testing/samples/own-invoices.ts';
import { createPayoutTo } from '#server/testing/samples/payouts.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import type { IdKind } from './id-kinds.ts';

/** Texts that no response to anybody else may contain. */
export const SECRETS = [
  ...['Geheimnis', 'Latex', 'Verborgen', 'stranger@example.test', 'other-agent@example.test', 'other-coordinator@example.test'],
];
export const STAY = { fromDate: '2026-07-06', toDate: '2026-07-12' };

export type CallerKind = Role | 'anonymous';

/** A caller with their own rows, for parents and agents. */
export interface OwnRows {
  readonly client: TestClient;
  readonly userId: number;
  readonly parentId: number;
  readonly studentId: number;
  readonly tripId: number;
  readonly transferId: number;
  readonly familyId: number;
}

export interface NamedRowsFixture extends BookingFixture {
  readonly own: Readonly<Record<CallerKind, OwnRows>>;
  readonly strangerId: number;
  readonly foreign: Readonly<Record<Exclude<IdKind, 'several'>, number | string>>;
}

const NOTHING = { parentId: 0, studentId: 0, tripId: 0, transferId: 0 };

/** Creates rows of the other user that don't belong to a trip of theirs. */
async function createStrangersMoney({ app, families }: BookingFixture, strangerId: number) {
  const at = app.clock.now();
  const payoutId = await createPayoutTo(app, { payeeId: families[0] ?? 0 });
  const [batch] = await app.db
    .insert(payoutBatches)
    .values({
      ...{
        businessId: 1,
        currency: 'EUR',
        messageId: createRandomName(),
        executionDate: '2026-06-20',
        count: 1,
        total: '1.00',
        document: '',
      },
      createdAt: at,
    })
    .returning({ id: payoutBatches.id });
  const fact = { userId: strangerId, kind: 'accountViewed', data: { name: 'Geheimnis' }, createdAt: at, at } as const;
  const [told] = await app.db.insert(notifications).values(fact).returning({ id: notifications.id });
  return {
    ...{ invoice: await createInvoiceTo(app, strangerId), payment: payoutId, payout: payoutId, batch: batch?.id ?? 0 },
    ...{ notification: told?.id ?? 0, file: await createStoredFile(app, { ownerId: strangerId }) },
  };
}

export async function startNamedRowsFixture(): Promise<NamedRowsFixture> {
  const room = await startBookingFixture({ count: 1, beds: 4 });
  const { app } = room;
  const { db } = app;
  await db.insert(tripTypes).values({ id: 2, name: 'Base hosting', active: true }).onConflictDoNothing();
  const idOf = async (email: string) => (await db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? 0;
  const [mine, theirs, stranger] = await room.bookers(3);
  if (mine === undefined || theirs === undefined || stranger === undefined) throw new Error('no parents');
  const coordinator = await room.signInAs('Coordinator');
  const otherAgent = await room.createAccount({ email: 'other-agent@example.test', roles: ['Agent'], firstName: 'Other' });
  const otherCoordinator = await room.createAccount({
    email: 'other-coordinator@example.test',
    roles: ['Coordinator'],
    firstName: 'Other',
  });
  const agentId = await idOf(toEmail('Agent'));
  await db.update(students).set({ agentId }).where(eq(students.id, theirs.childId));
  const secret = { firstName: 'Geheimnis', lastName: 'Geheimnis', allergies: 'Latex', agentId: otherAgent };
  await db.update(students).set(secret).where(eq(students.id, stranger.childId));
  await db.update(users).set({ email: 'stranger@example.test', lastName: 'Geheimnis' }).where(eq(users.id, stranger.userId));
  /** Creates a trip and the departure of its student. */
  const make = async (studentId: number) => {
    const { body, status, text } = await coordinator.ask(createTrip, { body: { ...STAY, studentIds: [studentId] } });
    if (status !== 200) throw new Error(text);
    const leaves = { tripId: body.id, direction: 'departure', studentId, day: STAY.toDate, createdAt: app.clock.now() } as const;
    const [left] = await db.insert(tripTransfers).values(leaves).returning({ id: tripTransfers.id });
    return { tripId: body.id, transferId: left?.id ?? 0 };
  };
  const [county] = await db.select({ id: counties.id }).from(counties).orderBy(counties.id);
  const [hidden = 0] = await createLiveFamilies(app, [
    { countyId: county?.id ?? 0, parentGuardianOneLastName: 'Verborgen', vettingState: 'suspended' },
  ]);
  const [group] = await db
    .insert(tripGroups)
    .values({ name: 'Geheimnis', agentId: otherAgent, createdAt: app.clock.now() })
    .returning({ id: tripGroups.id });
  const familyId = room.families[0] ?? 0;
  const other = async (role: Role): Promise<OwnRows> => ({
    ...{ client: await room.signInAs(role), userId: await idOf(toEmail(role)), familyId },
    ...NOTHING,
  });
  const own: Record<CallerKind, OwnRows> = {
    anonymous: { client: room.createVisitor(), userId: 0, familyId, ...NOTHING },
    Parent: {
      ...{ client: mine.client, userId: mine.userId, parentId: mine.userId, studentId: mine.childId, familyId },
      ...(await make(mine.childId)),
    },
    Agent: {
      ...{ client: await room.signInAs('Agent'), userId: agentId, parentId: theirs.userId, studentId: theirs.childId, familyId },
      ...(await make(theirs.childId)),
    },
    'Host family': await other('Host family'),
    Coordinator: await other('Coordinator'),
    Finance: await other('Finance'),
    Administrator: await other('Administrator'),
    'Vetting admin': await other('Vetting admin'),
    'Page editor': await other('Page editor'),
  };
  const ordered = await room.ask(stranger, room.trip(stranger));
  const { tripId } = await make(stranger.childId);
  await db
    .update(trips)
    .set({ coordinatorId: otherCoordinator, groupId: group?.id ?? null })
    .where(eq(trips.id, tripId));
  const written = await stranger.client.ask(contactFamily, {
    body: { fromDate: '2026-08-03', toDate: '2026-08-09', hostFamilyId: familyId, studentIds: [stranger.childId], message: 'Geheimnis' },
  });
  const [begun] = await db.select({ sid: conversations.sid }).from(conversations).where(eq(conversations.id, written.body.conversationId));
  const foreign = {
    sid: begun?.sid ?? '',
    message: written.body.messageId,
    call: (await createTestCall(app, stranger.userId, written.body.conversationId)).callId,
    ...{ parent: stranger.userId, agent: otherAgent, coordinator: otherCoordinator, group: group?.id ?? 0 },
    ...{ student: stranger.childId, family: hidden, trip: tripId, order: ordered.body.order?.id ?? 0 },
    ...{ intent: ordered.body.paymentIntent?.paymentIntentId ?? '', conversation: written.body.conversationId },
    ...(await createStrangersMoney(room, stranger.userId)),
  };
  return { ...room, own, strangerId: stranger.userId, foreign };
}
