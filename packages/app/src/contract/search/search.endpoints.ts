// Endpoints of the search for families and activities: results, suggestions, and the lists of the experience wizard.

import * as z from 'zod';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { ACTIVITY_TYPES } from './activity-types.ts';
import { familyCard, searchAnswer, wizardActivity } from './search.shapes.ts';
import { searchQuery } from './search-query.ts';
import { STAY_TYPES } from './stay-types.ts';

export const searchFamilies = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'families.find',
  summary:
    'Live host families by every filter, a page at a time, with how many there would be of each value, where they are and the camps near them. A list is sent by repeating its name. Those with too few beds for all children are left out, or come last with `also_full`.',
  query: searchQuery,
  answer: searchAnswer,
  limit: 'search',
});

const suggestion = z.object({ id: z.int(), label: z.string(), detail: z.string() });

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'families.find',
  summary:
    'What somebody may mean by a few letters, in any of the languages and with a typing error or two: counties, countries, host families and activities.',
  query: z.object({ text: z.string().trim().max(100).default('') }),
  answer: z.object({
    groups: z.array(z.object({ kind: z.enum(['county', 'country', 'host family', 'activity']), items: z.array(suggestion) })),
  }),
  limit: 'search',
});

const number = z.coerce.number().int().positive().optional();
const age = z.coerce.number().int().min(0).max(18).optional();
const gender = z.enum(['female', 'male', 'other', 'any', '']).optional();
const page = z.coerce.number().int().min(1).max(100_000).optional();
/** Activity IDs, sent by repeating the name. */
const chosenActivities = z.array(z.coerce.number().int().positive()).max(100).default([]);

export const experienceFamilies = endpoint({
  method: 'GET',
  path: '/api/experience/families',
  access: 'experience.send',
  summary:
    'Live host families for the experience wizard; `county`, `gender` and `studentage` are read as well. `hf_children_gender` and `hf_children_age` ask for a child of the family: one must have both. Those with a bed for each of `count_students`, and in the country of the `activities` that are chosen.',
  query: z.object({
    stayType: z.enum([...STAY_TYPES, '']).optional(),
    county: number,
    countyId: number,
    gender,
    hfChildrenGender: gender,
    studentage: age,
    hfChildrenAge: age,
    searchText: z.string().trim().max(200).default(''),
    fromDate: z.iso.date().optional(),
    toDate: z.iso.date().optional(),
    countStudents: z.coerce.number().int().min(1).max(MAX_CHILDREN).default(1),
    activities: chosenActivities,
    currentPage: page,
    page,
  }),
  answer: pageOf(familyCard),
  limit: 'search',
});

export const experienceActivities = endpoint({
  method: 'GET',
  path: '/api/experience/activities',
  access: 'experience.send',
  summary:
    'Activities for the experience wizard; `activity_category` is the number of a tag. With a `host`, those of its country, the nearest one first; without one, those of the country of the `activities` that are chosen.',
  query: z.object({
    activityType: z.enum([...ACTIVITY_TYPES, '']).optional(),
    activityGender: gender,
    activitySearch: z.string().trim().max(200).default(''),
    activityCategory: number,
    countyId: number,
    host: number,
    activities: chosenActivities,
    currentPage: page,
    page,
  }),
  answer: pageOf(wizardActivity),
  limit: 'search',
});
