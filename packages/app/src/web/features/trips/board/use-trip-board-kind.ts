// The board of trips as its kit is told of it: columns, cards, and where each card can go.

import { listBoardTrips } from '#contract/trips/board.endpoints.ts';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { PAST_STATES, TRIP_STATES, type TripState } from '#contract/trips/states.ts';
import { useStudentsText } from '#web/features/trips/hub/use-students-text.ts';
import { paths } from '#web/paths.ts';
import type { BoardKind } from '#web/platform/board/board-kind.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findDrop, isCollapsedAtFirst, listTargets } from './board.model.ts';
import { TripFacts } from './trip-facts.tsx';
import { useDropText } from './use-drop-text.ts';

export function useTripBoardKind(): BoardKind<BoardCard, TripState> {
  const words = useTranslations('tripBoard');
  const states = useTranslations('trips.state');
  const refusals = useTranslations('refusals');
  const studentsText = useStudentsText();
  const dropText = useDropText();
  return {
    states: TRIP_STATES,
    tabs: words('tabs'),
    stateName: (state) => states(state),
    columnLabel: (state, count) => words('column.label', { state: states(state), count }),
    emptyColumn: words('column.empty'),
    isCollapsedAtFirst,
    endpoint: listBoardTrips,
    // What is over is looked up by its end: the latest first.
    queryOf: (state) => ({ sort: (PAST_STATES as readonly TripState[]).includes(state) ? '-toDate' : 'fromDate' }),
    nameOf: studentsText,
    linkTo: ({ id }) => paths.hubTripEdit({ id }),
    view: words('card.view'),
    isMovable: ({ allowedTransitions }) => allowedTransitions.length > 0,
    findDrop(card, to) {
      const drop = findDrop(card, to);
      const kind = drop.kind === 'same' || drop.kind === 'open' ? drop.kind : 'closed';
      return { kind, why: dropText(drop, { from: card.state, to }) };
    },
    listMoves: (card) => listTargets(card).map(({ to, hindrances }) => ({ to, why: hindrances.map((code) => refusals(code)).join(' ') })),
    Facts: TripFacts,
  };
}
