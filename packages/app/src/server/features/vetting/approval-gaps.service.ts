// Reads what is still open in the vetting of a family that waits for its approval.

import type { ApprovalGap } from '#contract/vetting/vetting.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { listAttachments } from '#server/features/attachments/attachments.public.ts';
import type { App } from '#server/platform/app.ts';
import { listApprovalGaps } from './approval-gaps.rules.ts';
import { listChecks, listRequests, listVisits } from './checks.queries.ts';
import { listHomeAdults, type VettedFamily } from './vetting.queries.ts';
import { listAdults } from './vetting.rules.ts';
import { toVettingSubject } from './vetting-files.ts';

/** Returns what is still open; empty for a family that doesn't wait for its approval. */
export async function findApprovalGaps({ clock }: Pick<App, 'clock'>, db: Queryable, family: VettedFamily): Promise<ApprovalGap[]> {
  if (family.state !== 'checks_pending') return [];
  const checks: Parameters<typeof listApprovalGaps>[0]['checks'][number][] = [];
  for (const { check, reference } of await listChecks(db, [family.id])) {
    const files = check.kind === 'police' ? await listAttachments(db, toVettingSubject('check', check.id)) : [];
    const referee = reference === null ? null : { name: reference.name, hasAnswered: reference.answeredAt !== null };
    checks.push({ ...check, referee, hasFile: files.length > 0 });
  }
  return listApprovalGaps({
    checks,
    adults: listAdults(family, await listHomeAdults(db, [family.id])),
    requests: (await listRequests(db, family.id)).map(({ request }) => request),
    visits: (await listVisits(db, family.id)).map(({ visit }) => visit),
    today: clock.today(),
  });
}
