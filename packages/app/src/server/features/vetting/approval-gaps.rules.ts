// Rules of what is still open in the vetting of a family that could be approved: nothing that bars it, but staff must say why.

import { type ApprovalGap, VISIT_POINTS } from '#contract/vetting/vetting.shapes.ts';
import { type CheckFacts, isValidOn } from './vetting.rules.ts';

interface GapInput {
  readonly checks: readonly (CheckFacts & {
    /** Who was asked for a reference, and whether they answered; null for other checks. */
    readonly referee: { readonly name: string; readonly hasAnswered: boolean } | null;
    readonly hasFile: boolean;
  })[];
  readonly adults: readonly { readonly person: string; readonly name: string }[];
  readonly requests: readonly { readonly closedAt: Date | null }[];
  /** The home visits, the oldest first. */
  readonly visits: readonly { readonly outcome: string | null; readonly met: readonly string[] }[];
  readonly today: string;
}

/**
 * Returns what is open: references that count without an answer, police checks without their file, requests for information, and
 * points of the last home visit that went well.
 */
export function listApprovalGaps({ checks, adults, requests, visits, today }: GapInput): ApprovalGap[] {
  const valid = checks.filter((check) => isValidOn(check, today));
  const referees = valid.flatMap(({ status, referee }) =>
    status === 'passed' && referee !== null && !referee.hasAnswered ? [referee.name] : [],
  );
  const unproved = adults.filter(({ person }) => {
    const own = valid.filter((check) => check.kind === 'police' && check.person === person);
    return own.length > 0 && !own.some(({ hasFile }) => hasFile);
  });
  const open = requests.filter(({ closedAt }) => closedAt === null).length;
  const visit = visits.findLast(({ outcome }) => outcome === 'positive');
  const points = visit === undefined ? [] : VISIT_POINTS.filter((point) => !visit.met.includes(point));
  return [
    ...referees.map((name) => ({ gap: 'reference' as const, name })),
    ...unproved.map(({ name }) => ({ gap: 'police' as const, name })),
    ...(open > 0 ? [{ gap: 'requests' as const, count: open }] : []),
    ...(points.length > 0 ? [{ gap: 'visit' as const, points }] : []),
  ];
}
