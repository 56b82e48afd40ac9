// The board of trips: search and filters, a column for each state, and the bar of selected cards; one column at a time on a narrow screen.

import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type TouchEvent, useMemo, useRef, useState } from 'react';
import { countBoardTrips } from '#contract/trips/board.endpoints.ts';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { tripsList } from '#contract/trips/listed-trips.shapes.ts';
import { TRIP_STATES, type TripState } from '#contract/trips/states.ts';
import { TripFilterBar } from '#web/features/trips/hub/trip-filter-bar.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { clearFilters, isNarrowed, matchOf } from '#web/ui/list/list.model.ts';
import listClasses from '#web/ui/list/list.module.css';
import { BulkBar } from '#web/ui/list/selection/bulk-bar.tsx';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { countCards, findNeighbour, listBulkTargets } from './board.model.ts';
import classes from './board.module.css';
import { BoardColumn, type ColumnTools } from './board-column.tsx';
import { useBoardMoves } from './use-board-moves.tsx';
import { useBulkMoves } from './use-bulk-moves.tsx';
import { useBoardDrag } from './use-card-drag.ts';
import { useGrab } from './use-grab.ts';

/** Below this width there is room for one column. */
const NARROW = '(max-width: 47.99em)';

/** Pixels that a finger has to move sideways to turn to the next column. */
const SWIPE = 60;

/** The columns are the states. */
const FIXED = ['state'];

const FRAME = { list: tripsList, columns: ['id'] } as const;

interface ColumnsProps {
  readonly counts: ReadonlyMap<TripState, number>;
  readonly tools: ColumnTools;
}

function WideBoard({ counts, tools, onDrag }: ColumnsProps & { readonly onDrag: (card: BoardCard | null) => void }) {
  const board = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useState<ReadonlyMap<TripState, boolean>>(new Map());
  useBoardDrag(board, { onDrag, onDrop: tools.onMove });
  return (
    <div ref={board} className={classes['board']}>
      {TRIP_STATES.map((state) => (
        <BoardColumn
          key={state}
          state={state}
          count={counts.get(state)}
          tools={tools}
          collapsing={{
            chosen: collapsed.get(state),
            onChoose: (isCollapsed) => setCollapsed(new Map([...collapsed, [state, isCollapsed]])),
          }}
        />
      ))}
    </div>
  );
}

/** Returns the handlers that turn to the column beside with a swipe. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (touch === undefined || start.current === null) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) > SWIPE && Math.abs(y) < SWIPE) turn(x < 0 ? 1 : -1);
    },
  };
}

function NarrowBoard({ counts, tools }: ColumnsProps) {
  const words = useTranslations('tripBoard');
  const states = useTranslations('trips.state');
  const [chosen, setState] = useState<TripState | null>(null);
  const state = chosen ?? TRIP_STATES.find((one) => (counts.get(one) ?? 0) > 0) ?? 'new';
  const swipe = useSwipe((by) => setState(findNeighbour(state, by)));
  return (
    <Tabs value={state} onChange={(next) => setState((next ?? state) as TripState)} keepMounted={false}>
      <TabList label={words('tabs')}>
        {TRIP_STATES.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {words('tab', { state: states(one), count: countCards(one, counts.get(one) ?? 0, tools.arrivals) })}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={state} {...swipe}>
        <BoardColumn key={state} state={state} count={counts.get(state)} tools={tools} />
      </Tabs.Panel>
    </Tabs>
  );
}

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
  const states = useTranslations('trips.state');
  const cards = [...selected.cards.values()];
  const actions = listBulkTargets(cards).map((target) => {
    const { to, cards: able } = target;
    const part = { state: states(to), able: String(able.length), count: String(cards.length) };
    return {
      label: able.length === cards.length ? words('moveTo', part) : words('bulk.toSome', part),
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
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const handle = useListState(FRAME);
  const { state: _, ...match } = matchOf(handle.state);
  const { data, failure, reload } = useEndpoint(countBoardTrips, { query: match as never });
  const moves = useBoardMoves();
  const bulk = useBulkMoves();
  const selected = useSelectedCards(JSON.stringify(match));
  const grab = useGrab(moves.move);
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const counts = useMemo(() => new Map(data?.data.map((one) => [one.state, one.count])), [data]);
  const tools: ColumnTools = {
    ...{ match, arrivals: moves.arrivals, grab, selected: selected.cards, onSelect: selected.select },
    moving: dragged ?? grab.grabbed?.card ?? null,
    onMove: (card, to) => void moves.move(card, to),
  };
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
      {!isEmpty &&
        (isNarrow ? <NarrowBoard counts={counts} tools={tools} /> : <WideBoard counts={counts} tools={tools} onDrag={setDragged} />)}
      <SelectedBar selected={selected} bulk={bulk} />
      {moves.dialog}
      {bulk.dialog}
    </div>
  );
}
