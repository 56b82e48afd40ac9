// SQL of what can have prices: countries, counties, host families and activities, with their names and locations.

import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { PRICEABLE_LEVELS, type PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { activities, pricings } from '#server/db/schema/pricing.ts';
import { containsText, foldText } from '#server/platform/lists/text-search.ts';

/** The table of each level. */
export const PRICEABLE_TABLES = { Host_family: hostFamilies, Activity: activities, County: counties, Country: countries } as const;

const lastName = hostFamilies.parentGuardianOneLastName;

/** A family's last name, or its ID once its data was erased; `toFamilyTitle` formats it for display. */
export const familyName = sql<string>`case when ${lastName} = '' then '#' || ${hostFamilies.id} else ${lastName} end`;

const NAMES: Readonly<Record<PriceableLevel, SQL<string>>> = {
  Host_family: familyName,
  Activity: sql<string>`${activities.name}`,
  County: sql<string>`${counties.name}`,
  Country: sql<string>`${countries.name}`,
};

/** Matches prices with the rows of a level's table. */
export function wherePriceOf(level: PriceableLevel): SQL {
  return sql`${pricings.level} = ${sql.raw(`'${level}'`)} and ${PRICEABLE_TABLES[level].id} = ${pricings.priceableId}`;
}

/** Joins prices with what they are for; its name is then `priceableName`. */
export const priceableJoins = sql.join(
  PRICEABLE_LEVELS.map((level) => sql` left join ${PRICEABLE_TABLES[level]} on ${wherePriceOf(level)}`),
);

export const priceableName = sql<string>`case ${pricings.level} when 'Host_family' then ${NAMES.Host_family}
  when 'Activity' then ${NAMES.Activity} when 'County' then ${NAMES.County} else ${NAMES.Country} end`;

/** Restricts to what is worth pricing: countries where families host or that have prices, families that aren't erased. */
function whereOffered(level: PriceableLevel, prices: SQL): SQL | undefined {
  if (level === 'Country') return or(countries.hosting, sql`${prices} > 0`);
  return level === 'Host_family' ? sql`${lastName} <> ''` : undefined;
}

/** Returns everything at a level by name; the name must contain all words of the search. */
export function listPriceableRows(db: Queryable, level: PriceableLevel, search: string) {
  const table = PRICEABLE_TABLES[level];
  const name = NAMES[level];
  const prices = sql`(select count(*) from ${pricings} where ${pricings.level} = ${level} and ${inFull(pricings.priceableId)} = ${inFull(table.id)})`;
  const words = search.split(/\s+/u).filter(Boolean);
  return db
    .select({ id: table.id, name: name.as('name'), prices: sql<number>`${prices}`.mapWith(Number).as('prices') })
    .from(table)
    .where(and(whereOffered(level, prices), ...words.map((word) => containsText(name, word))))
    .orderBy(asc(foldText(name)), asc(table.id));
}

/** A priceable at its level. */
export interface PriceLocation {
  readonly level: PriceableLevel;
  readonly id: number;
}

async function findCounty(db: Queryable, { level, id }: PriceLocation): Promise<{ id: number; countryId: number } | undefined> {
  const of = { id: counties.id, countryId: counties.countryId };
  if (level === 'County') return (await db.select(of).from(counties).where(eq(counties.id, id)))[0];
  const table = level === 'Host_family' ? hostFamilies : activities;
  const rows = await db.select(of).from(table).innerJoin(counties, eq(counties.id, table.countyId)).where(eq(table.id, id));
  return rows[0];
}

/** Returns the levels at which prices can apply, nearest first; empty if the priceable doesn't exist. */
export async function listFallbackLocations(db: Queryable, place: PriceLocation): Promise<PriceLocation[]> {
  if (place.level === 'Country') {
    const found = await db.select({ id: countries.id }).from(countries).where(eq(countries.id, place.id));
    return found.length === 0 ? [] : [place];
  }
  const county = await findCounty(db, place);
  if (county === undefined) return [];
  const places: PriceLocation[] = [
    { level: 'County', id: county.id },
    { level: 'Country', id: county.countryId },
  ];
  return place.level === 'County' ? places : [place, ...places];
}
