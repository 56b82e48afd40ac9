// An inbox: the lists of conversations, and the open one beside them; on a phone one at a time.

import { IconMessageCircle } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ConversationRecord, ReaderSide } from '#contract/messaging/conversation.shapes.ts';
import type { TripState } from '#contract/trips/states.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { isUnreadCounted } from '#web/platform/session/session-steps.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { focusComposer } from '../composer/composer-focus.ts';
import { type ConversationsRequest, useConversation, useConversations, useUnreadCounts } from '../conversations.api.ts';
import { ConversationList } from './conversation-list.tsx';
import { flattenPages } from './conversations.model.ts';
import classes from './inbox.module.css';
import { InboxEmpty } from './inbox-empty.tsx';
import { InboxHead } from './inbox-head.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import type { InboxKey } from './keys.model.ts';
import { type ConversationAction, listConversationActions } from './menu.model.ts';
import { OpenConversation } from './open-conversation.tsx';
import { type InboxReader, InboxReaderContext } from './reader.ts';
import { findTabSet, type InboxView, toListRequest } from './tabs.model.ts';
import { useConversationSteps } from './use-conversation-steps.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { focusConversation, useInboxKeys } from './use-inbox-keys.ts';
import { useLiveInbox } from './use-live-inbox.ts';
import { useSupportRequest } from './use-support-request.ts';

const KEYS = withMessages(() => import('./keys-dialog.tsx'));
const KeysDialog = lazy(() => loadWithMessages(KEYS));
const REPORT = withMessages(() => import('../report-dialog.tsx'));
const ReportDialog = lazy(() => loadWithMessages(REPORT));
const SUPPORT = withMessages(() => import('./support-dialog.tsx'));
const SupportDialog = lazy(() => loadWithMessages(SUPPORT));
const GROUP = withMessages(() => import('./group-dialog.tsx'));
const GroupDialog = lazy(() => loadWithMessages(GROUP));

export interface InboxProps {
  readonly view: InboxView;
  /** The name of the page. */
  readonly title: string;
  /** The state of a trip as a badge. */
  readonly TripState: ComponentType<{ readonly state: TripState }>;
  /** For staff: the families of a trip and what can be done with it, in the details beside a conversation. */
  readonly TripDetails?: ComponentType<{ readonly tripId: number }>;
}

/** The role in which somebody with several reads this inbox; undefined for everybody else. */
function useReaderSide(view: InboxView): ReaderSide | undefined {
  const { isAdminLike, isHostFamily, isParent } = useSignedInUser();
  return [isAdminLike, isHostFamily, isParent].filter(Boolean).length > 1 ? view : undefined;
}

function useReader({ view, TripState }: Pick<InboxProps, 'view' | 'TripState'>): InboxReader {
  const { id, roleNames, viewedBy } = useSignedInUser();
  const isFixed = viewedBy !== null;
  return useMemo(
    () => ({ view, set: findTabSet(view, roleNames), userId: id, isFixed, TripState }),
    [view, roleNames, id, isFixed, TripState],
  );
}

const ARCHIVING = ['archive', 'unarchive', 'close', 'reopen'] as const;

export function Inbox({ view, title, TripState, TripDetails }: InboxProps) {
  const words = useTranslations('messagingInbox');
  const reader = useReader({ view, TripState });
  const as = useReaderSide(view);
  const user = useSignedInUser();
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<'keys' | 'support' | 'group' | ConversationRecord | null>(null);
  const list = useRef<HTMLElement>(null);
  /** The conversation to answer in, as soon as it is open. */
  const answered = useRef<number | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = () => setDialog(null);

  const counts = useUnreadCounts({ when: view === 'host' || isUnreadCounted(user), as }).data;
  const address = useInboxAddress(reader.set, counts);
  const { open, conversationId, isUnknown, toHref, change } = address;
  const request: ConversationsRequest = { ...toListRequest(open, user.id), search, ...(as === undefined ? {} : { as }) };
  const found = useConversations(request);
  const conversations = useMemo(() => flattenPages(found.pages ?? []), [found.pages]);
  const opened = useConversation(conversationId);
  useLiveInbox({ request, isStaff: view === 'staff', isHost: view === 'host', openId: conversationId });
  usePageTitle(opened.data?.title);

  const openConversation = (id: number) => change({ conversation: String(id) });
  const back = () => {
    const last = conversationId;
    change({ conversation: null }, { replace: true });
    // Once the list is visible again on a phone.
    if (last !== null) requestAnimationFrame(() => focusConversation(list.current, last));
  };
  useEffect(() => {
    if (conversationId === null || conversationId !== answered.current) return;
    answered.current = null;
    focusComposer();
  }, [conversationId]);
  const steps = useConversationSteps({
    onClose: (id) => id === conversationId && change({ conversation: null }, { replace: true }),
    onReport: setDialog,
  });
  const writeSupport = useSupportRequest({ onOpen: openConversation, onNew: () => setDialog('support') });

  function runKey(key: Exclude<InboxKey, 'next' | 'previous'>, id: number | null): void {
    const target = conversations.find((one) => one.id === id) ?? (opened.data?.id === id ? opened.data : undefined);
    const actions = target === undefined || reader.isFixed ? [] : listConversationActions(target, reader);
    const runFirst = (names: readonly ConversationAction[]) => {
      const action = names.find((name) => actions.includes(name));
      if (target !== undefined && action !== undefined) steps.run(action, target);
    };
    if (key === 'search') input.current?.focus();
    else if (key === 'help') setDialog('keys');
    else if (key === 'archive') runFirst(ARCHIVING);
    else if (key === 'unread') runFirst(['markUnread']);
    else if (key === 'back' && conversationId !== null) back();
    else if (key === 'reply' && id !== null) {
      if (id === conversationId) focusComposer();
      else {
        answered.current = id;
        openConversation(id);
      }
    }
  }
  useInboxKeys({ root: list, ids: conversations.map(({ id }) => id), openId: conversationId, onKey: runKey });

  const isOpen = conversationId !== null || isUnknown;
  const empty = (
    <InboxEmpty
      open={open}
      isSearching={search !== ''}
      onClearSearch={() => setSearch('')}
      onShowAll={() => change({ tab3: null })}
      onWriteSupport={() => void writeSupport()}
    />
  );
  return (
    <InboxReaderContext value={reader}>
      <div className={classes['inbox']} data-fills-window data-open={isOpen || undefined}>
        <h1 className="visually-hidden">{title}</h1>
        <section ref={list} className={classes['list']} aria-label={words('lists')}>
          <InboxHead
            title={title}
            input={input}
            search={search}
            onSearch={setSearch}
            onHelp={() => setDialog('keys')}
            onWriteSupport={() => void writeSupport()}
            onNewGroup={() => setDialog('group')}
          />
          <InboxTabs address={address} counts={counts}>
            <div ref={scroller} key={JSON.stringify(request)} className={classes['scroller']}>
              <ConversationList
                label={words('list.label', { tab: words(`tab.${open.tab}`) })}
                scroller={scroller}
                found={found}
                conversations={conversations}
                openId={conversationId}
                toHref={(id) => toHref({ conversation: String(id) })}
                steps={steps}
                empty={empty}
              />
            </div>
          </InboxTabs>
        </section>
        <section className={classes['thread']} aria-label={words('thread')}>
          {isOpen ? (
            <OpenConversation id={conversationId} found={opened} search={search} steps={steps} TripDetails={TripDetails} onBack={back} />
          ) : (
            <EmptyState icon={IconMessageCircle} title={words('empty.none.title')} text={words('empty.none.text')} />
          )}
        </section>
      </div>
      <Suspense>
        {dialog === 'keys' && <KeysDialog onClose={close} />}
        {dialog === 'support' && <SupportDialog onSent={openConversation} onClose={close} />}
        {dialog === 'group' && <GroupDialog onStarted={openConversation} onClose={close} />}
        {dialog !== null && typeof dialog === 'object' && <ReportDialog conversation={dialog} onClose={close} />}
      </Suspense>
    </InboxReaderContext>
  );
}
