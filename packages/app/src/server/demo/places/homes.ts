// Descriptions, accepted guests and pets of the families of the demo world: the same for a family every time.

import { DIETS, type HOME_TYPES, ROOM_KINDS, type RoomKind, SCHOOL_WAYS, type SMOKING } from '#contract/host-families/family-fields.ts';
import { PETS, type Pet } from '#contract/host-families/pets.ts';
import { TAG_CODES, type TagCode } from '#contract/search/tag-codes.ts';
import { diceOf } from '../random.ts';

export interface DemoHome {
  readonly description: string;
  readonly houseRules: string;
  readonly pets: readonly Pet[];
  readonly welcomesAgeFrom: number;
  readonly welcomesAgeTo: number;
  readonly welcomesGenders: readonly ('female' | 'male')[];
  readonly tags: readonly TagCode[];
}

/** What most families say of their home and their days; a few leave it for later. */
export interface DemoDetails {
  readonly homeType: (typeof HOME_TYPES)[number];
  readonly smoking: (typeof SMOKING)[number];
  readonly languages: readonly string[];
  readonly diets: readonly (typeof DIETS)[number][];
  readonly schoolMinutes: number;
  readonly schoolBy: (typeof SCHOOL_WAYS)[number];
  readonly airportCode: string;
  readonly airportMinutes: number;
}

/** A bedroom, without its name. */
export interface DemoRoom {
  readonly kind: RoomKind;
  readonly beds: number;
  readonly ownBathroom: boolean;
}

const FIRST = [
  'A busy, friendly home where somebody is always cooking.',
  'We live close to the sea and spend every dry hour outdoors.',
  'A quiet house at the end of a lane, with hens and an orchard.',
  'Our door is open, our table is long, and there is always tea.',
  'Two teachers, a dog and far too many books.',
  'A farmhouse with sheep, a tractor and plenty of room.',
  'We have hosted students for years and still write to many of them.',
  'A house in the middle of the town, five minutes from everything.',
] as const;

const THEN = [
  'We eat together every evening and talk about the day. At weekends we show our guests the coast, the hills and the best ice cream in the county.',
  'Our own children are used to guests and love to show them around. Homework is done at the kitchen table, and there is time for games afterwards.',
  'Students have a bright room of their own with a desk, and the run of the garden. We correct their English when they ask us to.',
  'On Saturdays there is a market, on Sundays a long walk. Whoever likes horses, boats or music will find somebody here who does too.',
] as const;

const RULES = [
  'Home by nine on school days, by ten at weekends. Telephones sleep in the kitchen.',
  'Shoes off at the door, please. Everybody helps to lay the table.',
  'Tell us where you are going and when you will be back. No smoking.',
  'Quiet after ten. Friends are welcome when you have asked first.',
] as const;

export function homeOf(email: string): DemoHome {
  const dice = diceOf(`life of ${email}`);
  const welcomesAgeFrom = dice.pick([6, 8, 10, 12]);
  const few = <Code>(codes: readonly Code[], least: number, most: number) => dice.shuffled(codes).slice(0, dice.whole(least, most));
  return {
    description: `${dice.pick(FIRST)}\n${dice.pick(THEN)}`,
    houseRules: dice.pick(RULES),
    pets: dice.chance(0.6) ? few(PETS.slice(0, 7), 1, 2) : [],
    welcomesAgeFrom,
    welcomesAgeTo: dice.pick([15, 17, 18, 18]),
    welcomesGenders: dice.pick([[], [], [], ['female'], ['male']]),
    tags: [...few(TAG_CODES.amenity, 4, 8), ...few(TAG_CODES.interest, 2, 4)],
  };
}

/** The nearest airports; a family of a country is near one of them. */
const AIRPORTS = { IE: ['DUB', 'ORK', 'SNN', 'NOC'], GB: ['LHR', 'BRS', 'MAN', 'EXT'] } as const;

/** Returns what a family says of its home and its days; null for the few that haven't yet. */
export function getDemoDetails(email: string, country: 'IE' | 'GB'): DemoDetails | null {
  const dice = diceOf(`days of ${email}`);
  if (dice.chance(0.2)) return null;
  return {
    homeType: dice.pick(['house', 'house', 'house', 'flat', 'farm']),
    smoking: dice.pick(['no', 'no', 'no', 'outside']),
    languages: ['en', ...dice.pick([[], [], country === 'IE' ? ['ga'] : ['cy'], ['fr'], ['es']])],
    diets: dice.shuffled(DIETS).slice(0, dice.whole(0, 3)),
    schoolMinutes: dice.whole(1, 8) * 5,
    schoolBy: dice.pick(SCHOOL_WAYS),
    airportCode: dice.pick(AIRPORTS[country]),
    airportMinutes: dice.whole(3, 16) * 10,
  };
}

const BEDS: Readonly<Record<RoomKind, number>> = { single: 1, double: 1, twin: 2, bunk: 2, shared: 3 };

/** Returns the bedrooms for the students of a family. */
export function getDemoRooms(email: string, count: number): DemoRoom[] {
  const dice = diceOf(`rooms of ${email}`);
  return Array.from({ length: count }, () => {
    const kind = dice.pick(ROOM_KINDS);
    return { kind, beds: BEDS[kind], ownBathroom: dice.chance(0.3) };
  });
}
