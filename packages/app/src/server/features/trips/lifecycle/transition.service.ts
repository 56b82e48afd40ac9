// The executor of trip transitions: the only code that changes the state of a trip.

import type { TripState } from '#contract/trips/states.ts';
import { findTripMove, type TripMove, type TripStep } from '#contract/trips/trip.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { publishTripChange } from '#server/features/messaging/conversations.public.ts';
import { insertTripHistory, type TripRow, writeTripState } from '#server/features/trips/trip.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { loadGuardContext } from './guard-context.service.ts';
import { findBlockers, type TransitionInput } from './transition-guards.rules.ts';

type TripFields = Partial<Pick<TripRow, 'hostFamilyId' | 'backupHostFamilyId' | 'businessId' | 'quoteFingerprint' | 'toDate'>>;

/** The fields written together with the state; effects can get more data through subtypes. */
export interface Prepared {
  readonly fields: TripFields;
}

/** The input of an effect: the trip before and after, the input of the step, and the result of its preparation. */
export interface TripTransition<Input = TransitionInput, Found = Prepared> {
  readonly before: TripRow;
  readonly trip: TripRow;
  readonly input: Input;
  readonly prepared: Found;
}

/** A consequence of a transition, run in the same transaction. */
export type Effect<Input = TransitionInput, Found = Prepared> = (
  tx: Transaction,
  actor: Actor,
  transition: TripTransition<Input, Found>,
) => Promise<unknown>;

interface TransitionDefinition<Input, Found> {
  readonly step: TripStep;
  /** Acquires what is needed before the state is written, such as beds. */
  readonly prepare: (tx: Transaction, actor: Actor, trip: TripRow, input: Input) => Promise<Found>;
  /** Run in this order. */
  readonly effects: readonly Effect<Input, Found>[];
}

export type Transition<Input = TransitionInput> = (tx: Transaction, actor: Actor, trip: TripRow, input: Input) => Promise<TripRow>;

/** The preparation of steps that need none. */
export const prepareNothing = async (): Promise<Prepared> => ({ fields: {} });

async function assertTransition(tx: Transaction, { app }: Actor, trip: TripRow, step: TripStep, input: TransitionInput): Promise<TripMove> {
  const move = findTripMove(trip.state, step);
  if (move === null) throw new AppError('tripMoved');
  if (move.guards.length === 0) return move;
  const [blocker] = findBlockers(move, await loadGuardContext(app, tx, trip), input);
  if (blocker !== undefined) throw new AppError(blocker);
  return move;
}

interface Write {
  readonly trip: TripRow;
  readonly to: TripState;
  readonly fields: TripFields;
  readonly reason: string;
}

async function writeTransition(tx: Transaction, actor: Actor, { trip, to, fields, reason }: Write): Promise<TripRow> {
  const saved = await writeTripState(tx, trip.id, to, fields);
  const byId = actor.caller?.id ?? null;
  await insertTripHistory(tx, { tripId: trip.id, fromState: trip.state, toState: to, byId, at: actor.app.clock.now(), reason });
  const changes = { tripState: { before: trip.state, after: to }, ...(reason === '' ? {} : { reason }) };
  await recordChange(tx, actor, { action: 'trip.move', subjectType: 'trip', subjectId: trip.id, changes });
  await publishTripChange(tx, trip.id);
  return saved;
}

/**
 * Creates the function that takes a step of a locked trip: it finds the step in the table, checks its guards, prepares it, writes state and
 * history, and runs the effects. The caller checks who may take the step manually.
 * @throws (the created function) AppError `tripMoved` if the table has no such step from the trip's state, and the code of the first
 *   failing guard
 */
export function defineTransition<Input extends TransitionInput = TransitionInput, Found extends Prepared = Prepared>({
  step,
  prepare,
  effects,
}: TransitionDefinition<Input, Found>): Transition<Input> {
  return async (tx, actor, trip, input) => {
    const { to } = await assertTransition(tx, actor, trip, step, input);
    const prepared = await prepare(tx, actor, trip, input);
    const moved = await writeTransition(tx, actor, { trip, to, fields: prepared.fields, reason: input.reason ?? '' });
    for (const effect of effects) await effect(tx, actor, { before: trip, trip: moved, input, prepared });
    return moved;
  };
}
