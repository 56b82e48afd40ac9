// Use case of blocking somebody of a conversation.

import { isStaff } from '#contract/identity/roles.ts';
import type * as endpoints from '#contract/messaging/safety.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { TripState } from '#contract/trips/states.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { getCaller } from '../conversations/conversations.service.ts';
import { deleteBlock, insertBlock } from './participants.queries.ts';
import { getOtherParticipant } from './reports.service.ts';

/** States of a stay that two people can't settle without writing to each other: staff have to step in. */
const STATES_TO_CARE_FOR: readonly TripState[] = ['reserved', 'booked', 'customer_service', 'in_progress', 'completed'];

/**
 * Blocks a participant of an own conversation, or unblocks them. It is allowed at any time; while the stay is agreed or under way, staff
 * learn of it.
 * @throws AppError `participantFixed` between staff and anybody else: a request for help is always open
 */
export async function blockUser(
  call: Call,
  { body: { conversationId, userId: blockedId, isBlocked } }: CheckedRequest<typeof endpoints.blockUser>,
): Promise<AnswerOf<typeof endpoints.blockUser>> {
  const userId = getCaller(call).id;
  const at = call.app.clock.now();
  await call.db.transaction(async (tx) => {
    const { conversation, other } = await getOtherParticipant(tx, call, { conversationId, userId: blockedId });
    const roles = [...(call.caller?.roles ?? []), ...other.roles];
    if (isStaff(roles)) throw new AppError('participantFixed');
    const block = { userId, blockedId };
    const hasChanged = isBlocked ? await insertBlock(tx, { ...block, createdAt: at }) : await deleteBlock(tx, block);
    if (!hasChanged) return;
    await recordChange(tx, call, {
      ...{ action: isBlocked ? 'block.create' : 'block.delete', subjectType: 'user', subjectId: blockedId },
      changes: { conversationId },
    });
    await publishEvent(tx, { kind: 'conversation.changed', conversationId });
    if (!isBlocked || conversation.trip === null || !STATES_TO_CARE_FOR.includes(conversation.trip.state)) return;
    await notify(tx, call.app, {
      to: { roles: ['Coordinator', 'Administrator'] },
      kind: 'messageReported',
      data: { conversationId, cause: 'blocked', name: call.caller?.account.firstName ?? '' },
      aboutId: userId,
    });
  });
  return { message: getTranslator(call.locale)(isBlocked ? 'answers.blocked' : 'answers.unblocked') };
}
