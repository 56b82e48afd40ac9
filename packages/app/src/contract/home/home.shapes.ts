// Shapes of the hub's home: counters, trips with something wrong, and how a person has arranged the cards.

import * as z from 'zod';
import { day, id } from '#contract/platform/validation/fields.ts';
import { COUNTER_NAMES } from './home-counters.ts';

/** The cards, in the order in which they stand until somebody arranges them. */
export const HOME_CARDS = ['counters', 'alarms', 'worst', 'starts', 'tasks', 'shortcuts'] as const;
export type HomeCard = (typeof HOME_CARDS)[number];

/** `paidWithoutFamily`: something was paid, and no family has accepted or is asked · `doubleStay`: two families for one child in the same nights. */
const TRIP_ALARMS = ['paidWithoutFamily', 'doubleStay'] as const;

const placedCard = z.object({ card: z.enum(HOME_CARDS), isHidden: z.boolean() });

export type PlacedCard = z.output<typeof placedCard>;

const tripAlarm = z.object({ kind: z.enum(TRIP_ALARMS), tripId: id, studentName: z.string(), fromDate: day, toDate: day });

export type TripAlarm = z.output<typeof tripAlarm>;

export const home = z.object({
  /** Only those that the reader may see, in their order. */
  counters: z.array(z.object({ name: z.enum(COUNTER_NAMES), count: z.int() })),
  alarms: z.array(tripAlarm),
  cards: z.array(placedCard),
});

export type Home = z.output<typeof home>;

export const homeCardsBody = z.object({ cards: z.array(placedCard).max(HOME_CARDS.length) });

/** Returns each card once, in a person's order; those that were never arranged stand at the end. */
export function completeCards(arranged: readonly PlacedCard[]): PlacedCard[] {
  const all = [...arranged, ...HOME_CARDS.map((card) => ({ card, isHidden: false }))];
  return all.filter(({ card }, index) => HOME_CARDS.includes(card) && all.findIndex((one) => one.card === card) === index);
}
