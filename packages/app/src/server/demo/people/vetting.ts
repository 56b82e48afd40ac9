// The vetting states of the families of the demo world, and the reasons given at each step.

import { VETTING_STATES, type VettingState } from '#contract/vetting/vetting-states.ts';
import type { Dice } from '../random.ts';
import type { VettingStep } from '../world.ts';
import { daysBefore } from './moments.ts';

/** The states of the forty families, in turn: most are approved, and every state occurs. */
export const STATES: readonly VettingState[] = [
  ...['approved', 'approved', 'in_review', 'approved', 'registered', 'approved', 'approved', 'home_visit', 'approved', 'rejected'],
  ...[
    'approved',
    'submitted',
    'approved',
    'approved',
    'suspended',
    'approved',
    'checks_pending',
    'approved',
    'approved',
    'profile_incomplete',
  ],
  ...['approved', 'in_review', 'approved', 'approved', 'rejected', 'approved', 'approved', 'registered', 'approved', 'home_visit'],
  ...['approved', 'approved', 'checks_pending', 'approved', 'submitted', 'approved', 'suspended', 'approved', 'in_review', 'rejected'],
] as VettingState[];

const REASONS = {
  home_visit: ['Visit agreed by phone.', 'Profile complete, references read.', 'Both references are good.'],
  checks_pending: ['Warm and tidy home, two spare rooms.', 'Visited; smoke alarms tested.', 'Good visit. The dog is friendly.'],
  approved: ['Police certificates are in for every adult.', 'All checks are in.', 'Checks complete, welcome.'],
  rejected: [
    'No separate bedroom for a student.',
    'Certificates were not sent after three reminders.',
    'The house is being rebuilt until next year.',
  ],
  suspended: ['Moving house; the new home has to be visited.', 'Asked for a pause of some months.'],
} as const;

/** The states from which families of the demo world were rejected. */
const REJECTED_FROM: readonly [VettingState, ...VettingState[]] = ['in_review', 'home_visit', 'checks_pending'];

/** Returns the states that a family went through, including the last one. */
function wayTo(state: VettingState, dice: Dice): VettingState[] {
  if (state === 'suspended') return [...VETTING_STATES, 'suspended'];
  if (state === 'rejected') return [...wayTo(dice.pick(REJECTED_FROM), dice), 'rejected'];
  return VETTING_STATES.slice(0, VETTING_STATES.indexOf(state) + 1);
}

interface Vetting {
  readonly state: VettingState;
  readonly now: Date;
  /** The family's own account and its vetter's. */
  readonly family: string;
  readonly vetter: string;
}

/** The steps that the family takes itself; the vetter takes all later ones. */
const OWN_STEPS: readonly VettingState[] = ['registered', 'profile_incomplete', 'submitted'];

/** Returns the steps of a family, the latest some days ago; families may have been approved up to a year ago. */
export function vettingSteps({ state, now, family, vetter }: Vetting, dice: Dice): [VettingStep, ...VettingStep[]] {
  const way = wayTo(state, dice);
  let days = dice.whole(1, way.length < 7 ? 9 : 260);
  const times = way.map(() => {
    const at = daysBefore(now, days, { hour: dice.whole(9, 16), minute: dice.whole(0, 59) });
    days += dice.whole(3, 12);
    return at;
  });
  const steps = way.map((to, index): VettingStep => {
    const reasons = to in REASONS ? REASONS[to as keyof typeof REASONS] : undefined;
    return {
      from: way[index - 1] ?? null,
      to,
      at: times[way.length - 1 - index] ?? now,
      by: OWN_STEPS.includes(to) ? family : vetter,
      reason: reasons === undefined ? '' : dice.pick<string>([...reasons] as [string, ...string[]]),
    };
  });
  return steps as [VettingStep, ...VettingStep[]];
}
