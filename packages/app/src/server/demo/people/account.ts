// Builds an account of the demo world from its special details.

import type { Dice } from '../random.ts';
import type { DemoAccount } from '../world.ts';
import { daysBefore, minutesBefore } from './moments.ts';

type Given = Pick<DemoAccount, 'email' | 'firstName' | 'lastName' | 'phone' | 'locale' | 'timezone' | 'roles' | 'looks'> & {
  readonly teamRole?: string;
  readonly state?: DemoAccount['state'];
  /** The age of the account. */
  readonly daysOld: number;
};

interface Situation {
  readonly now: Date;
  readonly dice: Dice;
}

/** Returns the last sign-in: recent for most users, weeks ago for some. */
function lastSignIn({ daysOld, state }: Given, { now, dice }: Situation): Date | null {
  const minutes = dice.chance(0.5) ? dice.whole(8, 20 * 60) : dice.whole(24 * 60, 40 * 24 * 60);
  const soonest = state === 'deactivated' ? 6 * 24 * 60 : 0;
  return state === 'invited' ? null : minutesBefore(now, Math.min(minutes + soonest, daysOld * 24 * 60 - 12 * 60));
}

export function accountOf({ daysOld, ...given }: Given, situation: Situation): DemoAccount {
  const { now, dice } = situation;
  const state = given.state ?? 'active';
  const time = { hour: dice.whole(7, 21), minute: dice.whole(0, 57) };
  const createdAt = daysBefore(now, daysOld, time);
  const verified = state === 'active' || state === 'deactivated';
  return {
    ...given,
    state,
    createdAt,
    verifiedAt: verified ? daysBefore(now, daysOld, { ...time, minute: time.minute + 2 }) : null,
    lastSignInAt: lastSignIn({ daysOld, ...given }, situation),
    deactivatedAt: state === 'deactivated' ? daysBefore(now, 5, { hour: 11, minute: 20 }) : null,
  };
}
