// The actions of a conversation for its reader. Pure.

import type { ConversationRecord, Participant } from '#contract/messaging/conversation.shapes.ts';
import type { InboxView } from './tabs.model.ts';

export type ConversationAction =
  | 'acceptTrip'
  | 'declineTrip'
  | 'join'
  | 'archive'
  | 'unarchive'
  | 'close'
  | 'reopen'
  | 'markUnread'
  | 'export'
  | 'report'
  | 'delete';

type Facts = Pick<
  ConversationRecord,
  'rights' | 'trip' | 'conversationable' | 'conversationableType' | 'isUnread' | 'isParticipant' | 'mostRecentConversationMessage'
>;

/** What a host can answer: accepting once the trip is reserved, declining until it is booked. Both open the page of the trip. */
function listAnswers({ trip, conversationable: { state } }: Facts): ConversationAction[] {
  if (trip === null || (state !== 'awaiting_review' && state !== 'considering')) return [];
  if (trip.state === 'reserved') return ['acceptTrip', 'declineTrip'];
  return trip.state === 'new' || trip.state === 'enquiry' ? ['declineTrip'] : [];
}

/** In the order of the menu. */
export function listConversationActions(conversation: Facts, { view }: { readonly view: InboxView }): ConversationAction[] {
  const { rights, conversationableType, isUnread, isParticipant, mostRecentConversationMessage: newest } = conversation;
  const isSupport = conversationableType === 'customer-support' && view === 'staff';
  const canMark = isParticipant && !isUnread && newest !== null;
  const has = (right: Facts['rights'][number], action: ConversationAction): ConversationAction[] =>
    rights.includes(right) ? [action] : [];
  return [
    ...(view === 'host' ? listAnswers(conversation) : []),
    ...has('join', 'join'),
    ...has('archive', isSupport ? 'close' : 'archive'),
    ...has('unarchive', isSupport ? 'reopen' : 'unarchive'),
    ...(canMark ? (['markUnread'] as const) : []),
    ...has('export', 'export'),
    ...has('report', 'report'),
    ...has('delete', 'delete'),
  ];
}

/** The people whom the reader can block or unblock: nobody does so with staff, so that help is always open. */
export function listBlockable(
  { participants, isParticipant }: Pick<ConversationRecord, 'participants' | 'isParticipant'>,
  { view, userId }: { readonly view: InboxView; readonly userId: number },
): readonly Participant[] {
  if (view === 'staff' || !isParticipant) return [];
  return participants.filter(({ id, isStaff }) => id !== userId && !isStaff);
}
