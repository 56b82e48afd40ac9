// Who can't be taken out of a conversation.

import type { Role } from '#contract/identity/roles.ts';
import type { ConversationType } from '#contract/messaging/message.ts';

interface FixedFacts {
  readonly people: readonly { readonly id: number; readonly roles: readonly Role[] }[];
  /** The user of the family of an offer. */
  readonly hostUserId: number | null;
}

/**
 * Returns the participants who stay: the user in their request to support, and in the conversation of a stay its parents and its family.
 * Members of groups, and staff who have joined, can leave and be taken out.
 */
export function findFixedParticipants(
  { type, userId }: { readonly type: ConversationType; readonly userId: number | null },
  { people, hostUserId }: FixedFacts,
): ReadonlySet<number> {
  if (type === 'group') return new Set();
  if (type === 'customer-support') return new Set(userId === null ? [] : [userId]);
  const parents = people.filter(({ roles }) => roles.includes('Parent')).map(({ id }) => id);
  return new Set(hostUserId === null ? parents : [...parents, hostUserId]);
}
