// The subjects, participants and weeks of the camps of the demo world.

import type { ActivityType } from '#contract/search/activity-types.ts';
import type { TAG_CODES } from '#contract/search/tag-codes.ts';
import { diceOf } from '../random.ts';

type Category = (typeof TAG_CODES)['category'][number];

interface CampKind {
  /** The prefix of its name. */
  readonly name: string;
  readonly type: ActivityType;
  readonly category: Category;
  readonly description: string;
}

const KINDS: readonly CampKind[] = [
  {
    name: 'Sailing',
    type: 'camp',
    category: 'water_sports',
    description: 'Small boats and calm bays: by Friday everybody can turn, reef and come home.',
  },
  {
    name: 'Surf',
    type: 'sport',
    category: 'water_sports',
    description: 'Boards, wetsuits and two lessons a day, with lifeguards on the beach.',
  },
  {
    name: 'English and football',
    type: 'lessons',
    category: 'ball_games',
    description: 'English in the morning, football in the afternoon, with coaches of the local club.',
  },
  {
    name: 'Drama',
    type: 'camp',
    category: 'drama',
    description: 'A play in five days, from the first reading to the evening with an audience.',
  },
  { name: 'Coding', type: 'lessons', category: 'coding', description: 'Games, robots and a web page to take home. No experience needed.' },
  { name: 'Tennis', type: 'sport', category: 'tennis', description: 'Groups of six by strength, and a small tournament on Friday.' },
  { name: 'Art', type: 'lessons', category: 'painting', description: 'Paint, clay and print, indoors and along the shore.' },
  { name: 'Farm', type: 'camp', category: 'farm', description: 'Feeding, planting, baking, and a donkey called Biscuit.' },
  { name: 'Rugby', type: 'sport', category: 'ball_games', description: 'Skills and fair play, for beginners as well.' },
  {
    name: 'Music',
    type: 'camp',
    category: 'making_music',
    description: 'Bands are formed on Monday and play on Friday. Instruments can be borrowed.',
  },
  {
    name: 'Outdoor',
    type: 'excursion',
    category: 'outdoors',
    description: 'Kayaks, ropes and a night walk, with guides who know every path.',
  },
  { name: 'Science', type: 'camp', category: 'science', description: 'Experiments that bang, glow and fly, explained afterwards.' },
];

const DAY = 24 * 3600 * 1000;
/** Weeks into the future, about eight months. */
const WEEKS = 35;

export interface DemoCamp extends CampKind {
  readonly minAge: number;
  readonly maxAge: number;
  /** Weeks, starting on Monday, with their capacity. */
  readonly weeks: readonly { readonly startDate: string; readonly endDate: string; readonly capacity: number }[];
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Returns the Monday on or after a moment. */
function mondayFrom(now: Date): number {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return midnight + ((8 - new Date(midnight).getUTCDay()) % 7) * DAY;
}

/** Returns a camp by its name; an unknown kind becomes an outdoor camp. */
export function campOf(name: string, now: Date): DemoCamp {
  const dice = diceOf(`weeks of ${name}`);
  const kind = KINDS.find((one) => name.startsWith(one.name)) ?? KINDS[10] ?? KINDS[0];
  if (kind === undefined) throw new TypeError('The demo world has no camps.');
  const monday = mondayFrom(now);
  const rhythm = dice.pick([1, 1, 2]);
  const all = Array.from({ length: WEEKS }, (_, index) => monday + index * 7 * DAY).filter((_, index) => index % rhythm === 0);
  return {
    ...kind,
    minAge: dice.pick([6, 8, 8, 10]),
    maxAge: dice.pick([14, 16, 17, 18]),
    weeks: all.map((start) => ({ startDate: dayOf(start), endDate: dayOf(start + 4 * DAY), capacity: dice.pick([8, 12, 16, 20]) })),
  };
}
