// Use cases of who reads the personal details of host families.

import type * as endpoints from '#contract/host-families/family-reads.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/lists/paging.ts';
import type { PersonalPart } from '#contract/platform/personal-reads.ts';
import type { Call } from '#server/platform/app.ts';
import { listPersonalReadRows } from '#server/platform/personal-reads.queries.ts';
import { recordPersonalRead } from '#server/platform/personal-reads.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The kind of a host family in the record of readings, as in the audit log. */
const SUBJECT = 'hostFamily';

/** Records that the caller has read parts of the details of families that aren't their own. */
export function recordFamilyReads(call: Call, ids: readonly number[], parts: readonly PersonalPart[]): Promise<void> {
  return recordPersonalRead(call, { subject: ids.map((id) => ({ type: SUBJECT, id })), part: parts });
}

export async function listFamilyReads(call: Call, { params: { id }, query }: Input<'listFamilyReads'>): Output<'listFamilyReads'> {
  const { rows, total } = await listPersonalReadRows(call.db, { subject: { type: SUBJECT, id }, ...query });
  const data = rows.map(({ userId, firstName, lastName, firstAt, lastAt, ...read }) => ({
    ...{ ...read, reader: { id: userId, firstName, lastName } },
    ...{ firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
  }));
  return pageFrom(data, { total, ...query });
}
