// Host families that are live, for tests and benches of what finds them.

import { eq } from 'drizzle-orm';
import { attachments } from '#server/db/schema/attachments.ts';
import { hostChildren, hostFamilies, hostFamilyPhotos, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { counties } from '#server/db/schema/places.ts';
import type { App } from '#server/platform/app.ts';
import { randomName } from './sample.ts';

type Wished = Partial<Omit<typeof hostFamilies.$inferInsert, 'userId'>> & {
  readonly countyId: number;
  readonly tagIds?: readonly number[];
  readonly photos?: number;
  readonly userId?: number;
  readonly children?: readonly { readonly gender: 'female' | 'male' | 'other'; readonly dob: string }[];
};

/** As many rows as one statement takes. */
const BATCH = 500;

async function inserted<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}

/** Makes families with three photos each unless it is wished otherwise; answers their numbers in order. */
export async function makeLiveFamilies({ db }: Pick<App, 'db'>, wished: readonly Wished[]): Promise<number[]> {
  const places = new Map((await db.select().from(counties)).map(({ id, countryId }) => [id, countryId]));
  const ids: number[] = [];
  const rest: { hostFamilyId: number; family: Wished }[] = [];
  await inserted(wished, async (batch) => {
    const accounts = await db
      .insert(users)
      .values(
        batch.map(({ parentGuardianOneLastName = 'Byrne' }) => ({
          email: `${randomName(20)}@example.test`,
          firstName: 'Orla',
          lastName: parentGuardianOneLastName,
        })),
      )
      .returning({ id: users.id });
    const rows = batch.map(({ tagIds: _, photos: __, children = [], userId, ...family }, index) => ({
      countryId: places.get(family.countyId) ?? 372,
      parentGuardianOneFirstName: 'Orla',
      parentGuardianOneLastName: 'Byrne',
      email: 'orla@example.test',
      phone: '+353 20 910 0000',
      addressLine1: '17 Secret Lane',
      cityTown: 'Hidden Town',
      hostingTypes: [1, 2],
      guestsNumber: 2,
      bedroomsNumber: 2,
      haveChild: children.length > 0,
      immersionRate: '50.00',
      foundUsWhere: 'friend',
      vettingState: 'approved',
      ...family,
      userId: userId ?? accounts[index]?.id ?? 0,
    }));
    const made = await db.insert(hostFamilies).values(rows).returning({ id: hostFamilies.id });
    for (const [index, { id }] of made.entries()) {
      const family = batch[index];
      if (family === undefined) continue;
      ids.push(id);
      rest.push({ hostFamilyId: id, family });
    }
  });
  const photos = rest.flatMap(({ hostFamilyId, family }) =>
    Array.from({ length: family.photos ?? 3 }, (_, position) => ({ hostFamilyId, position, ref: randomName(22) })),
  );
  await inserted(photos, (batch) =>
    db.insert(attachments).values(
      batch.map(({ ref, hostFamilyId }) => ({
        ...{
          ref,
          name: 'home.webp',
          kind: 'image' as const,
          mediaType: 'image/webp',
          size: 10,
          width: 4,
          height: 3,
          access: 'public' as const,
        },
        ...{ subjectType: 'hostFamily', subjectId: String(hostFamilyId) },
      })),
    ),
  );
  await inserted(photos, (batch) => db.insert(hostFamilyPhotos).values(batch));
  const marks = rest.flatMap(({ hostFamilyId, family }) => (family.tagIds ?? []).map((tagId) => ({ hostFamilyId, tagId })));
  await inserted(marks, (batch) => db.insert(hostFamilyTags).values(batch));
  const children = rest.flatMap(({ hostFamilyId, family }) => (family.children ?? []).map((child) => ({ ...child, hostFamilyId })));
  await inserted(children, (batch) => db.insert(hostChildren).values(batch));
  return ids;
}

/** The number of a county by its name. */
export async function countyNumber({ db }: Pick<App, 'db'>, name: string): Promise<number> {
  const [county] = await db.select({ id: counties.id }).from(counties).where(eq(counties.name, name));
  return county?.id ?? 0;
}
