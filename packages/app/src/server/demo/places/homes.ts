// Descriptions, accepted guests and pets of the families of the demo world: the same for a family every time.

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
