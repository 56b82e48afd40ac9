// What the heads of pages read of families and activities.

import type * as z from 'zod';
import { activityDetail } from '#contract/activities/activities.shapes.ts';
import { familyProfile } from '#contract/host-families/profile.shapes.ts';

/** What visitors read of a family: nothing else of it may stand in a head. */
export const publicFamily = familyProfile.pick({
  location: true,
  county: true,
  countryCode: true,
  photos: true,
  fromPrice: true,
  languages: true,
});

export const publicActivity = activityDetail.pick({
  ...{ location: true, county: true, countryCode: true, photos: true, weekPrice: true, schedules: true, minAge: true, maxAge: true },
});

export type PublicFamily = z.output<typeof publicFamily>;
export type PublicActivity = z.output<typeof publicActivity>;
