// A column of a board: the cards of one state, loaded page by page, and whether the card on its way can go there.

import { Button, Checkbox, Text } from '@mantine/core';
import { IconArrowsDiagonal2, IconArrowsDiagonalMinimize } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useEndpointPages } from '#web/platform/api/endpoint-pages.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './board.module.css';
import { BoardCardItem } from './board-card.tsx';
import { type Arrivals, type BoardCard, type BoardKind, countCards, placeCards } from './board-kind.ts';
import { useColumnDrop } from './use-card-drag.ts';
import type { Grab } from './use-grab.ts';

const PER_PAGE = 20;

/** What all columns share. */
export interface ColumnTools<Card extends BoardCard<State>, State extends string> {
  readonly kind: BoardKind<Card, State>;
  /** Search and filters. */
  readonly match: Readonly<Record<string, string>>;
  readonly arrivals: Arrivals<Card, State>;
  /** The card that is dragged or picked up. */
  readonly moving: Card | null;
  /** The selected cards, where several can be selected. */
  readonly selected?: ReadonlyMap<number, Card>;
  readonly grab: Grab<Card, State>;
  readonly onSelect?: (cards: readonly Card[], isOn: boolean) => void;
  readonly onMove: (card: Card, to: State) => void;
}

interface BoardColumnProps<Card extends BoardCard<State>, State extends string> {
  readonly state: State;
  /** Undefined while loading. */
  readonly count: number | undefined;
  readonly tools: ColumnTools<Card, State>;
  /** What was chosen for this column; without a choice it is narrow where it is empty. Not given where a column stands alone. */
  readonly collapsing?: { readonly chosen: boolean | undefined; readonly onChoose: (isCollapsed: boolean) => void };
}

interface CardsProps<Card extends BoardCard<State>, State extends string> extends Pick<BoardColumnProps<Card, State>, 'state' | 'tools'> {
  readonly isDraggable: boolean;
  /** The cards shown, for the column's own checkbox. */
  readonly onShown: (cards: readonly Card[]) => void;
}

function Cards<Card extends BoardCard<State>, State extends string>({ state, tools, isDraggable, onShown }: CardsProps<Card, State>) {
  const words = useTranslations('board');
  const { kind, match, arrivals, selected, grab } = tools;
  const { rows, total, failure, hasMore, isLoadingMore, loadMore, reload } = useEndpointPages(kind.endpoint, {
    ...match,
    ...kind.queryOf(state),
    ...{ state, perPage: PER_PAGE },
  });
  const cards = placeCards<Card>(state, (rows ?? []) as readonly Card[], arrivals);
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
          {kind.emptyColumn}
        </Text>
      )}
      <ul className={classes['cards']}>
        {cards.map((card) => (
          <BoardCardItem
            key={card.id}
            kind={kind}
            card={card}
            isSelected={selected?.has(card.id)}
            isArriving={arrivals.has(card.id)}
            isGrabbed={grab.grabbed?.card.id === card.id}
            isDraggable={isDraggable}
            onSelect={(one, isOn) => tools.onSelect?.([one], isOn)}
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
function useDropState<Card extends BoardCard<State>, State extends string>(
  { state, tools }: Pick<BoardColumnProps<Card, State>, 'state' | 'tools'>,
  isOver: boolean,
) {
  const { kind, moving, grab } = tools;
  const words = useTranslations('board.drop');
  if (moving === null) return {};
  const drop = kind.findDrop(moving, state);
  const isTarget = isOver || grab.grabbed?.target === state;
  const isOpen = drop.kind === 'open';
  return { 'data-drop': isOpen ? 'open' : 'closed', 'data-target': isTarget || undefined, text: isOpen ? words('here') : drop.why };
}

/** Whether the moving card has been over this column: it stays wide until the card is put down, since columns that jump are hard to hit. */
function useVisited(isTarget: boolean, isMoving: boolean): boolean {
  const [isVisited, setVisited] = useState(false);
  const isNow = isMoving && (isVisited || isTarget);
  if (isNow !== isVisited) setVisited(isNow);
  return isNow;
}

export function BoardColumn<Card extends BoardCard<State>, State extends string>(props: BoardColumnProps<Card, State>) {
  const { state, count, tools, collapsing } = props;
  const { kind, selected } = tools;
  const element = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const words = useTranslations('board');
  const [isOver, setOver] = useState(false);
  const [shown, setShown] = useState<readonly Card[]>([]);
  useColumnDrop(element, state, setOver);
  const { text, ...drop } = useDropState(props, isOver);
  const isTarget = 'data-target' in drop && drop['data-target'] === true;
  useEffect(() => {
    // Not the whole column: it is often higher than the window.
    if (isTarget) head.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isTarget]);
  const total = count === undefined ? undefined : countCards<Card>(state, count, tools.arrivals);
  const isVisited = useVisited(isTarget, tools.moving !== null);
  const isNarrow = collapsing !== undefined && (collapsing.chosen ?? kind.isCollapsedAtFirst(state, total));
  const isCollapsed = isNarrow && !isVisited;
  const name = kind.stateName(state);
  const chosen = shown.filter(({ id }) => selected?.has(id)).length;
  const CollapseIcon = isCollapsed ? IconArrowsDiagonal2 : IconArrowsDiagonalMinimize;
  return (
    <section
      ref={element}
      className={classes['column']}
      aria-label={total === undefined ? name : kind.columnLabel(state, total)}
      data-collapsed={isCollapsed || undefined}
      data-alone={collapsing === undefined || undefined}
      {...drop}
    >
      <div ref={head} className={classes['columnHead']}>
        {!isCollapsed && selected !== undefined && shown.length > 0 && (
          <Checkbox
            size="sm"
            aria-label={words('selectAll', { state: name })}
            checked={chosen === shown.length}
            indeterminate={chosen > 0 && chosen < shown.length}
            onChange={(event) => tools.onSelect?.(shown, event.currentTarget.checked)}
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
