// The executor of leads: the only code that changes the stage of a lead.

import { LEAD_MACHINE, type LeadMover, type LeadStep } from '#contract/scouting/lead.machine.ts';
import type { LeadEventKind } from '#contract/scouting/leads.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { insertLeadEvents, type LeadRow, writeLeadStage } from './leads.queries.ts';
import { toLeadName } from './leads.records.ts';

interface LeadTransition {
  readonly step: LeadStep;
  readonly by: LeadMover;
  readonly reason?: string;
  /** How it is shown among what happened; a plain change of stage if left out. */
  readonly kind?: LeadEventKind;
  /** The family that it becomes. */
  readonly hostFamilyId?: number;
}

/**
 * Takes a step of a locked lead: writes its stage, what happened, and the audit log.
 * @throws AppError `leadMoved` where the table has no such step from its stage; ValidationError if a reason is needed
 */
export async function transitionLead(tx: Transaction, actor: Actor, { lead }: LeadRow, transition: LeadTransition): Promise<void> {
  const { step, by, reason = '', kind = 'stage', hostFamilyId } = transition;
  const { from, to, by: movers, needsReason } = LEAD_MACHINE[step];
  if (!from.includes(lead.stage) || !movers.includes(by)) throw new AppError('leadMoved', { values: { name: toLeadName(lead) } });
  if (needsReason && reason === '') throw new ValidationError([{ field: 'reason', rule: 'required' }]);
  const at = actor.app.clock.now();
  const family = hostFamilyId === undefined ? {} : { hostFamilyId };
  await writeLeadStage(tx, lead.id, { stage: to, stageAt: at, lostReason: to === 'lost' ? reason : '', ...family });
  await insertLeadEvents(tx, [
    { leadId: lead.id, kind, fromStage: lead.stage, toStage: to, text: reason, byId: actor.caller?.id ?? null, at },
  ]);
  await recordChange(tx, actor, {
    ...{ action: `lead.${step}`, subjectType: 'lead', subjectId: lead.id },
    changes: { stage: { before: lead.stage, after: to }, ...(reason === '' ? {} : { reason }), ...family },
  });
}
