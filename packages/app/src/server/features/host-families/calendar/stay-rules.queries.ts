// SQL of a family's rules for stays.

import { eq } from 'drizzle-orm';
import type { StayRules } from '#contract/host-families/stay-rules.ts';
import type { Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';

/** Saves the rules. The version stays: it is about the details, which are edited on another page. */
export async function updateStayRules(tx: Transaction, id: number, rules: StayRules): Promise<void> {
  await tx.update(hostFamilies).set(rules).where(eq(hostFamilies.id, id));
}
