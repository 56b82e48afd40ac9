// Links a family that has registered to the lead that it was.

import type { Transaction } from '#server/db/database.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { toEmailKey } from './lead-keys.rules.ts';
import { lockLeads } from './leads.queries.ts';
import { findLeadByCode, findLeadByEmail } from './register-lead.queries.ts';
import { transitionLead } from './transition-lead.service.ts';

interface RegisteredFamily {
  readonly hostFamilyId: number;
  /** The referral code that came with the registration; empty without one. */
  readonly code: string;
  readonly email: string;
}

/** Moves the lead of a family to its last stage: the one with its referral code, or else with its email address; most families are no lead. */
export async function linkRegisteredLead(tx: Transaction, actor: Actor, { hostFamilyId, code, email }: RegisteredFamily): Promise<void> {
  const byCode = code === '' ? null : await findLeadByCode(tx, code.toUpperCase());
  const id = byCode ?? (await findLeadByEmail(tx, toEmailKey(email)));
  if (id === null) return;
  const [row] = await lockLeads(tx, [id]);
  // A second family with the same code is a family of its own.
  if (row === undefined || row.lead.stage === 'registered') return;
  await transitionLead(tx, actor, row, { step: 'register', by: 'product', hostFamilyId });
}
