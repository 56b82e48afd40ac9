// A board: a column for each state, side by side, or one column at a time on a narrow screen.

import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type TouchEvent, useRef, useState } from 'react';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './board.module.css';
import { BoardColumn, type ColumnTools } from './board-column.tsx';
import { type BoardCard, countCards, findNeighbour } from './board-kind.ts';
import { useBoardDrag } from './use-card-drag.ts';
import { useGrab } from './use-grab.ts';

/** Below this width there is room for one column. */
const NARROW = '(max-width: 47.99em)';

/** Pixels that a finger has to move sideways to turn to the next column. */
const SWIPE = 60;

interface ColumnsProps<Card extends BoardCard<State>, State extends string> {
  readonly counts: ReadonlyMap<State, number>;
  readonly tools: ColumnTools<Card, State>;
}

function WideBoard<Card extends BoardCard<State>, State extends string>({
  counts,
  tools,
  onDrag,
}: ColumnsProps<Card, State> & { readonly onDrag: (card: Card | null) => void }) {
  const board = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useState<ReadonlyMap<State, boolean>>(new Map());
  useBoardDrag<Card, State>(board, { onDrag, onDrop: tools.onMove });
  return (
    <div ref={board} className={classes['board']}>
      {tools.kind.states.map((state) => (
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

function NarrowBoard<Card extends BoardCard<State>, State extends string>({ counts, tools }: ColumnsProps<Card, State>) {
  const words = useTranslations('board');
  const { states, stateName, tabs } = tools.kind;
  const [chosen, setState] = useState<State | null>(null);
  const state = chosen ?? states.find((one) => (counts.get(one) ?? 0) > 0) ?? (states[0] as State);
  const swipe = useSwipe((by) => setState(findNeighbour(states, state, by)));
  return (
    <Tabs value={state} onChange={(next) => setState((next ?? state) as State)} keepMounted={false}>
      <TabList label={tabs}>
        {states.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {words('tab', { state: stateName(one), count: countCards<Card>(one, counts.get(one) ?? 0, tools.arrivals) })}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={state} {...swipe}>
        <BoardColumn key={state} state={state} count={counts.get(state)} tools={tools} />
      </Tabs.Panel>
    </Tabs>
  );
}

interface BoardProps<Card extends BoardCard<State>, State extends string>
  extends Omit<ColumnTools<Card, State>, 'grab' | 'moving' | 'onMove'> {
  readonly counts: ReadonlyMap<State, number>;
  /** Moves a card, or says why it can't go there. */
  readonly move: (card: Card, to: State) => Promise<void>;
}

export function Board<Card extends BoardCard<State>, State extends string>({ counts, move, ...shared }: BoardProps<Card, State>) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const grab = useGrab(shared.kind, move);
  const [dragged, setDragged] = useState<Card | null>(null);
  const tools: ColumnTools<Card, State> = {
    ...shared,
    grab,
    moving: dragged ?? grab.grabbed?.card ?? null,
    onMove: (card, to) => void move(card, to),
  };
  return isNarrow ? <NarrowBoard counts={counts} tools={tools} /> : <WideBoard counts={counts} tools={tools} onDrag={setDragged} />;
}
