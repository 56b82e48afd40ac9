// Writes the areas of the demo world: some of a coordinator, one for camps, and two that overlap.

import { inArray } from 'drizzle-orm';
import type { GeofencePurpose } from '#contract/geofences/geofences.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { geofences } from '#server/db/schema/geofences.ts';
import { counties } from '#server/db/schema/places.ts';
import { describeArea } from '#server/features/geofences/geofences.public.ts';
import { DEMO_DOMAIN } from '#server/platform/config/demo-accounts.ts';
import { type Numbers, numberOf } from '../rows.queries.ts';

interface DemoArea {
  readonly name: string;
  readonly county: string;
  readonly purposes: readonly GeofencePurpose[];
  /** The centre and the radius of a circle, or the corners of a polygon; degrees north and east. */
  readonly centre?: readonly [latitude: number, longitude: number, radiusM: number];
  readonly corners?: readonly (readonly [latitude: number, longitude: number])[];
}

const AREAS: readonly DemoArea[] = [
  { name: 'Dublin and around', county: 'Dublin', purposes: ['coordinator', 'search'], centre: [53.35, -6.26, 30_000] },
  { name: 'Dublin Bay', county: 'Dublin', purposes: ['coordinator'], centre: [53.32, -6.15, 9000] },
  { name: 'Galway City', county: 'Galway', purposes: ['coordinator', 'camps'], centre: [53.27, -9.05, 15_000] },
  { name: 'Kinsale and its camps', county: 'Cork', purposes: ['camps'], centre: [51.71, -8.52, 12_000] },
  {
    ...{ name: 'County Cork', county: 'Cork', purposes: ['coordinator', 'search'] },
    corners: [
      [51.45, -10.1],
      [51.5, -8.9],
      [51.95, -7.85],
      [52.35, -8.4],
      [52.2, -9.2],
    ],
  },
  {
    ...{ name: 'Ring of Kerry', county: 'Kerry', purposes: ['coordinator', 'search'] },
    corners: [
      [51.75, -10.35],
      [51.85, -9.5],
      [52.1, -9.45],
      [52.15, -10.2],
    ],
  },
];

/** Inserts the areas; those of coordinators are looked after by the demo one. */
export async function insertAreas(tx: Transaction, { accounts, now }: { accounts: Numbers; now: Date }): Promise<void> {
  const names = AREAS.map(({ county }) => county);
  const countyIds = new Map((await tx.select().from(counties).where(inArray(counties.name, names))).map(({ id, name }) => [name, id]));
  const coordinatorId = numberOf(accounts, `coordinator@${DEMO_DOMAIN}`);
  const rows = AREAS.map(({ name, county, purposes, centre, corners = [] }) => {
    const [latitude = null, longitude = null, radiusM = null] = centre ?? [];
    const drawn = { latitude, longitude, radiusM, points: corners.map(([north, east]) => ({ latitude: north, longitude: east })) };
    return {
      ...{ name, purposes: [...purposes], countyId: countyIds.get(county) ?? null, createdAt: now },
      ...{ kind: radiusM === null ? ('polygon' as const) : ('circle' as const), ...drawn, ...describeArea(drawn) },
      coordinatorId: purposes.includes('coordinator') ? coordinatorId : null,
    };
  });
  await tx.insert(geofences).values(rows);
}
