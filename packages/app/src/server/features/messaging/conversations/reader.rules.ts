// As whom somebody reads a conversation, and what they can do in it.

import { isAdminLike, type Role } from '#contract/identity/roles.ts';
import type { ConversationRight, ReaderSide } from '#contract/messaging/conversation.shapes.ts';
import type { ConversationType } from '#contract/messaging/message.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Grant } from '#server/access/grant.ts';

/** Returns the side of a reader: the wanted one if they have its role, otherwise staff before host before parent. */
export function findReaderSide(roles: readonly Role[], wanted: ReaderSide | undefined): ReaderSide {
  if (wanted === 'parent') return 'parent';
  if (wanted === 'host' && roles.includes('Host family')) return 'host';
  if (isAdminLike(roles)) return 'staff';
  return roles.includes('Host family') ? 'host' : 'parent';
}

/** What decides what a reader can do in a conversation. */
export interface RightFacts {
  readonly type: ConversationType;
  readonly isParticipant: boolean;
  readonly isClosed: boolean;
  readonly isArchived: boolean;
  /** Whether anybody else takes part, whom they can call, meet or report. */
  readonly hasOthers: boolean;
  /** Whether the reader is the user of a request to support. */
  readonly isOwnSupport: boolean;
  readonly roles: readonly Role[];
  readonly may: (capability: Capability) => boolean;
}

/** Returns what a reader can do in a conversation now. The server checks each again. */
export function listConversationRights(facts: RightFacts): ConversationRight[] {
  const { type, isParticipant, isClosed, isArchived, hasOthers, roles, may } = facts;
  const isStaff = isAdminLike(roles);
  const isOpenTo = isParticipant && !isClosed;
  const isOfSupport = type === 'customer-support';
  const canArchive = may('conversations.archive') && (isParticipant || isStaff);
  const rights: Readonly<Record<ConversationRight, boolean>> = {
    write: isOpenTo && may('messages.send'),
    join: !isParticipant && may('conversations.join'),
    archive: canArchive && !isArchived,
    unarchive: canArchive && isArchived,
    delete: may('conversations.delete') && (isParticipant || roles.includes('Administrator')),
    call: isOpenTo && hasOthers && may('calls.start'),
    meet: isOpenTo && hasOthers && may('meetings.write'),
    manageMembers: type === 'group' && may('conversations.manage'),
    rename: type === 'group' && may('conversations.manage'),
    report: isParticipant && hasOthers && may('messages.report'),
    export: may('conversations.read'),
    handleSupport: isOfSupport && isStaff && may('support.handle') && !facts.isOwnSupport,
  };
  return (Object.keys(rights) as ConversationRight[]).filter((right) => rights[right]);
}

/** Returns whether a caller can take others out of conversations; everybody can leave. */
export function canRemoveOthers(grant: Grant | null): boolean {
  return grant?.ways.some(({ code }) => code === 'X' || code === 'S') === true;
}
