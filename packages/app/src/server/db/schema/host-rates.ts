// What host families ask for: proposals of prices of their own, which administrators decide on.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RateProposalState } from '#contract/host-families/rate-proposal.machine.ts';
import { decimal, identity, moment } from './columns.ts';
import { hostFamilies } from './host-families.ts';
import { users } from './identity.ts';
import { pricingTemplates } from './pricing.ts';

/** An amount that a family asks for, for one pricing template. Accepted, it is the family's price in the draft of the next price book. */
export const hostRateProposals = pgTable(
  'host_rate_proposals',
  {
    id: identity(),
    hostFamilyId: bigint('host_family_id', { mode: 'number' })
      .notNull()
      .references(() => hostFamilies.id, { onDelete: 'cascade' }),
    pricingTemplateId: bigint('pricing_template_id', { mode: 'number' })
      .notNull()
      .references(() => pricingTemplates.id, { onDelete: 'cascade' }),
    amount: decimal('amount').notNull(),
    /** The currency of the draft at the time; a proposal in another one can't be accepted any more. */
    currency: text('currency').notNull(),
    /** The family's price in the draft when it was proposed; null without one. */
    beforeAmount: decimal('before_amount'),
    state: text('state').$type<RateProposalState>().notNull().default('open'),
    /** What the family says about it. */
    note: text('note').notNull().default(''),
    /** Why it was refused. */
    reason: text('reason').notNull().default(''),
    proposedBy: bigint('proposed_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    proposedAt: moment('proposed_at').notNull(),
    decidedBy: bigint('decided_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('host_rate_proposals_open').on(table.hostFamilyId, table.pricingTemplateId).where(sql`${table.state} = 'open'`),
    index('host_rate_proposals_family').on(table.hostFamilyId, table.id),
    index('host_rate_proposals_template').on(table.pricingTemplateId),
    check('host_rate_proposals_amount', sql`${table.amount} > 0`),
    check('host_rate_proposals_state', sql`${table.state} in ('open', 'accepted', 'refused', 'withdrawn')`),
  ],
);
