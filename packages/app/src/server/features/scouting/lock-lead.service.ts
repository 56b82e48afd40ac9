// Locks a lead for a change by staff who have read it.

import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { type LeadRow, lockLeads } from './leads.queries.ts';
import { readLeadRecord } from './leads.records.ts';

/**
 * Returns a lead, locked until the transaction ends.
 * @throws HttpError 404; AppError `changedMeanwhile` with the lead as it is now, if another version was read
 */
export async function lockLead(tx: Transaction, call: Call, { id, version }: { id: number; version?: number }): Promise<LeadRow> {
  const [row] = await lockLeads(tx, [id]);
  if (row === undefined) throw notFound();
  if (version !== undefined && version !== row.lead.version) {
    throw new AppError('changedMeanwhile', { current: { ...(await readLeadRecord(call.app, tx, id)) } });
  }
  return row;
}
