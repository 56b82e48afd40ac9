// Moving a card of the hub's home to the place of another.

import type { HomeCard, PlacedCard } from '#contract/home/home.shapes.ts';

/** Returns the cards with one of them at the place of another, which gives way; as they were if one of both isn't among them. */
export function moveCard(cards: readonly PlacedCard[], card: HomeCard, to: HomeCard): PlacedCard[] {
  const [from, place] = [cards.findIndex((one) => one.card === card), cards.findIndex((one) => one.card === to)];
  const moved = cards[from];
  if (moved === undefined || place < 0) return [...cards];
  const rest = cards.toSpliced(from, 1);
  return rest.toSpliced(place, 0, moved);
}
