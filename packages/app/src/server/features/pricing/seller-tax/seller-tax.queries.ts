// SQL of taxes: whether staff have exempted a trip, and how a business taxes the stays that it sells.

import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { type SellerTax, toSellerTax } from './seller-tax.rules.ts';

/** Tells whether a trip of a parent or their children is exempt; returns false for anybody else's trip. */
export async function isExemptFor(db: Queryable, { tripId, parentId }: { tripId: number; parentId: number }): Promise<boolean> {
  const isTheirs = sql`(${inFull(trips.parentId)} = ${parentId} or exists (select 1 from ${tripStudents}
    join ${studentParents} on ${inFull(studentParents.studentId)} = ${inFull(tripStudents.studentId)}
    where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)} and ${inFull(studentParents.userId)} = ${parentId}))`;
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.id, tripId), eq(trips.vatExempt, true), isTheirs));
  return found.length > 0;
}

const sellers = {
  hostFamilyId: hostFamilies.id,
  businessId: businesses.id,
  ...{ vatExempt: businesses.vatExempt, vatRate: businesses.vatRate, isDefault: businesses.isDefault },
};

/** Matches the business of a family: its own, or the default one. */
const sellsFor = sql`${inFull(businesses.id)} = ${inFull(hostFamilies.businessId)}
  or (${inFull(hostFamilies.businessId)} is null and ${inFull(businesses.isDefault)})`;

/** Returns the families whose stays are taxed differently from the price book, with the tax of their seller. */
export async function listSellerTaxes(db: Queryable): Promise<ReadonlyMap<number, SellerTax>> {
  const found = await db
    .select(sellers)
    .from(hostFamilies)
    .innerJoin(businesses, sellsFor)
    .where(or(eq(businesses.vatExempt, true), eq(businesses.isDefault, false)));
  return new Map(found.map((seller) => [seller.hostFamilyId, toSellerTax(seller)]));
}

/**
 * Returns the seller of a family's stays, with its tax; null if there is no such family or no seller.
 * @param sellerId the business that sells this stay, if known
 */
export async function findSellerOfFamily(
  db: Queryable,
  hostFamilyId: number,
  sellerId: number | null = null,
): Promise<{ readonly businessId: number; readonly tax: SellerTax } | null> {
  const sells = sellerId === null ? sellsFor : eq(businesses.id, sellerId);
  const [found] = await db.select(sellers).from(hostFamilies).innerJoin(businesses, sells).where(eq(hostFamilies.id, hostFamilyId));
  return found === undefined ? null : { businessId: found.businessId, tax: toSellerTax(found) };
}
