// Links the parents of imported students, or asks them: only by those who may, and within bounds of emails per hour.

import type { Transaction } from '#server/db/database.ts';
import { linkCountedParent } from '#server/features/people/parent-links.public.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient, isOurStaff } from '#server/platform/email/recipient-limit.ts';
import { type CounterLimit, incrementWithinLimits, MINUTE_MS, toCounterKey } from '#server/platform/http/protection/counters.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import type { MemberFields } from './member-lines.rules.ts';

/**
 * Emails to parents that one person can cause by imports within an hour: as many as an address can by linking one after the other; more
 * of our staff, who import whole schools.
 */
const IMPORT_LIMITS = {
  others: { max: 30, windowMs: 60 * MINUTE_MS },
  staff: { max: 100, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, CounterLimit>;

interface NewParent {
  readonly studentId: number;
  readonly fields: MemberFields;
  /** The addresses that this import has counted: a parent of several students counts once. */
  readonly counted: ReadonlySet<string>;
}

/** @throws HttpError `tooMany` of the caller or of the address; ValidationError if a parent without an account has no name */
export async function linkImportedParent(tx: Transaction, call: Call, { studentId, fields, counted }: NewParent): Promise<void> {
  const { parentEmail: email, parent } = fields;
  const limit = isOurStaff(call.caller?.roles ?? []) ? IMPORT_LIMITS.staff : IMPORT_LIMITS.others;
  const key = toCounterKey('parents of imports', String(call.caller?.id));
  await incrementWithinLimits(tx, [{ key, ...limit }], call.app.clock.now());
  if (!counted.has(email)) await countRecipient(tx, call, email);
  await linkCountedParent(tx, withGrant(call, 'students.manage'), { studentId, person: { email, ...parent } });
}
