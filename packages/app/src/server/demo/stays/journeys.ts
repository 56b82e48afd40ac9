// How the children of the demo world arrive and leave: by plane, met by their family, or by a driver if the price includes a transfer.

import type { Direction } from '#contract/trips/transfers.rules.ts';
import { diceOf } from '../random.ts';
import type { DemoJourney, DemoStay } from './stay-world.ts';

const AIRPORTS = ['Dublin Airport, Terminal 2', 'Dublin Airport, Terminal 1', 'Cork Airport'] as const;
const CARRIERS = ['EI', 'FR', 'LH', 'AF'] as const;
const DRIVER = { metBy: 'company', meetName: 'Shannon Coaches, Declan', meetPhone: '+353 20 915 0042' } as const;
const FAMILY = { metBy: 'family', meetName: '', meetPhone: '' } as const;

/** Returns the journeys of an agreed stay; for some later stays they are not known yet. A class travels together. */
export function demoJourneys(
  { parent, group, fromDate, toDate, state, services }: Omit<DemoStay, 'journeys'>,
  today: string,
): readonly DemoJourney[] {
  const dice = diceOf(group === null ? `journey of ${parent} on ${fromDate}` : `journey of ${group}`);
  const isAgreed = ['booked', 'customer_service', 'in_progress', 'completed', 'closed'].includes(state);
  const isKnown = fromDate <= today || group !== null || dice.chance(0.6);
  if (!isAgreed || !isKnown) return [];
  const [place, carrier] = [dice.pick(AIRPORTS), dice.pick(CARRIERS)];
  const meets = group !== null || services.includes('Airport transfer') ? DRIVER : FAMILY;
  const journey = (direction: Direction, day: string): DemoJourney => ({
    ...{ direction, day, place, ...meets },
    time: `${String(dice.whole(8, 19)).padStart(2, '0')}:${String(dice.whole(0, 11) * 5).padStart(2, '0')}`,
    carrierNumber: `${carrier}${dice.whole(120, 980)}`,
    unaccompaniedMinor: group === null && dice.chance(0.3),
    note: dice.chance(0.2) ? 'One large suitcase and a guitar' : '',
  });
  return [journey('arrival', fromDate), journey('departure', toDate)];
}
