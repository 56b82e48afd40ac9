// The board of trips: search and filters, a column for each state, and the bar of selected cards; one column at a time on a narrow screen.

import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { countBoardTrips } from '#contract/trips/board.endpoints.ts';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { tripsList } from '#contract/trips/listed-trips.shapes.ts';
import { TripFilterBar } from '#web/features/trips/hub/trip-filter-bar.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Board } from '#web/platform/board/board.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { clearFilters, isNarrowed, matchOf } from '#web/ui/list/list.model.ts';
import listClasses from '#web/ui/list/list.module.css';
import { BulkBar } from '#web/ui/list/selection/bulk-bar.tsx';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listBulkTargets } from './board.model.ts';
import { useBoardMoves } from './use-board-moves.tsx';
import { useBulkMoves } from './use-bulk-moves.tsx';
import { useTripBoardKind } from './use-trip-board-kind.ts';

/** The columns are the states. */
const FIXED = ['state'];

const FRAME = { list: tripsList, columns: ['id'] } as const;

/** The selected cards; a new search or filter clears them. */
function useSelectedCards(match: string) {
  const [chosen, setChosen] = useState<{ readonly match: string; readonly cards: ReadonlyMap<number, BoardCard> }>({
    match,
    cards: new Map(),
  });
  const cards: ReadonlyMap<number, BoardCard> = chosen.match === match ? chosen.cards : new Map();
  function select(changed: readonly BoardCard[], isOn: boolean): void {
    const others = [...cards].filter(([id]) => !changed.some((card) => card.id === id));
    setChosen({ match, cards: new Map(isOn ? [...others, ...changed.map((card) => [card.id, card] as const)] : others) });
  }
  return {
    cards,
    select,
    replace: (next: readonly BoardCard[]) => setChosen({ match, cards: new Map(next.map((card) => [card.id, card])) }),
  };
}

function SelectedBar({
  selected,
  bulk,
}: {
  readonly selected: ReturnType<typeof useSelectedCards>;
  readonly bulk: ReturnType<typeof useBulkMoves>;
}) {
  const words = useTranslations('tripBoard');
  const kit = useTranslations('board');
  const states = useTranslations('trips.state');
  const cards = [...selected.cards.values()];
  const actions = listBulkTargets(cards).map((target) => {
    const { to, cards: able } = target;
    const part = { state: states(to), able: String(able.length), count: String(cards.length) };
    return {
      label: able.length === cards.length ? kit('moveTo', part) : words('bulk.toSome', part),
      ...(to === 'cancelled' ? { tone: 'danger' as const } : {}),
      run: async () => {
        const left = await bulk.moveAll(cards, target);
        if (left !== null) selected.replace(left);
        return 'keep';
      },
    };
  });
  return (
    <BulkBar
      selection={{ mode: 'some', keys: new Set(selected.cards.keys()) }}
      onSelection={() => selected.replace([])}
      total={cards.length}
      pageSelected={false}
      actions={actions}
      match={{}}
    />
  );
}

export function TripsBoard({ create }: { readonly create: ReactNode }) {
  const words = useTranslations('hubTrips.empty');
  const list = useTranslations('list');
  const handle = useListState(FRAME);
  const { state: _, ...match } = matchOf(handle.state);
  const { data, failure, reload } = useEndpoint(countBoardTrips, { query: match as never });
  const kind = useTripBoardKind();
  const moves = useBoardMoves(kind);
  const bulk = useBulkMoves();
  const selected = useSelectedCards(JSON.stringify(match));
  // Those before stay until the next are loaded: an empty column is narrow, and columns that change their width are hard to hit.
  const latest = useRef(data);
  latest.current = data ?? latest.current;
  const counted = latest.current;
  const counts = useMemo(() => new Map(counted?.data.map((one) => [one.state, one.count])), [counted]);
  const isEmpty = data?.data.every(({ count }) => count === 0) ?? false;
  const isFiltered = isNarrowed({ ...handle.state, filters: match });
  return (
    <div className={listClasses['page']}>
      <TripFilterBar handle={handle} without={FIXED} />
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      {isEmpty && !isFiltered && <EmptyState title={words('title')} text={words('text')} action={create} />}
      {isEmpty && isFiltered && (
        <EmptyState
          title={list('noMatch')}
          text={list('noMatchText')}
          action={
            <Button variant="default" onClick={() => handle.set(clearFilters(handle.state))}>
              {list('clearFilters')}
            </Button>
          }
        />
      )}
      {counted === undefined && failure === null && <LoadingRows count={8} />}
      {!isEmpty && (counted !== undefined || failure !== null) && (
        <Board
          {...{ kind, counts, match }}
          arrivals={moves.arrivals}
          selected={selected.cards}
          onSelect={selected.select}
          move={moves.move}
        />
      )}
      <SelectedBar selected={selected} bulk={bulk} />
      {moves.dialog}
      {bulk.dialog}
    </div>
  );
}
