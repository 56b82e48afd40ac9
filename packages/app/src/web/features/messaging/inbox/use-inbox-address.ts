// What is open in an inbox, as the address has it: the tab, its sub-list, the filter and the conversation.

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { UnreadCounts } from '#contract/messaging/conversation.shapes.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { useAddress, useSearchParams } from '#web/router.tsx';
import { findBySid } from '../conversations.api.ts';
import { listTabs, type OpenTab, readOpenTab, type TabName, type TabSet } from './tabs.model.ts';

/** A change of the address; null removes a value. */
type Change = Readonly<Partial<Record<'tab' | 'tab2' | 'tab3' | 'conversation', string | null>>>;

function applyChange(query: URLSearchParams, change: Change): URLSearchParams {
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query;
}

export interface InboxAddress {
  readonly open: OpenTab;
  readonly tabs: readonly TabName[];
  /** The ID of the open conversation; null if there is none, or its address is not known to be one. */
  readonly conversationId: number | null;
  /** Whether the address names a conversation that can't exist. */
  readonly isUnknown: boolean;
  /** Returns the address with a change, for a link. */
  toHref(change: Change): string;
  change(change: Change, options?: { readonly replace?: boolean }): void;
}

const ID = /^[1-9]\d{0,14}$/;

/** Finds the conversation of the address by the chat provider's ID, and puts its own ID there. */
function useSid(asked: string, change: InboxAddress['change']): boolean {
  const [unknown, setUnknown] = useState<string | null>(null);
  const isSid = asked !== '' && !ID.test(asked);
  useEffect(() => {
    if (!isSid) return;
    const find = async () => {
      const id = await findBySid(asked.slice(0, 100));
      if (id === null) setUnknown(asked);
      else change({ conversation: String(id) }, { replace: true });
    };
    void attemptRequest(find());
  }, [isSid, asked, change]);
  return unknown === asked && isSid;
}

/** @param counts undefined until they are loaded */
export function useInboxAddress(set: TabSet, counts: UnreadCounts | undefined): InboxAddress {
  const { pathname } = useAddress();
  const [query, setQuery] = useSearchParams();
  const tabs = useMemo(() => listTabs(set, counts), [set, counts]);
  const change = useCallback<InboxAddress['change']>((next, options) => setQuery((now) => applyChange(now, next), options), [setQuery]);
  const asked = query.get('conversation') ?? '';
  const isUnknown = useSid(asked, change);
  const tab = query.get('tab');
  const isGone = counts !== undefined && set === 'host' && tab !== null && !tabs.some((name) => name === tab);
  useEffect(() => {
    if (isGone) change({ tab: null, tab2: null }, { replace: true });
  }, [isGone, change]);
  return {
    open: readOpenTab(query, { set, tabs }),
    tabs,
    conversationId: ID.test(asked) ? Number(asked) : null,
    isUnknown,
    toHref(next) {
      const search = applyChange(new URLSearchParams(query), next);
      return pathname + (search.size === 0 ? '' : `?${search}`);
    },
    change,
  };
}
