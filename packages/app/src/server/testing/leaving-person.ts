// Somebody of whom every table knows something: a parent with children, one of them put together from two rows, and a host family.

import { mergeStudents, updateStudent } from '#contract/people/students.endpoints.ts';
import { bookingDrafts, bookingOrders } from '#server/db/schema/booking.ts';
import { contactEnquiries } from '#server/db/schema/contact.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { experienceRequests } from '#server/db/schema/enquiries.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { gatewayEvents, paymentIntents } from '#server/db/schema/gateway.ts';
import { hostChildren, vettingHistory } from '#server/db/schema/host-families.ts';
import { userIdentities, userLinks } from '#server/db/schema/identity.ts';
import { savedViews } from '#server/db/schema/lists.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks, tripOfferHistory, tripOffers } from '#server/db/schema/offers.ts';
import { payoutDetails } from '#server/db/schema/payouts.ts';
import { parentInvitations, studentDocuments, studentPhotos } from '#server/db/schema/people.ts';
import { audit, mails, outbox } from '#server/db/schema/platform.ts';
import { scenarios } from '#server/db/schema/price-books.ts';
import { tripHistory, trips, tripTasks, tripTransfers } from '#server/db/schema/trips.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/job.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { storedFile } from './samples/attachments.ts';
import { TYPED } from './samples/invoices.ts';
import { makeQuote } from './samples/money.ts';
import { makeFamily, makeTrip } from './samples/trips.ts';
import type { TestServer } from './start.ts';

const first = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
};

/** The children, by the product's own way: a row that was merged away is one that nobody has any more. */
async function children(server: TestServer, email: string) {
  const parent = await server.signedIn(email);
  const coordinator = await server.as('Coordinator');
  const add = async () =>
    (await parent.ask(updateStudent, { params: { id: 'new' }, body: { firstName: 'Anna', lastName: 'Byrne', dateOfBirth: '2012-02-28' } }))
      .body.item.id;
  const [childId, otherId] = [await add(), await add()];
  const merged = await coordinator.ask(mergeStudents, { params: { id: childId }, body: { otherId, version: 1 } });
  if (merged.status !== 200) throw new Error(merged.text);
  return { childId, otherId };
}

/** What was booked, hosted, paid and said. */
async function stays({ app }: TestServer, { userId, childId, familyId }: { userId: number; childId: number; familyId: number }) {
  const { db, clock } = app;
  const at = clock.now();
  const { tripId, businessId } = await makeTrip(app, { parentId: userId, studentId: childId, hostFamilyId: familyId, state: 'closed' });
  await db.insert(tripHistory).values({ tripId, toState: 'closed', at });
  await db.insert(tripTasks).values({ tripId, kind: 'refund', createdAt: at });
  await db.insert(tripTransfers).values({ tripId, direction: 'arrival', day: '2026-07-05', createdAt: at });
  const offer = first(await db.insert(tripOffers).values({ tripId, hostFamilyId: familyId, state: 'accepted', createdAt: at }).returning());
  await db.insert(tripOfferHistory).values({ offerId: offer.id, toState: 'accepted', at });
  await db
    .insert(hostCalendarBlocks)
    .values({ hostFamilyId: familyId, kind: 'own', fromDate: '2026-09-01', toDate: '2026-09-02', heldAt: at });
  const conversation = first(await db.insert(conversations).values({ sid: 'CH1', type: 'trip', tripId, createdAt: at }).returning());
  await db.insert(conversationParticipants).values({ conversationId: conversation.id, userId, joinedAt: at });
  const message = { conversationId: conversation.id, senderId: userId, messageType: 1, contentType: 1, createdAt: at };
  await db.insert(messages).values({ ...message, content: { text: 'Hello' } });
  const quoteFingerprint = await makeQuote(app);
  const order = first(
    await db
      .insert(bookingOrders)
      .values({
        ...{
          userId,
          document: {} as never,
          quoteFingerprint,
          businessId,
          currency: 'EUR',
          amount: '1.00',
          tripId,
          state: 'placed' as const,
        },
        ...{ expiresAt: at, createdAt: at },
      })
      .returning(),
  );
  const gateway = { gateway: 'test', reference: 'pi_1' };
  await db
    .insert(paymentIntents)
    .values({ ...gateway, businessId, orderId: order.id, payerId: userId, payerName: '', currency: 'EUR', amount: '1.00', createdAt: at });
  const event = { ...gateway, eventId: 'evt_1', type: 'paid', occurredAt: at, receivedAt: at, state: 'applied' as const };
  await db.insert(gatewayEvents).values({ ...event, payload: { amount: '1.00', currency: 'EUR' } });
  const draft = { kind: 'sales' as const, businessId, buyerId: userId, buyerName: '', buyerEmail: '', currency: 'EUR', createdAt: at };
  await db.insert(invoices).values({ ...draft, draft: TYPED });
  return tripId;
}

/** @returns the account; nobody but the accounts of staff is in the database besides */
export async function makeLeavingPerson(server: TestServer, email: string) {
  const { app } = server;
  const { db } = app;
  const at = app.clock.now();
  await seedReference(db);
  const userId = await server.account({ email, roles: ['Parent', 'Host family'] });
  const coordinatorId = await server.account({ email: 'told@example.test', roles: ['Coordinator'] });
  const { childId, otherId } = await children(server, email);
  const familyId = await makeFamily(app, userId);
  await db.insert(hostChildren).values({ hostFamilyId: familyId, gender: 'female', dob: '2012-02-28' } as never);
  await db.insert(vettingHistory).values({ hostFamilyId: familyId, toState: 'registered', at });
  const tripId = await stays(server, { userId, childId, familyId });
  await db.update(trips).set({ parentId: userId });
  await db
    .insert(payoutDetails)
    .values({ payeeType: 'Host_family', payeeId: familyId, holder: '', iban: '', countryCode: 'IE', changedAt: at });
  await db.insert(bookingDrafts).values({ userId, document: {} as never, updatedAt: at });
  await db.insert(experienceRequests).values({ reference: 'AB12', userId, tripId, document: {} as never, email, createdAt: at });
  const enquiry = {
    reference: 'CD34',
    at,
    userId,
    name: '',
    email,
    phone: '',
    topic: 'other' as never,
    message: '',
    locale: 'en' as const,
  };
  await db.insert(contactEnquiries).values(enquiry);
  await db.insert(parentInvitations).values({ studentId: otherId, email, invitedBy: coordinatorId, createdAt: at });
  await db.insert(userIdentities).values({ provider: 'google', subject: '', userId });
  await db.insert(userLinks).values({ userId, purpose: 'reset', tokenHash: '', expiresAt: at });
  await db.insert(savedViews).values({ userId, list: 'users', name: '', query: '' } as never);
  await db.insert(scenarios).values({ userId, name: '', request: {}, createdAt: at });
  const photo = await storedFile(app, { ownerId: userId, subject: { type: 'student', id: String(childId) } });
  const paper = await storedFile(app, { ownerId: userId, subject: { type: 'studentDocument', id: String(childId) } });
  const view = await storedFile(app, { ownerId: userId, subject: { type: 'hostFamily', id: String(familyId) } });
  await db.insert(studentPhotos).values({ studentId: childId, ref: photo, position: 0 });
  await db.insert(studentDocuments).values({ studentId: childId, ref: paper, kind: 'passport', name: '', createdAt: at });
  const told = { kind: 'tripNews' as const, data: { tripId }, createdAt: at, at };
  await db.insert(notifications).values([
    { ...told, userId },
    { ...told, userId: coordinatorId },
    { ...told, userId: coordinatorId, kind: 'childLinked', data: { studentId: childId } },
    { ...told, userId: coordinatorId, kind: 'hostFamilyRegistered', data: { hostFamilyId: familyId } },
  ]);
  await db.insert(mails).values({ recipient: email, subject: '', text: '', html: '', messageId: 'm-1' });
  await db.insert(outbox).values({ kind: 'account.left', payload: { email }, failedAt: at });
  const moments = { createdOn: at, startAfter: at, keepUntil: new Date(at.getTime() + 90 * 24 * 3600 * 1000) };
  const failed = { output: {}, sourceOutput: {} };
  await db.insert(jobRows).values({ ...moments, ...failed, name: DEAD_LETTERS, sourceName: 'account.forgot', data: { email } });
  const subjects = { user: userId, student: childId, trip: tripId, hostFamily: familyId };
  await db
    .insert(audit)
    .values(Object.entries(subjects).map(([subjectType, id]) => ({ action: `${subjectType}.edit`, subjectType, subjectId: String(id) })));
  return { userId, studentIds: [childId, otherId], files: [photo, paper, view] };
}
