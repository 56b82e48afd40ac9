// Shapes of the board on which the students of a group are placed with families, and of the proposal that places all of them.

import * as z from 'zod';
import { PETS } from '#contract/host-families/pets.ts';
import { day, id } from '#contract/platform/validation/fields.ts';
import { MAX_GROUP_MEMBERS } from './members.shapes.ts';
import { LANGUAGE_GOALS, PAIR_KINDS, PLACEMENT_RULES } from './placement.rules.ts';

/** How much each wish counts: 0 not at all, 3 most. */
const weight = z.int().min(0).max(3);

export const PLACEMENT_WISHES = ['together', 'distance', 'nationality', 'fewHomes', 'languages'] as const;

export const placementWeights = z.object({
  ...{ together: weight, distance: weight, nationality: weight, fewHomes: weight },
  languages: weight.default(0),
  languageGoal: z.enum(LANGUAGE_GOALS).default('other'),
});
export type PlacementWeights = z.output<typeof placementWeights>;

export const DEFAULT_WEIGHTS: PlacementWeights = {
  ...{ together: 3, distance: 1, nationality: 1, fewHomes: 0, languages: 0 },
  languageGoal: 'other',
};

const boardStudent = z.object({
  studentId: id,
  name: z.string(),
  dateOfBirth: day.nullable(),
  gender: z.string(),
  countryId: id.nullable(),
  country: z.string(),
  /** The languages of the country, the most frequent first. */
  languages: z.array(z.string()),
  /** The pets that the answer about allergies names. */
  allergicTo: z.array(z.enum(PETS)),
  /** Families with a student whom the caller may not see, and who must not share a home with this one. */
  closedFamilyIds: z.array(id),
  /** The family that the student is placed with; of a trip that is reserved or booked, its family. */
  hostFamilyId: id.nullable(),
  /** Whether proposals leave the placement as it is. */
  isLocked: z.boolean(),
  /** Whether the trip is reserved or booked: another family is chosen on its page. */
  isSettled: z.boolean(),
  tripId: id.nullable(),
});

export type BoardStudent = z.output<typeof boardStudent>;

const boardFamily = z.object({
  hostFamilyId: id,
  name: z.string(),
  cityTown: z.string(),
  beds: z.int(),
  pets: z.array(z.string()),
  /** The languages that are spoken at home, as BCP 47 tags. */
  languages: z.array(z.string()),
  welcomesAgeFrom: z.int(),
  welcomesAgeTo: z.int(),
  welcomesGenders: z.array(z.enum(['female', 'male', 'other'])),
  excludesStay: z.boolean(),
  /** The distance to the town of the camp; null if either isn't known. */
  distanceKm: z.int().nullable(),
});

export type BoardFamily = z.output<typeof boardFamily>;

const pair = z.object({ studentId: id, otherId: id, kind: z.enum(PAIR_KINDS) });

export const placementBoard = z.object({
  /** The first day of the group. */
  firstDay: day,
  students: z.array(boardStudent),
  /** The nearest first; those of the group's county, or all. */
  families: z.array(boardFamily),
  pairs: z.array(pair),
  weights: placementWeights,
});

export type PlacementBoard = z.output<typeof placementBoard>;

/** A placement as it was when a proposal was made. */
const placedBefore = z.object({ hostFamilyId: id.nullable(), isLocked: z.boolean() });

export const placeBody = z.object({
  placements: z
    .array(
      z.object({
        studentId: id,
        hostFamilyId: id.nullable(),
        isLocked: z.boolean().default(false),
        /** Refuses all placements if the student is placed otherwise by now. */
        was: placedBefore.optional(),
      }),
    )
    .min(1)
    .max(MAX_GROUP_MEMBERS),
});

/** A wish or a rule about two students; null takes it away. */
export const pairBody = z.object({ studentId: id, otherId: id, kind: z.enum(PAIR_KINDS).nullable() });

export const matchBody = z.object({ weights: placementWeights });

export const placementProposal = z.object({
  placements: z.array(
    z.object({
      studentId: id,
      hostFamilyId: id,
      isLocked: z.boolean(),
      was: placedBefore,
      distanceKm: z.int().nullable(),
      /** The students in the same home whom the student wanted to be with. */
      withIds: z.array(id),
      /** The languages of the student that are spoken in the home; null if they count nothing, or aren't known. */
      sharedLanguages: z.array(z.string()).nullable(),
      /** How many families could host the student. */
      fits: z.int(),
    }),
  ),
  /** Who could not be placed: how many families each rule excludes, and how many it alone excludes. */
  unplaced: z.array(
    z.object({
      studentId: id,
      was: placedBefore,
      obstacles: z.array(z.object({ rule: z.enum(PLACEMENT_RULES), families: z.int(), alone: z.int() })),
    }),
  ),
  /** Whether it is proven that there is no better one. */
  isBest: z.boolean(),
});

export type PlacementProposal = z.output<typeof placementProposal>;

const ASK_OUTCOMES = ['asked', 'alreadyAsked', 'declined', 'noTrip', 'settled', 'refused'] as const;

export const askedFamilies = z.object({
  data: z.array(z.object({ studentId: id, name: z.string(), outcome: z.enum(ASK_OUTCOMES), message: z.string().nullable() })),
});

export type AskedFamilies = z.output<typeof askedFamilies>;
