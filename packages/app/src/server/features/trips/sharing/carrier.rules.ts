// The rule of who may pay another trip's prices per booking.

import type { CarrierProblem } from '#contract/trips/carrier.ts';
import type { TripState } from '#contract/trips/states.ts';
import { MAX_QUOTED_STUDENTS } from './alike-stays.rules.ts';

/** The trip that pays, as far as it is known without its price. */
export interface CarrierFacts {
  readonly state: TripState;
  readonly groupId: number | null;
  readonly perBookingPaidBy: number | null;
}

/** Returns why a trip can't pay for one of a group; null if only the prices have to be compared. */
export function findCarrierFault(carrier: CarrierFacts | null, { groupId }: { groupId: number | null }): CarrierProblem | null {
  if (carrier === null) return 'missing';
  if (carrier.state === 'cancelled') return 'cancelled';
  if (groupId === null || carrier.groupId !== groupId) return 'otherGroup';
  return carrier.perBookingPaidBy === null ? null : 'carried';
}

/** Two stays with what they are compared by, which is null without a price, and their students with those of others that are paid first. */
interface Compared {
  readonly signatures: readonly [own: string | null, carrier: string | null];
  readonly students: number;
}

/** Returns why a trip can't pay for one that is compared with it. */
export function findComparedFault({ signatures: [own, carrier], students }: Compared): CarrierProblem | null {
  if (own === null || own !== carrier) return 'notAlike';
  return students > MAX_QUOTED_STUDENTS ? 'full' : null;
}

/** What decides whether an agreed price is too low. */
interface AgreedPrice {
  readonly isWithoutPerBooking: boolean;
  readonly isBilled: boolean;
  readonly problem: CarrierProblem | null;
}

/** Returns whether an agreed price that isn't invoiced leaves out what no trip pays. */
export const isPriceTooLow = ({ isWithoutPerBooking, isBilled, problem }: AgreedPrice): boolean =>
  isWithoutPerBooking && !isBilled && problem !== null;
