// Links the parents of imported students, or asks them: only by those who may, and within bounds of emails per hour.

import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient, isOurStaff } from '#server/platform/email/recipient-limit.ts';
import { type CounterLimit, incrementWithinLimits, MINUTE_MS, toCounterKey } from '#server/platform/http/protection/counters.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { linkCountedParent, type ParentPerson } from './parents.service.ts';

/**
 * Emails to parents that one person can cause by imports within an hour: as many as an address can by linking one after the other; more
 * of our staff, who import whole schools, and as many as a file of trips has rows.
 */
const IMPORT_LIMITS = {
  others: { max: 30, windowMs: 60 * MINUTE_MS },
  staff: { max: 100, windowMs: 60 * MINUTE_MS },
  trips: { max: 2000, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, CounterLimit>;

interface NewParent {
  readonly studentId: number;
  readonly person: ParentPerson;
  /** The addresses that this import has counted: a parent of several students counts once. */
  readonly counted: ReadonlySet<string>;
  /** For an import that only staff who work on trips may run. */
  readonly isOfTrips?: boolean;
}

/** @throws HttpError `tooMany` of the caller or of the address; ValidationError if a parent without an account has no name */
export async function linkImportedParent(
  tx: Transaction,
  call: Call,
  { studentId, person, counted, isOfTrips = false }: NewParent,
): Promise<'linked' | 'invited' | 'asked'> {
  const limit = isOfTrips ? IMPORT_LIMITS.trips : isOurStaff(call.caller?.roles ?? []) ? IMPORT_LIMITS.staff : IMPORT_LIMITS.others;
  const key = toCounterKey(isOfTrips ? 'parents of trips' : 'parents of imports', String(call.caller?.id));
  await incrementWithinLimits(tx, [{ key, ...limit }], call.app.clock.now());
  if (!counted.has(person.email)) await countRecipient(tx, call, person.email);
  return linkCountedParent(tx, withGrant(call, 'students.manage'), { studentId, person });
}
