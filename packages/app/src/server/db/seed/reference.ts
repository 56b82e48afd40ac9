// The reference lists that the product needs, seeded at every start; changes by an administrator stay.

import { sql } from 'drizzle-orm';
import { STUDENT_TYPE_ID, type StudentTypeCode } from '#contract/people/student-types.ts';
import { TAG_CODES } from '#contract/search/tag-codes.ts';
import { TAG_KINDS } from '#contract/search/tag-kinds.ts';
import type { Database } from '#server/db/database.ts';
import { studentTypes } from '#server/db/schema/people.ts';
import { counties, countries, inquirySources, tags } from '#server/db/schema/places.ts';
import { ENGLISH } from '#server/messages/english.ts';
import { allCountries, HOSTING_COUNTIES } from './countries.ts';
import { type PriceSeedSettings, seedPriceLists } from './price-lists.ts';

const SOURCES = [
  ['friend', 'A friend or another family'],
  ['school', 'A school or teacher'],
  ['search', 'A search engine'],
  ['social', 'Social media'],
  ['agent', 'An agent'],
  ['event', 'A fair or an event'],
  ['press', 'Newspaper, radio or television'],
  ['other', 'Somewhere else'],
] as const;

const STUDENT_TYPES = [
  ['group', 'Group student'],
  ['agent', 'Agent student'],
  ['individual', 'Individual student'],
] as const satisfies readonly (readonly [StudentTypeCode, string])[];

/** Adds missing entries of the lists, in one transaction; a second start adds nothing. */
export async function seedReference(db: Database, settings: PriceSeedSettings = {}): Promise<void> {
  const all = allCountries();
  const byCode = new Map(all.map(({ code, id }) => [code, id]));
  await db.transaction(async (tx) => {
    await tx
      .insert(countries)
      .values(all)
      .onConflictDoUpdate({ target: countries.id, set: { code: sql`excluded.code`, name: sql`excluded.name` } });
    const rows = Object.entries(HOSTING_COUNTIES).flatMap(([code, names]) =>
      names.map((name) => ({ countryId: byCode.get(code) ?? 0, name })),
    );
    await tx.insert(counties).values(rows).onConflictDoNothing();
    await tx
      .insert(inquirySources)
      .values(SOURCES.map(([code, name], position) => ({ code, name, position })))
      .onConflictDoNothing();
    await tx
      .insert(studentTypes)
      .values(STUDENT_TYPES.map(([code, name]) => ({ id: STUDENT_TYPE_ID[code], code, name })))
      .onConflictDoNothing();
    const marks = TAG_KINDS.flatMap((kind) =>
      TAG_CODES[kind].map((code, position) => ({ kind, code, name: ENGLISH.tags.tag[code], position })),
    );
    await tx.insert(tags).values(marks).onConflictDoNothing();
    await seedPriceLists(tx, settings);
  });
}
