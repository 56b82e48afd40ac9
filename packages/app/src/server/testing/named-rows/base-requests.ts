// Requests of callers for their own rows, for endpoints whose requests refer to personal rows; samples cover the others.

import { eq } from 'drizzle-orm';
import { EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { isStaff } from '#contract/identity/roles.ts';
import { userRoles } from '#server/db/schema/identity.ts';
import type { App } from '#server/platform/app.ts';
import { createCard } from '#server/testing/fixtures/bookable.ts';
import { createStoredFile } from '#server/testing/samples/attachments.ts';
import { createTestGroup } from '#server/testing/samples/conversations.ts';
import { toExpenseBody } from '#server/testing/samples/expenses.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { createTestCall, createTestConversation, createTestMeeting, createTestMessage } from '#server/testing/samples/messages.ts';
import { createRandomName, type SampleRequest } from '#server/testing/samples/sample.ts';
import { createSharedConversation } from '#server/testing/samples/support.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { type OwnRows, STAY } from './named-rows-fixture.ts';

/** A request and the status of its response, 200 by default. */
interface BaseRequest {
  readonly request: SampleRequest;
  readonly status?: number;
}

const current = ({ studentId, familyId }: OwnRows) => ({ ...EMPTY_TRIP, ...STAY, children: [studentId], hostFamilyId: familyId });
const amount = { amount: 88_800, numberOfDays: 7, fullImmersionDays: 7, businessId: 1, pricings: [] };

/** The secret of a payment that does not exist. */
const SECRET = `pi_nobodys_secret_${'x'.repeat(30)}`;

const EXPERIENCE_REQUEST = {
  ...{ experienceType: 2, experienceLength: 1, activityWeeks: 0, dateRange: { start: STAY.fromDate, end: STAY.toDate } },
  ...{ firstName: 'Zoé', lastName: 'Petit', gender: 'female', dateOfBirth: '2012-03-04', phone: '+33 1 23 45 67 89' },
  ...{ parentName: 'Jeanne Petit', emailParent: 'jeanne@example.test' },
};

const ownTrip = async (app: App, { userId }: OwnRows) =>
  (await createTestTrip(app, { parentId: userId, agentId: userId, coordinatorId: userId, hostUserId: userId })).tripId;

/** Creates a conversation in which a caller takes part, with a message. */
async function ownConversation(app: App, { userId }: OwnRows) {
  const conversationId = await createTestConversation(app, { participants: [userId] });
  return { conversationId, messageId: await createTestMessage(app, { conversationId, senderId: userId }) };
}

export const BASE_REQUESTS: Readonly<Record<string, (own: OwnRows, app: App) => BaseRequest | Promise<BaseRequest>>> = {
  'GET /api/conversations/messages': async (own, app) => ({
    request: { query: { conversationId: (await ownConversation(app, own)).conversationId } },
  }),
  'POST /api/conversations/messages/sending': async (own, app) => {
    const { conversationId, messageId } = await ownConversation(app, own);
    return { request: { body: { conversationId, content: 'Hello', replyToId: messageId } } };
  },
  'POST /api/conversations/messages/seen': async (own, app) => ({
    request: { body: { userId: own.userId, ...(await ownConversation(app, own)) } },
  }),
  'POST /api/vetting/own/certificates': async ({ userId }, app) => ({
    request: { body: { person: 'guardian_one', attachmentRef: await createStoredFile(app, { ownerId: userId }) } },
  }),
  'POST /api/groups': () => ({ request: { body: { name: `Class ${createRandomName(8)}` } } }),
  'POST /api/conversations/groups': async ({ userId }, app) => ({
    request: { body: { groupId: await createTestGroup(app, userId) } },
  }),
  'POST /api/conversations/mark-as-unread': async (own, app) => ({
    request: { body: { userId: own.userId, conversationId: (await ownConversation(app, own)).conversationId } },
  }),
  'POST /api/trips': ({ studentId, familyId, parentId }) => ({
    request: { body: { ...STAY, studentIds: [studentId], parentId, hostFamilyId: familyId } },
  }),
  'PATCH /api/trips/{id}': ({ tripId, studentId, familyId }) => ({
    request: { params: { id: tripId }, body: { version: 1, studentIds: [studentId], hostFamilyId: familyId } },
  }),
  'POST /api/trips/{id}/price': ({ tripId, familyId }) => ({ request: { params: { id: tripId }, body: { hostFamilyId: familyId } } }),
  'POST /api/trips/{id}/transition': ({ tripId, familyId }) => ({
    request: { params: { id: tripId }, body: { step: 'enquire', reason: '', hostFamilyId: familyId } },
  }),
  'POST /api/trips/{id}/offers': ({ tripId, familyId }) => ({
    request: { params: { id: tripId }, body: { hostFamilyIds: [familyId], state: 'awaiting_review' } },
  }),
  'POST /api/trips-tracker/follow-up': ({ tripId }) => ({ request: { body: { tripIds: [tripId], day: STAY.fromDate, text: 'Call' } } }),
  'PATCH /api/trip-sheet/{id}/{studentId}': ({ tripId, studentId }) => ({
    request: { params: { id: tripId, studentId }, body: { field: 'notes', value: 'Vegetarian', before: '' } },
  }),
  'PATCH /api/trip-sheet/cells': ({ tripId, studentId }) => ({
    request: { body: { cells: [{ tripId, studentId, field: 'allergies', value: 'Hazelnuts', before: 'None' }] } },
  }),
  'PATCH /api/students/cells': ({ studentId }) => ({
    request: { body: { cells: [{ studentId, field: 'hobbies', value: 'Judo', before: 'Chess' }] } },
  }),
  'POST /api/trips/{id}/transfers': ({ tripId, studentId }) => ({
    request: { params: { id: tripId }, body: { direction: 'arrival', studentId, day: STAY.fromDate } },
  }),
  'PATCH /api/trips/{id}/transfers/{transferId}': ({ tripId, transferId, studentId }) => ({
    request: { params: { id: tripId, transferId }, body: { version: 1, direction: 'departure', studentId, day: STAY.toDate } },
  }),
  'POST /api/test-gateway/intents/{reference}/confirm': () => ({
    request: { params: { reference: 'pi_test_nobodys' }, body: { clientSecret: SECRET, card: createCard('4242424242424242') } },
  }),
  'POST /api/test-gateway/intents/{reference}/authenticate': () => ({
    request: { params: { reference: 'pi_test_nobodys' }, body: { clientSecret: SECRET, approve: true } },
  }),
  'POST /api/conversations/support-message': () => ({ request: { body: { content: 'Hello' } } }),
  'POST /api/conversations/reports': async ({ userId }, app) => {
    const { conversationId, messageId, otherId } = await createSharedConversation(app, userId);
    return { request: { body: { conversationId, messageId, userId: otherId, reason: 'other' } } };
  },
  'POST /api/conversations/blocks': async ({ userId }, app) => {
    const { conversationId, otherId } = await createSharedConversation(app, userId);
    const roles = await app.db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
    // Staff block nobody.
    const status = isStaff(roles.map(({ role }) => role)) ? 409 : 200;
    return { request: { body: { conversationId, userId: otherId, isBlocked: true } }, status };
  },
  'POST /api/conversations/meeting': async ({ userId }, app) => {
    const { conversationId } = await createSharedConversation(app, userId);
    return { request: { body: { conversationId, title: 'First call', start: '2026-08-03T10:00:00Z', end: '2026-08-03T11:00:00Z' } } };
  },
  'POST /api/conversations/meeting/update': async ({ userId }, app) => ({
    request: { body: { id: (await createTestMeeting(app, userId)).meetingId, title: 'Second call' } },
  }),
  'POST /api/conversations/messages/video-calling': async ({ userId }, app) => ({
    request: { body: { conversationId: (await createSharedConversation(app, userId)).conversationId } },
  }),
  'GET /api/conversations/video/token': async ({ userId }, app) => ({
    request: { query: { callId: (await createTestCall(app, userId)).callId } },
  }),
  // No service translates in tests.
  'POST /api/conversations/messages/translate': async ({ userId }, app) => ({
    request: { body: { messageId: (await createSharedConversation(app, userId)).messageId } },
    status: 422,
  }),
  'GET /api/trip-tasks': ({ tripId }) => ({ request: { query: { tripId } } }),
  'GET /api/contact-host-family': ({ familyId, parentId }) => ({ request: { query: { hostFamilyId: familyId, parentId } } }),
  'POST /api/conversations/messages/contact-family': ({ studentId, familyId, parentId }) => ({
    request: { body: { ...STAY, hostFamilyId: familyId, studentIds: [studentId], parentId, message: 'Hello' } },
  }),
  'POST /api/booking/current': (one) => ({ request: { body: { version: 0, currentTrip: current(one) } } }),
  'POST /api/booking/check': (one) => ({ request: { body: { parentId: one.parentId, currentTrip: current(one) } } }),
  'POST /api/booking/get-intent': (one) => ({ request: { body: { ...amount, parentId: one.parentId, currentTrip: current(one) } } }),
  // Nothing is paid yet.
  'POST /api/booking/indent': ({ parentId }) => ({ request: { body: { parentId } }, status: 422 }),
  // There is no payment with this id.
  'POST /api/booking/retrive-payment-intent': () => ({ request: { body: { paymentIntentId: 'pi_nobodys' } }, status: 404 }),
  'POST /api/invoices': async ({ parentId, tripId }, app) => ({
    request: { body: { businessId: (await createBusiness(app)).businessId, buyerId: parentId, tripId, typed: COMPLETE_INVOICE } },
  }),
  'POST /api/expenses': async (own, app) => ({ request: { body: toExpenseBody({ tripId: await ownTrip(app, own) }) } }),
  'POST /api/notifications/read-all': () => ({ request: { body: { newestId: 1 } } }),
  'GET /api/host_families/{id}/availability': ({ familyId }) => ({ request: { params: { id: familyId }, query: STAY } }),
  'PATCH /api/user': () => ({ request: { body: { firstName: 'Ann' } } }),
  'POST /api/experience': ({ familyId }) => ({ request: { body: { ...EXPERIENCE_REQUEST, host: familyId } } }),
};
