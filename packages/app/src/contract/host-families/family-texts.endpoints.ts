// Endpoints of what a host family tells of itself in several languages.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { id, locale } from '#contract/platform/validation/fields.ts';
import { FAMILY_TEXT_SOURCES } from './family-fields.ts';

const part = z.object({
  text: z.string(),
  source: z.enum(FAMILY_TEXT_SOURCES),
  /** Whether the original has changed since. */
  isOutdated: z.boolean(),
});

const texts = z.object({
  version: z.int(),
  original: z.object({ locale: z.enum(LOCALES), story: z.string(), houseRules: z.string() }),
  /** The other languages that there are. */
  translations: z.array(z.object({ locale: z.enum(LOCALES), story: part.nullable(), houseRules: part.nullable() })),
});

export type FamilyTexts = z.output<typeof texts>;

const params = z.object({ id, locale });

export const listFamilyTexts = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/texts',
  access: 'families.write',
  summary: 'What a family tells of itself, in its own language and in the others, with who wrote each.',
  params: z.object({ id }),
  answer: texts,
});

export const saveFamilyText = endpoint({
  method: 'PATCH',
  path: '/api/host_families/{id}/texts/{locale}',
  access: 'families.write',
  summary: 'Writes what a family tells of itself in another language than its own; an empty text takes it out.',
  params,
  body: z.object({
    story: z.string().trim().max(10_000).optional(),
    houseRules: z.string().trim().max(5000).optional(),
    version: z.int(),
  }),
  answer: texts,
  refusals: ['changedMeanwhile'],
});

export const translateFamilyText = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/texts/{locale}/translate',
  access: 'families.manage',
  summary: 'Has a service translate what a family tells of itself. What the family or staff wrote in that language stays.',
  params,
  answer: texts,
  refusals: ['familyTextUntranslated'],
  limit: 'search',
});
