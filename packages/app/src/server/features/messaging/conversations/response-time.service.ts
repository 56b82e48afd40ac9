// Use case: how fast a family answers.

import type { readResponseTime as endpoint } from '#contract/messaging/conversations.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { isFamilyLive } from '#server/features/host-families/host-families.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { findHostUserId, findReplyMinutes } from './response-time.queries.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The number of past days in which replies count. */
const WINDOW_DAYS = 90;

/** Staff read it of every family, parents of those that they can find, and a family its own. */
async function canRead({ db, grant, caller }: Call, hostFamilyId: number): Promise<boolean> {
  const userId = await findHostUserId(db, hostFamilyId);
  if (userId === null) return false;
  if (grant.all || userId === caller?.id) return true;
  return grant.ways.some(({ code }) => code === 'P') && isFamilyLive(db, hostFamilyId);
}

export async function readResponseTime(
  call: Call,
  { query: { hostFamilyId } }: CheckedRequest<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  if (!(await canRead(call, hostFamilyId))) throw notFound();
  const since = new Date(call.app.clock.now().getTime() - WINDOW_DAYS * DAY_MS);
  return { responseTime: await findReplyMinutes(call.db, { hostFamilyId, since }) };
}
