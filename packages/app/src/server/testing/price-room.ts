// The HTTP room with the price configuration, the lists of the first start, and somebody of each role that is asked for.

import { eq } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { counties } from '#server/db/schema/places.ts';
import { audit } from '#server/db/schema/platform.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { pricingRoutes } from '#server/features/pricing/pricing.routes.ts';
import type { TestAnswer } from './client.ts';
import { startRoom, type TestRoom } from './room.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are compared as they came, whatever their shape.
type Loose = any;

/** Sends literally, as any client would: snake_case in, camelCase out. */
export interface Person {
  get(path: string): Promise<TestAnswer<Loose>>;
  post(path: string, body?: object): Promise<TestAnswer<Loose>>;
  patch(path: string, body: object): Promise<TestAnswer<Loose>>;
  del(path: string): Promise<TestAnswer<Loose>>;
}

export interface PriceRoom extends TestRoom {
  /** Null is a visitor. */
  person(role: Role | null): Promise<Person>;
  /** What the change log says of a row, oldest first. */
  changesOf(subjectType: string, id: number): Promise<{ action: string; changes: Record<string, unknown> }[]>;
  countyId(name: string): Promise<number>;
  /** A new family of a county; answers its number. */
  family(lastName: string, county: string): Promise<number>;
}

export async function startPriceRoom(): Promise<PriceRoom> {
  const room = await startRoom(pricingRoutes);
  const { db } = room.app;
  await seedReference(db, { PRODUCT_NAME: 'Test Stays' });

  async function countyId(name: string): Promise<number> {
    const [county] = await db.select({ id: counties.id }).from(counties).where(eq(counties.name, name));
    return county?.id ?? 0;
  }

  return {
    ...room,
    countyId,
    async person(role) {
      const client = role === null ? room.visitor() : (await room.signedIn([role])).client;
      await client.send('GET', '/api/hello');
      const send = (method: string, path: string, body?: object) => client.send(method, path, body === undefined ? {} : { body });
      return {
        get: (path) => send('GET', path),
        post: (path, body) => send('POST', path, body),
        patch: (path, body) => send('PATCH', path, body),
        del: (path) => send('DELETE', path),
      };
    },
    async changesOf(subjectType, id) {
      const rows = await db
        .select()
        .from(audit)
        .where(eq(audit.subjectId, String(id)))
        .orderBy(audit.id);
      return rows.filter((row) => row.subjectType === subjectType).map(({ action, changes }) => ({ action, changes }));
    },
    async family(lastName, county) {
      const { userId } = await room.signedIn(['Host family']);
      const id = await countyId(county);
      const [place] = await db.select().from(counties).where(eq(counties.id, id));
      const [made] = await db
        .insert(hostFamilies)
        .values({
          userId,
          countryId: place?.countryId ?? 0,
          countyId: id,
          parentGuardianOneFirstName: 'Orla',
          parentGuardianOneLastName: lastName,
          email: `family-${userId}@example.test`,
          phone: '',
          addressLine1: '1 Chapel Street',
          cityTown: 'Somewhere',
          hostingTypes: [2],
          guestsNumber: 2,
          bedroomsNumber: 1,
          haveChild: false,
          immersionRate: '50.00',
          foundUsWhere: 'friend',
        })
        .returning({ id: hostFamilies.id });
      return made?.id ?? 0;
    },
  };
}
