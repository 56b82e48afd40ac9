// A column of the board: the trips of one state, loaded page by page, and whether the card on its way can go there.

import { Button, Checkbox, Text } from '@mantine/core';
import { IconArrowsDiagonal2, IconArrowsDiagonalMinimize } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { listBoardTrips } from '#contract/trips/board.endpoints.ts';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { PAST_STATES, type TripState } from '#contract/trips/states.ts';
import { useEndpointPages } from '#web/platform/api/endpoint-pages.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Arrivals, countCards, findDrop, isCollapsedAtFirst, placeCards } from './board.model.ts';
import classes from './board.module.css';
import { BoardCardItem } from './board-card.tsx';
import { useColumnDrop } from './use-card-drag.ts';
import { useDropText } from './use-drop-text.ts';
import type { Grab } from './use-grab.ts';

const PER_PAGE = 20;

/** What all columns share. */
export interface ColumnTools {
  /** Search and filters. */
  readonly match: Readonly<Record<string, string>>;
  readonly arrivals: Arrivals;
  /** The card that is dragged or picked up. */
  readonly moving: BoardCard | null;
  readonly selected: ReadonlyMap<number, BoardCard>;
  readonly grab: Grab;
  readonly onSelect: (cards: readonly BoardCard[], isOn: boolean) => void;
  readonly onMove: (card: BoardCard, to: TripState) => void;
}

interface BoardColumnProps {
  readonly state: TripState;
  /** Undefined while loading. */
  readonly count: number | undefined;
  readonly tools: ColumnTools;
  /** What was chosen for this column; without a choice it is narrow where it is empty. Not given where a column stands alone. */
  readonly collapsing?: { readonly chosen: boolean | undefined; readonly onChoose: (isCollapsed: boolean) => void };
}

interface CardsProps extends Pick<BoardColumnProps, 'state' | 'tools'> {
  readonly isDraggable: boolean;
  /** The cards shown, for the column's own checkbox. */
  readonly onShown: (cards: readonly BoardCard[]) => void;
}

function Cards({ state, tools, isDraggable, onShown }: CardsProps) {
  const words = useTranslations('tripBoard.column');
  const { match, arrivals, selected, grab } = tools;
  // What is over is looked up by its end: the latest first.
  const sort = (PAST_STATES as readonly TripState[]).includes(state) ? '-toDate' : 'fromDate';
  const { rows, total, failure, hasMore, isLoadingMore, loadMore, reload } = useEndpointPages(listBoardTrips, {
    ...match,
    ...{ state, sort, perPage: PER_PAGE },
  });
  const cards = placeCards(state, rows ?? [], arrivals);
  const shown = useRef(onShown);
  shown.current = onShown;
  const ids = cards.map(({ id, version }) => `${id}.${version}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when other cards are shown, not with every new array of them
  useEffect(() => shown.current(cards), [ids]);
  if (failure !== null && rows === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (rows === undefined) return <LoadingRows count={3} />;
  return (
    <>
      {cards.length === 0 && (
        <Text size="sm" c="dimmed" ta="center" py="md">
          {words('empty')}
        </Text>
      )}
      <ul className={classes['cards']}>
        {cards.map((card) => (
          <BoardCardItem
            key={card.id}
            card={card}
            isSelected={selected.has(card.id)}
            isArriving={arrivals.has(card.id)}
            isGrabbed={grab.grabbed?.card.id === card.id}
            isDraggable={isDraggable}
            onSelect={(one, isOn) => tools.onSelect([one], isOn)}
            onMove={tools.onMove}
            onKeyDown={grab.onKeyDown}
            onBlur={grab.cancel}
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" size="xs" fullWidth loading={isLoadingMore} onClick={loadMore}>
          {words('more', { count: total - rows.length })}
        </Button>
      )}
    </>
  );
}

/** Whether the moving card can go to this column: `open` or `closed`, undefined if nothing moves. */
function useDropState({ state, tools }: Pick<BoardColumnProps, 'state' | 'tools'>, isOver: boolean) {
  const { moving, grab } = tools;
  const words = useTranslations('tripBoard.drop');
  const dropText = useDropText();
  if (moving === null) return {};
  const drop = findDrop(moving, state);
  const isTarget = isOver || grab.grabbed?.target === state;
  const text = drop.kind === 'open' ? words('here') : dropText(drop, { from: moving.state, to: state });
  return { 'data-drop': drop.kind === 'open' ? 'open' : 'closed', 'data-target': isTarget || undefined, text };
}

/** Whether the moving card has been over this column: it stays wide until the card is put down, since columns that jump are hard to hit. */
function useVisited(isTarget: boolean, isMoving: boolean): boolean {
  const [isVisited, setVisited] = useState(false);
  const isNow = isMoving && (isVisited || isTarget);
  if (isNow !== isVisited) setVisited(isNow);
  return isNow;
}

export function BoardColumn({ state, count, tools, collapsing }: BoardColumnProps) {
  const element = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const words = useTranslations('tripBoard.column');
  const states = useTranslations('trips.state');
  const [isOver, setOver] = useState(false);
  const [shown, setShown] = useState<readonly BoardCard[]>([]);
  useColumnDrop(element, state, setOver);
  const { text, ...drop } = useDropState({ state, tools }, isOver);
  const isTarget = 'data-target' in drop && drop['data-target'] === true;
  useEffect(() => {
    // Not the whole column: it is often higher than the window.
    if (isTarget) head.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isTarget]);
  const total = count === undefined ? undefined : countCards(state, count, tools.arrivals);
  const isVisited = useVisited(isTarget, tools.moving !== null);
  const isNarrow = collapsing !== undefined && (collapsing.chosen ?? isCollapsedAtFirst(state, total));
  const isCollapsed = isNarrow && !isVisited;
  const name = states(state);
  const chosen = shown.filter(({ id }) => tools.selected.has(id)).length;
  const CollapseIcon = isCollapsed ? IconArrowsDiagonal2 : IconArrowsDiagonalMinimize;
  return (
    <section
      ref={element}
      className={classes['column']}
      aria-label={total === undefined ? name : words('label', { state: name, count: total })}
      data-collapsed={isCollapsed || undefined}
      data-alone={collapsing === undefined || undefined}
      {...drop}
    >
      <div ref={head} className={classes['columnHead']}>
        {!isCollapsed && shown.length > 0 && (
          <Checkbox
            size="sm"
            aria-label={words('selectAll', { state: name })}
            checked={chosen === shown.length}
            indeterminate={chosen > 0 && chosen < shown.length}
            onChange={(event) => tools.onSelect(shown, event.currentTarget.checked)}
          />
        )}
        <h2 className={classes['heading']}>{name}</h2>
        {total !== undefined && <span className={classes['count']}>{total}</span>}
        {collapsing !== undefined && (
          <button
            type="button"
            className={classes['tool']}
            aria-expanded={!isCollapsed}
            aria-label={words(isCollapsed ? 'expand' : 'collapse', { state: name })}
            onClick={() => collapsing.onChoose(!isCollapsed)}
          >
            <CollapseIcon size={16} aria-hidden />
          </button>
        )}
      </div>
      {text !== undefined && (
        <Text size="xs" className={classes['why'] ?? ''}>
          {text}
        </Text>
      )}
      {!isCollapsed && <Cards state={state} tools={tools} isDraggable={collapsing !== undefined} onShown={setShown} />}
    </section>
  );
}
