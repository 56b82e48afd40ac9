// Moves a card to another state: asks for what the step needs, shows the card in its new column at once, and back if it is refused.

import { type ReactNode, useState } from 'react';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import type { TripState } from '#contract/trips/states.ts';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { AllowedTransition, FamilyOfTrip, Trip } from '#contract/trips/trip.shapes.ts';
import { useAskExtension } from '#web/features/trips/hub/edit/use-extend-trip.ts';
import { useResumeLines } from '#web/features/trips/hub/edit/use-resume-trip.ts';
import { familiesFor } from '#web/features/trips/transition-buttons.tsx';
import { type MoveInput, type MoveQuestion, useMoveQuestion, useSendMove } from '#web/features/trips/use-trip-move.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import type { Arrivals, BoardKind } from '#web/platform/board/board-kind.ts';
import { useArrivals } from '#web/platform/board/use-arrivals.ts';
import { findDrop } from './board.model.ts';
import { FamilyQuestion } from './family-question.tsx';

interface AskedFamily {
  readonly trip: Trip;
  readonly transition: AllowedTransition;
  readonly answer: (family: FamilyOfTrip | null) => void;
}

/** Returns whether the trip itself must be read first: for its families, its price, or what stays open. */
const needsTrip = ({ step, needsFamily }: AllowedTransition, { openTasks }: BoardCard) =>
  needsFamily || step === 'prolong' || (step === 'resume' && openTasks > 0);

/** Asks for the input that a step needs; null if the user cancelled. */
function useMoveInput() {
  const askMove = useMoveQuestion();
  const askExtension = useAskExtension();
  const linesOf = useResumeLines();
  const [asked, setAsked] = useState<AskedFamily | null>(null);

  async function askFamily(transition: AllowedTransition, trip: Trip): Promise<MoveQuestion | null> {
    if (!transition.needsFamily) return {};
    const family = await new Promise<FamilyOfTrip | null>((answer) => setAsked({ trip, transition, answer }));
    setAsked(null);
    return family === null ? null : { family };
  }

  async function askWithTrip(transition: AllowedTransition, id: number): Promise<MoveQuestion | null> {
    const trip = await attemptRequest(call(readTrip, { params: { id }, query: {} }));
    const family = trip === null ? null : await askFamily(transition, trip);
    const longer = trip === null || family === null ? null : await askExtension(transition.step, trip);
    if (trip === null || longer === null) return null;
    return { consequences: linesOf(transition.step, trip), ...family, ...longer };
  }

  async function askInput(transition: AllowedTransition, card: BoardCard): Promise<MoveInput | null> {
    const isAsked = needsTrip(transition, card);
    const question = isAsked ? await askWithTrip(transition, card.id) : {};
    if (question === null) return null;
    // A step that needs nothing is taken at once: the card was put there on purpose.
    const reason = isAsked || transition.needsReason ? await askMove(transition, question) : '';
    return reason === null ? null : { ...question, reason };
  }

  return { asked, askInput };
}

export interface BoardMoves {
  readonly arrivals: Arrivals<BoardCard, TripState>;
  /** Moves a card, or says why it can't go there. */
  move(card: BoardCard, to: TripState): Promise<void>;
  /** The open question, if there is one. */
  readonly dialog: ReactNode;
}

export function useBoardMoves(kind: BoardKind<BoardCard, TripState>): BoardMoves {
  const sendMove = useSendMove();
  const { asked, askInput } = useMoveInput();
  const { arrivals, isOpen, attempt } = useArrivals(kind);

  async function move(card: BoardCard, to: TripState): Promise<void> {
    const drop = findDrop(card, to);
    if (!isOpen(card, to) || drop.kind !== 'open') return;
    const input = await askInput(drop.transition, card);
    if (input !== null) await attempt({ card, to, send: () => sendMove(card, drop.transition, input) });
  }

  const dialog = asked && (
    <FamilyQuestion
      step={asked.transition.step}
      families={familiesFor(asked.transition.step, asked.trip)}
      chosenId={asked.trip.hostFamily?.id ?? null}
      hasOffers={asked.trip.offers.length > 0}
      onAnswer={asked.answer}
    />
  );
  return { arrivals, move, dialog };
}
