// A trip as its parent and its host see it, as a card and as a hosting, for tests.

import type { TripCard } from '#contract/trips/cards.shapes.ts';
import type { Hosting, Offer, Trip } from '#contract/trips/trip.shapes.ts';
import { offer, trip } from './trips.ts';

type Steps = Offer['allowedSteps'];

/** Returns a host's possible answers: maybe and no, and yes once the trip is reserved. */
export function hostAnswers(isReserved = false): Steps {
  const answer = (step: Steps[number]['step'], to: Steps[number]['to']) => ({ step, to, needsReason: false, hindrances: [] });
  const others = [answer('consider', 'considering'), answer('decline', 'declined')];
  return isReserved ? [answer('accept', 'accepted'), ...others] : others;
}

const roche = {
  ...{ id: 31, name: 'Roche', countyName: 'Cork', cityTown: 'Cobh', photoRef: null },
  ...{ addressLine1: null, email: null, phone: null },
};

const zoe = {
  ...{ id: 3, firstName: 'Zoé', lastName: 'Roux', dateOfBirth: '2012-03-04', age: 14, gender: 'female', photoRef: null },
  ...{ hobbies: 'Riding', allergies: 'Hazelnuts', anyMedicalCondition: 'Asthma', vacinated: 1, notes: '' },
};

const cancel = { step: 'cancel', to: 'cancelled', needsReason: true, needsFamily: false, hindrances: [] } as const;

/** Returns an enquiry for August that its parent can cancel, with a backup family. */
export function ownTrip(change: Partial<Trip> = {}): Trip {
  return trip({
    ...{ id: 7, side: 'parent', state: 'enquiry', fromDate: '2026-08-01', toDate: '2026-08-15', version: 3 },
    students: [zoe],
    hostFamily: roche,
    backupHostFamily: { ...roche, id: 32, name: 'Walsh' },
    camps: [
      {
        scheduleId: 91,
        activityId: 8,
        activityName: 'Sailing',
        startDate: '2026-08-03',
        endDate: '2026-08-07',
        backupRank: null,
        calledOff: false,
      },
      {
        scheduleId: 92,
        activityId: 9,
        activityName: 'Riding',
        startDate: '2026-08-03',
        endDate: '2026-08-07',
        backupRank: 1,
        calledOff: false,
      },
    ],
    payout: { currency: 'EUR', amount: '700.00', state: 'scheduled', dueDate: '2026-08-16' },
    notes: null,
    offers: [offer({ id: 21, tripId: 7, hostFamily: roche, version: 2, allowedSteps: hostAnswers() })],
    allowedTransitions: [{ ...cancel, hindrances: [...cancel.hindrances] }],
    ...change,
  });
}

export function tripCard(change: Partial<TripCard> = {}): TripCard {
  return {
    ...{ id: 7, state: 'enquiry', fromDate: '2026-08-01', toDate: '2026-08-15', students: 1, version: 3 },
    student: { id: 3, firstName: 'Zoé', lastName: 'Roux', parents: [{ id: 9, name: 'Ann Roux' }], photos: [] },
    hostFamily: { id: 31, parentGuardianOneLastName: 'Roche', cityTown: 'Cobh', countyName: 'Cork', photoRef: null },
    offer: null,
    backups: ['Walsh'],
    arrivalWanted: false,
    currency: 'EUR',
    amount: '1200.00',
    conversationId: null,
    createdAt: '2026-06-01T10:00:00.000Z',
    ...change,
  };
}

/** Returns an enquiry as listed for its host. */
export function hosting(change: Partial<Hosting> = {}): Hosting {
  return {
    ...{ offerId: 21, tripId: 7, state: 'awaiting_review', tripState: 'enquiry', fromDate: '2026-08-01', toDate: '2026-08-15' },
    studentNames: ['Zoé'],
    students: [{ firstName: 'Zoé', age: 14, gender: 'female' }],
    photoRef: null,
    camps: [],
    payout: { currency: 'EUR', amount: '700.00' },
    askedAt: '2026-06-01T10:00:00.000Z',
    answerBy: '2026-06-03T10:00:00.000Z',
    conversationId: null,
    allowedSteps: hostAnswers(),
    version: 2,
    ...change,
  };
}
