// An offer that waits for an answer, in the form that staff read.

import type { OfferContact, UnansweredDetail, UnansweredOffer } from '#contract/trips/unanswered.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { type ContactRow, listContacts, listWaitingRows, type WaitingRow } from './unanswered.queries.ts';

const HOUR_MS = 3600 * 1000;

/** A row with what was tried, the latest first. */
export interface CompleteRow extends WaitingRow {
  readonly contacts: readonly ContactRow[];
}

const toContact = ({ id, channel, outcome, note, by, at, state }: ContactRow): OfferContact => ({
  ...{ id, channel, outcome, note, by, state },
  at: at.toISOString(),
});

export async function listCompleteRows(db: Queryable, ids: readonly number[]): Promise<CompleteRow[]> {
  const [rows, contacts] = [await listWaitingRows(db, ids), await listContacts(db, ids)];
  return rows.map((row) => ({ ...row, contacts: contacts.filter(({ offerId }) => offerId === row.id) }));
}

export function toUnansweredOffer(row: CompleteRow, now: Date): UnansweredOffer {
  const { id, tripId, hostFamilyId, family, phone, countyId, county, student, fromDate, toDate, contacts } = row;
  const askedAt = row.askedAt ?? now;
  const [latest] = contacts;
  return {
    ...{ id, tripId, hostFamilyId, family, phone, countyId, county, student, fromDate, toDate },
    askedAt: askedAt.toISOString(),
    hoursWaiting: Math.floor((now.getTime() - askedAt.getTime()) / HOUR_MS),
    reminders: contacts.filter(({ channel }) => channel !== 'phone').length,
    lastContact: latest === undefined ? null : toContact(latest),
  };
}

/** Returns an offer with everything that was tried; also one that was answered meanwhile. */
export function toUnansweredDetail(row: CompleteRow, now: Date): UnansweredDetail {
  const { familyVersion, isPaused, tripVersion, contacts } = row;
  const isReserved = row.tripState === 'reserved' && row.tripFamilyId === row.hostFamilyId;
  return { ...toUnansweredOffer(row, now), familyVersion, isPaused, tripVersion, isReserved, contacts: contacts.map(toContact) };
}
