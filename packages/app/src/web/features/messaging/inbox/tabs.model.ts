// The tabs of an inbox by the roles of its reader, and what the address says of them: `tab`, `tab2`, `tab3`. Pure.

import { hasRoles, isAdminLike, type Role } from '#contract/identity/roles.ts';
import type { UnreadCounts, ViewType } from '#contract/messaging/conversation.shapes.ts';

/** Who reads: staff in the hub, a host family, or everybody else. */
export type InboxView = 'staff' | 'host' | 'parent';

export type TabSet = 'admin' | 'coordinator' | 'host' | 'ordinary';

export type TabName = 'primary' | 'enquiries' | 'bookings' | 'all' | 'unread' | 'support' | 'archived';

export type SubTabName = 'awaiting_response' | 'sent_response' | 'everyone' | 'mine' | 'unassigned';

export const TABS: Readonly<Record<TabSet, readonly TabName[]>> = {
  admin: ['primary', 'support', 'archived'],
  coordinator: ['enquiries', 'bookings', 'support', 'archived'],
  host: ['enquiries', 'bookings', 'archived', 'support'],
  ordinary: ['all', 'unread', 'support', 'archived'],
};

/** What is open: always valid, whatever the address says. */
export interface OpenTab {
  readonly tab: TabName;
  /** Null where the tab has no sub-lists. */
  readonly subTab: SubTabName | null;
  readonly unreadOnly: boolean;
}

/** Which list of the server a tab shows. */
export interface ListRequest {
  readonly list: 'all' | 'unread' | 'archive';
  readonly viewType: ViewType;
  readonly unreadOnly: boolean;
  readonly assignee?: number | 'none';
}

/** The number of unread conversations of a tab; `dot` if only that there are some is known. */
export type TabBadge = number | 'dot' | null;

const WIDE_ROLES: readonly Role[] = ['Administrator', 'Agent', 'Finance'];

/** Coordinators have tabs of their own, unless another role lets them see more. */
export function findTabSet(view: InboxView, roles: readonly Role[]): TabSet {
  if (view === 'host') return 'host';
  if (view === 'parent' || !isAdminLike(roles)) return 'ordinary';
  return hasRoles(roles, 'any', WIDE_ROLES) ? 'admin' : 'coordinator';
}

/** Hosts see a tab only if it holds something; all of theirs until the totals are known. */
export function listTabs(set: TabSet, counts: UnreadCounts | undefined): readonly TabName[] {
  if (set !== 'host' || counts === undefined) return TABS[set];
  const { bookedTotal, archivedTotal, supportTotal } = counts;
  const totals: Partial<Record<TabName, number>> = { bookings: bookedTotal, archived: archivedTotal, support: supportTotal };
  return TABS.host.filter((tab) => (totals[tab] ?? 1) > 0);
}

/** The sub-lists of a tab; empty if it has none. */
export function listSubTabs(set: TabSet, tab: TabName): readonly SubTabName[] {
  if (set === 'host' && tab === 'enquiries') return ['awaiting_response', 'sent_response'];
  const isStaff = set === 'admin' || set === 'coordinator';
  return isStaff && tab === 'support' ? ['everyone', 'mine', 'unassigned'] : [];
}

/** Whether the reader can choose to see unread conversations only. */
export function hasUnreadToggle(set: TabSet): boolean {
  return set === 'admin' || set === 'coordinator';
}

/** Reads the address; an unknown value, or a tab that is not there, means the first. */
export function readOpenTab(address: URLSearchParams, { set, tabs }: { readonly set: TabSet; readonly tabs: readonly TabName[] }): OpenTab {
  const tab = tabs.find((name) => name === address.get('tab')) ?? tabs[0] ?? TABS[set][0] ?? 'all';
  const subTabs = listSubTabs(set, tab);
  const subTab = subTabs.find((name) => name === address.get('tab2')) ?? subTabs[0] ?? null;
  return { tab, subTab, unreadOnly: hasUnreadToggle(set) && address.get('tab3') === 'unread' };
}

const VIEW_TYPES: Readonly<Record<TabName, ViewType>> = {
  primary: 'primary',
  enquiries: 'enquiry',
  bookings: 'booking',
  all: 'all',
  unread: 'all',
  support: 'support',
  archived: 'all',
};

function toAssignee(subTab: SubTabName | null, userId: number): number | 'none' | undefined {
  if (subTab === 'mine') return userId;
  return subTab === 'unassigned' ? 'none' : undefined;
}

/** Returns the list of the server for what is open. */
export function toListRequest({ tab, subTab, unreadOnly }: OpenTab, userId: number): ListRequest {
  const isOfHost = subTab === 'awaiting_response' || subTab === 'sent_response';
  const assignee = toAssignee(subTab, userId);
  return {
    list: tab === 'unread' ? 'unread' : tab === 'archived' ? 'archive' : 'all',
    viewType: isOfHost ? subTab : VIEW_TYPES[tab],
    unreadOnly,
    ...(assignee === undefined ? {} : { assignee }),
  };
}

const dotOf = (isUnread: boolean): TabBadge => (isUnread ? 'dot' : null);

/** Returns what a tab shows of its unread conversations. */
export function getTabBadge(tab: TabName, counts: UnreadCounts | undefined): TabBadge {
  if (counts === undefined) return null;
  switch (tab) {
    case 'unread':
      return counts.unreadTotal === 0 ? null : counts.unreadTotal;
    case 'enquiries':
      return dotOf(counts.awaitingUnread || counts.responseSentUnread);
    case 'bookings':
      return dotOf(counts.bookedUnread);
    case 'support':
      return dotOf(counts.supportUnread);
    case 'archived':
      return dotOf(counts.archivedUnread);
    case 'primary':
    case 'all':
      return null;
  }
}

/** Returns the total and the badge of a sub-list of a host; null for those of staff, which are not counted. */
export function getSubTabCount(
  subTab: SubTabName,
  counts: UnreadCounts | undefined,
): { readonly total: number; readonly isUnread: boolean } | null {
  if (counts === undefined) return null;
  if (subTab === 'awaiting_response') return { total: counts.awaitingTotal, isUnread: counts.awaitingUnread };
  return subTab === 'sent_response' ? { total: counts.responseSentTotal, isUnread: counts.responseSentUnread } : null;
}
