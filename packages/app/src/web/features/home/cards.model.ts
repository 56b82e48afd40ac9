// The order of the hub's home: its cards, moved by a person, and its counters, the most urgent first.

import type { Home, HomeCard, PlacedCard } from '#contract/home/home.shapes.ts';
import { HOME_COUNTERS } from '#contract/home/home-counters.ts';

/** Returns the cards with one of them at the place of another, which gives way; as they were if one of both isn't among them. */
export function moveCard(cards: readonly PlacedCard[], card: HomeCard, to: HomeCard): PlacedCard[] {
  const [from, place] = [cards.findIndex((one) => one.card === card), cards.findIndex((one) => one.card === to)];
  const moved = cards[from];
  if (moved === undefined || place < 0) return [...cards];
  const rest = cards.toSpliced(from, 1);
  return rest.toSpliced(place, 0, moved);
}

type Counter = Home['counters'][number];

/** Returns the counters of what waits, with those of what is wrong first, and apart the ones that count nothing. */
export function orderCounters(counters: readonly Counter[]): { readonly waiting: readonly Counter[]; readonly empty: readonly Counter[] } {
  const waiting = counters.filter(({ count }) => count > 0);
  const [wrong, other] = [true, false].map((isWrong) => waiting.filter(({ name }) => (HOME_COUNTERS[name].isAlarm === true) === isWrong));
  return { waiting: [...(wrong ?? []), ...(other ?? [])], empty: counters.filter(({ count }) => count === 0) };
}
