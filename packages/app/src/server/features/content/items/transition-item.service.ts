// The executor of content items: the only code that changes the state of one.

import { type ContentItemStep, findContentItemMove } from '#contract/content/content-item.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { type ItemRow, writeItemState } from './items.queries.ts';
import { toFacts } from './items.records.ts';

interface ItemTransition {
  readonly step: ContentItemStep;
  readonly by: 'editors' | 'product';
  readonly reason?: string;
}

/**
 * Takes a step of a locked item: writes its state and the audit log.
 * @throws AppError `contentItemMoved` where the table has no such step from its state, and the refusal of the first guard that fails;
 * ValidationError if a reason is needed
 */
export async function transitionItem(
  tx: Transaction,
  actor: Actor,
  row: ItemRow,
  { step, by, reason = '' }: ItemTransition,
): Promise<void> {
  const { item } = row;
  const move = findContentItemMove(step, toFacts(row), by);
  if (move === null) throw new AppError('contentItemMoved', { values: { title: item.title } });
  const [blocker] = move.blockers;
  if (blocker !== undefined) throw new AppError(blocker);
  if (move.needsReason && reason === '') throw new ValidationError([{ field: 'reason', rule: 'required' }]);
  const at = actor.app.clock.now();
  await writeItemState(tx, item.id, { state: move.to, stateAt: at, ...(move.to === 'published' ? { publishedAt: at } : {}) });
  await recordChange(tx, actor, {
    ...{ action: `contentItem.${step}`, subjectType: 'contentItem', subjectId: item.id },
    changes: { state: { before: item.state, after: move.to }, ...(reason === '' ? {} : { reason }) },
  });
}
