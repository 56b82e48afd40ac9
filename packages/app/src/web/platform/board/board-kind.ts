// What a board is told of its cards and columns: each column is a state, and a card moves by a step from one to another.

import type { ComponentType } from 'react';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';

export interface BoardCard<State extends string> {
  readonly id: number;
  readonly version: number;
  readonly state: State;
}

/** What happens if a card is dropped on a column; where it can't stay, `why` says so in a sentence. */
export interface Drop {
  readonly kind: 'same' | 'open' | 'closed';
  readonly why: string;
}

/** A state that a card can be moved to from its menu; with a sentence if it can't go there now. */
export interface MenuMove<State extends string> {
  readonly to: State;
  readonly why: string;
}

export interface BoardKind<Card extends BoardCard<State>, State extends string> {
  /** In the order of the columns. */
  readonly states: readonly State[];
  /** The name of the tabs of a narrow screen. */
  readonly tabs: string;
  stateName(state: State): string;
  columnLabel(state: State, count: number): string;
  /** What stands in a column without cards. */
  readonly emptyColumn: string;
  /** Whether a column is narrow as long as nobody has chosen; the count is undefined while loading. */
  isCollapsedAtFirst(state: State, count: number | undefined): boolean;
  /** Returns the cards of a state page by page. */
  readonly endpoint: EndpointDefinition;
  /** The query of the cards of a state, without search and filters. */
  queryOf(state: State): Readonly<Record<string, string | number>>;
  nameOf(card: Card): string;
  linkTo(card: Card): string;
  /** The text of the link in the menu of a card. */
  readonly view: string;
  isMovable(card: Card): boolean;
  findDrop(card: Card, to: State): Drop;
  listMoves(card: Card): readonly MenuMove<State>[];
  readonly Facts: ComponentType<{ readonly card: Card }>;
}

/** A card on its way: shown in its new column before the server has answered. */
export interface Arrival<Card, State> {
  readonly card: Card;
  readonly to: State;
}

export type Arrivals<Card, State> = ReadonlyMap<number, Arrival<Card, State>>;

type AnyCard = BoardCard<string>;

/** Returns the cards of a column: without those that are leaving, with those that arrive first. */
export function placeCards<Card extends AnyCard>(
  state: Card['state'],
  loaded: readonly Card[],
  arrivals: Arrivals<Card, Card['state']>,
): readonly Card[] {
  const arriving = [...arrivals.values()].filter(({ to }) => to === state).map(({ card }) => card);
  const known = new Set(arriving.map(({ id }) => id));
  // Pages shift while they are read, so that a card can be on two of them.
  const staying = loaded.filter(({ id }) => {
    const isShown = !known.has(id) && (arrivals.get(id)?.to ?? state) === state;
    known.add(id);
    return isShown;
  });
  return [...arriving, ...staying];
}

/** Returns the count of a column, with the cards on their way counted where they are shown. */
export function countCards<Card extends AnyCard>(state: Card['state'], count: number, arrivals: Arrivals<Card, Card['state']>): number {
  const moves = [...arrivals.values()].filter(({ card, to }) => card.state !== to);
  return count + moves.filter(({ to }) => to === state).length - moves.filter(({ card }) => card.state === state).length;
}

/** Returns the state beside another one, in the order of the columns; the same at either end. */
export function findNeighbour<State>(states: readonly State[], state: State, by: 1 | -1): State {
  return states[states.indexOf(state) + by] ?? state;
}
