// A trip and an offer as staff see them, for tests.

import type { Offer, Trip } from '#contract/trips/trip.shapes.ts';

const family = (id: number, name: string) => ({
  ...{ id, name, countyName: 'Cork', cityTown: 'Cobh', photoRef: null },
  ...{ addressLine1: '1 Harbour Row', email: 'host@example.test', phone: '+353 21 1' },
});

/** Returns an unanswered offer: staff can accept it, and one step is blocked. */
export function offer(change: Partial<Offer> = {}): Offer {
  return {
    id: 31,
    tripId: 12,
    hostFamily: family(4, 'Byrne'),
    state: 'awaiting_review',
    status: 'awaiting_host_family_review',
    toDate: null,
    rank: null,
    askedAt: '2026-06-01T10:00:00.000Z',
    answeredAt: null,
    withdrawalAskedAt: null,
    reason: '',
    conversationId: null,
    messages: [],
    version: 3,
    allowedSteps: [
      { step: 'accept', to: 'accepted', needsReason: true, hindrances: [] },
      { step: 'wait', to: 'waiting_list', needsReason: false, hindrances: ['studentDataMissing'] },
    ],
    history: [],
    ...change,
  };
}

/** The amounts of an invoice without payments, credits or refunds. */
export const UNPAID = { received: '0.00', credited: '0.00', credits: [], refunds: [] };

/** Returns a reserved stay in July, for staff. */
export function trip(change: Partial<Trip> = {}): Trip {
  return {
    id: 12,
    side: 'staff',
    state: 'reserved',
    fromDate: '2026-07-05',
    toDate: '2026-07-18',
    tripType: { id: 1, name: 'Base hosting' },
    business: { id: 1, name: 'Stays' },
    origin: 'staff',
    createdAt: '2026-05-30T09:00:00.000Z',
    students: [
      {
        ...{ id: 5, firstName: 'Chloé', lastName: 'Murphy', dateOfBirth: '2012-03-04', age: 14, gender: 'female', photoRef: null },
        ...{ hobbies: 'Riding', allergies: 'Hazelnuts', anyMedicalCondition: 'None', vacinated: 1, notes: '' },
      },
    ],
    parent: { id: 7, name: 'Ann Murphy', email: 'ann@example.test', phone: '+33 1' },
    agent: null,
    coordinator: null,
    coordinatorArea: null,
    group: null,
    hostFamily: family(4, 'Byrne'),
    backupHostFamily: null,
    activityDetailsType: 'mixed',
    currentNoOfWeeks: null,
    camps: [
      {
        scheduleId: 91,
        activityId: 8,
        activityName: 'Sailing camp',
        startDate: '2026-07-06',
        endDate: '2026-07-10',
        backupRank: null,
        calledOff: false,
      },
    ],
    transfers: [],
    serviceTypeIds: [],
    discountCode: null,
    vatExempt: false,
    price: { currency: 'EUR', amount: '1200.00' },
    quoteFingerprint: null,
    payout: null,
    wishes: '',
    notes: 'Calls after six',
    offers: [offer()],
    history: [{ fromState: null, toState: 'new', at: '2026-05-30T09:00:00.000Z', byName: 'Nora Byrne', reason: '' }],
    invoices: [
      {
        id: 5,
        number: 'HS-S-2026-00005',
        state: 'sent',
        currency: 'EUR',
        total: '1200.00',
        outstanding: '1200.00',
        dueDate: '2026-06-15',
        isOwn: true,
        ...UNPAID,
      },
    ],
    billing: null,
    priceChanges: [],
    carrier: null,
    mayAnswerPrice: false,
    mayChooseFamily: false,
    refundOpen: false,
    tasks: [],
    allowedTransitions: [
      { step: 'book', to: 'booked', needsReason: true, needsFamily: false, hindrances: ['noOfferAccepted'] },
      { step: 'cancel', to: 'cancelled', needsReason: true, needsFamily: false, hindrances: [] },
    ],
    mayEdit: true,
    mayNameBackup: false,
    mayAsk: false,
    version: 6,
    ...change,
  };
}
