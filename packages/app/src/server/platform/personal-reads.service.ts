// Records which personal details staff read: once for each reader, record, part and day.

import type { PersonalPart } from '#contract/platform/personal-reads.ts';
import type { Call } from './app.ts';
import { upsertPersonalReads } from './personal-reads.queries.ts';

interface PersonalSubject {
  /** As in the audit log: `hostFamily`. */
  readonly type: string;
  readonly id: number;
}

/** Who reads; every `Call` is one. */
interface PersonalReader {
  readonly app: Pick<Call['app'], 'clock'>;
  readonly caller: Pick<NonNullable<Call['caller']>, 'id' | 'viewerId'> | null;
  readonly db: Call['db'];
}

interface PersonalRead {
  /** Several for a list or its file. */
  readonly subject: PersonalSubject | readonly PersonalSubject[];
  readonly part: PersonalPart | readonly PersonalPart[];
}

/** The maximum number of rows per statement. */
const BATCH = 1000;

/**
 * Records that the caller has read a part of a record's personal details. Call it where the answer is made, for readers who aren't the
 * person themselves. An administrator who views the product as somebody else is the reader.
 * @example await recordPersonalRead(call, { subject: { type: 'hostFamily', id }, part: 'address' })
 */
export async function recordPersonalRead({ app, caller, db }: PersonalReader, read: PersonalRead): Promise<void> {
  if (caller === null) return;
  const [at, day, userId] = [app.clock.now(), app.clock.today(), caller.viewerId ?? caller.id];
  const subjects = new Map([read.subject].flat().map((subject) => [`${subject.type} ${subject.id}`, subject]));
  const parts = new Set([read.part].flat());
  const rows = [...subjects.values()].flatMap(({ type, id }) =>
    [...parts].map((part) => ({ userId, subjectType: type, subjectId: id, part, day, firstAt: at, lastAt: at })),
  );
  for (let start = 0; start < rows.length; start += BATCH) await upsertPersonalReads(db, rows.slice(start, start + BATCH));
}
