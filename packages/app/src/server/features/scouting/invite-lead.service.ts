// Use case of inviting a lead: its referral code, and the email with the link to register.

import { randomInt } from 'node:crypto';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/scouting/leads.endpoints.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App, Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { leadInvitationEmail } from './lead.emails.ts';
import { findCode, insertCode, insertLeadEvents, type LeadRow, updateLead } from './leads.queries.ts';
import { readLeadRecord, toInvitePath, toLeadName } from './leads.records.ts';
import { lockLead } from './lock-lead.service.ts';
import { transitionLead } from './transition-lead.service.ts';

/** Letters that nobody takes for others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

const createCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns the code of a locked lead; a lead keeps its first one, so that earlier links stay valid. */
async function getOrCreateCode(tx: Transaction, app: App, leadId: number): Promise<string> {
  const known = await findCode(tx, leadId);
  if (known !== null) return known;
  const code = createCode();
  return (await insertCode(tx, { code, leadId, createdAt: app.clock.now() })) ? code : getOrCreateCode(tx, app, leadId);
}

async function moveToInvited(tx: Transaction, call: Call, row: LeadRow): Promise<void> {
  const { stage, id } = row.lead;
  if (stage === 'registered' || stage === 'lost') throw new AppError('leadMoved', { values: { name: toLeadName(row.lead) } });
  if (stage !== 'invited') return transitionLead(tx, call, row, { step: 'invite', by: 'product', kind: 'invite' });
  await insertLeadEvents(tx, [{ leadId: id, kind: 'invite', byId: call.caller?.id ?? null, at: call.app.clock.now() }]);
  await recordChange(tx, call, { action: 'lead.inviteAgain', subjectType: 'lead', subjectId: id });
}

export async function inviteLead(
  call: Call,
  { params: { id }, body: { version } }: CheckedRequest<typeof endpoints.inviteLead>,
): Promise<AnswerOf<typeof endpoints.inviteLead>> {
  const { app } = call;
  return call.db.transaction(async (tx) => {
    const row = await lockLead(tx, call, { id, version });
    const { email, firstName, locale } = row.lead;
    await moveToInvited(tx, call, row);
    const code = await getOrCreateCode(tx, app, id);
    await updateLead(tx, id, { invitedAt: app.clock.now() });
    if (email !== '') {
      await countRecipient(tx, call, email);
      const values = { name: firstName, path: toInvitePath(code) };
      await queueEmail(tx, app, { to: email, locale, template: leadInvitationEmail, values, anyway: 'asked' });
    }
    return readLeadRecord(app, tx, id);
  });
}
