// What a host family can still add to its profile, and what each missing thing costs: facts of the search, no score.

import * as z from 'zod';
import { MIN_PHOTOS } from '#contract/platform/constants.ts';

export const COMPLETENESS_ITEMS = [
  'address',
  'photos',
  'story',
  'rooms',
  'languages',
  'amenities',
  'interests',
  'travel',
  'houseRules',
  'children',
  'pin',
] as const;

export type CompletenessItemName = (typeof COMPLETENESS_ITEMS)[number];

/**
 * What happens without it: `hidden`: the family isn't found at all · `filteredOut`: it is never among the results of searches that filter
 * by it · `unseen`: parents don't learn it from the profile.
 */
export const COMPLETENESS_EFFECTS = ['hidden', 'filteredOut', 'unseen'] as const;
export type CompletenessEffect = (typeof COMPLETENESS_EFFECTS)[number];

export const completenessItem = z.object({
  item: z.enum(COMPLETENESS_ITEMS),
  isDone: z.boolean(),
  /** Whether the family can't be live without it. */
  isRequired: z.boolean(),
  effect: z.enum(COMPLETENESS_EFFECTS),
  /** The field to fill in, on the page where the family edits its record. */
  field: z.string(),
});

export type CompletenessItem = z.output<typeof completenessItem>;

/** What decides whether a family's profile is complete. */
export interface CompletenessFacts {
  readonly addressLine1: string;
  readonly latitude: number | null;
  readonly photos: number;
  readonly description: string;
  readonly houseRules: string;
  readonly rooms: number;
  readonly languages: number;
  readonly amenities: number;
  readonly interests: number;
  readonly haveChild: boolean;
  readonly children: number;
  readonly schoolMinutes: number | null;
  readonly airportMinutes: number | null;
}

const isFilled = (text: string) => text.trim() !== '';

interface Item {
  readonly effect: CompletenessEffect;
  readonly field: string;
  readonly isDone: (facts: CompletenessFacts) => boolean;
}

const ITEMS: Readonly<Record<CompletenessItemName, Item>> = {
  address: { effect: 'hidden', field: 'addressLine1', isDone: ({ addressLine1 }) => isFilled(addressLine1) },
  photos: { effect: 'hidden', field: 'photos', isDone: ({ photos }) => photos >= MIN_PHOTOS },
  story: { effect: 'unseen', field: 'description', isDone: ({ description }) => isFilled(description) },
  rooms: { effect: 'unseen', field: 'rooms', isDone: ({ rooms }) => rooms > 0 },
  languages: { effect: 'unseen', field: 'languages', isDone: ({ languages }) => languages > 0 },
  amenities: { effect: 'filteredOut', field: 'amenities', isDone: ({ amenities }) => amenities > 0 },
  interests: { effect: 'filteredOut', field: 'interests', isDone: ({ interests }) => interests > 0 },
  travel: {
    effect: 'unseen',
    field: 'schoolMinutes',
    isDone: ({ schoolMinutes, airportMinutes }) => schoolMinutes !== null && airportMinutes !== null,
  },
  houseRules: { effect: 'unseen', field: 'houseRules', isDone: ({ houseRules }) => isFilled(houseRules) },
  // A family that says it has children isn't found by their age until it says how old they are.
  children: { effect: 'filteredOut', field: 'children', isDone: ({ haveChild, children }) => !haveChild || children > 0 },
  pin: { effect: 'unseen', field: 'latitude', isDone: ({ latitude }) => latitude !== null },
};

/** Returns every item of a profile, done or not, in the order in which they matter. */
export function listCompleteness(facts: CompletenessFacts): CompletenessItem[] {
  return COMPLETENESS_ITEMS.map((item) => {
    const { effect, field, isDone } = ITEMS[item];
    return { item, isDone: isDone(facts), isRequired: effect === 'hidden', effect, field };
  });
}

/** Returns the items that a profile lacks. */
export function listMissingItems(facts: CompletenessFacts): CompletenessItemName[] {
  return COMPLETENESS_ITEMS.filter((item) => !ITEMS[item].isDone(facts));
}
