// An open conversation: its messages, live, and the composer.

import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTimeZone } from 'use-intl/react';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { focusComposer } from '#web/features/messaging/composer/composer-focus.ts';
import { ThreadFooter } from '#web/features/messaging/composer/thread-footer.tsx';
import { toQuoted, useComposer } from '#web/features/messaging/composer/use-composer.ts';
import { useSend } from '#web/features/messaging/composer/use-send.ts';
import { useConversation } from '#web/features/messaging/conversations.api.ts';
import { isMissingFailure } from '#web/features/messaging/missing-conversation.tsx';
import { useOutbox, useOutboxState } from '#web/features/messaging/outbox/outbox.api.ts';
import type { OutboxItem } from '#web/features/messaging/outbox/outbox-item.ts';
import { useTypers } from '#web/features/messaging/typers.store.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { announce } from '#web/platform/notices/announcer.tsx';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { FoundMessages } from './found-messages.tsx';
import { ImageViewer } from './image-viewer.tsx';
import type { MessageListHandle } from './message-list.tsx';
import classes from './thread.module.css';
import { ThreadContext, type ThreadContextValue, type ThreadView } from './thread-context.ts';
import { ThreadHeader, TranslateSwitch } from './thread-header.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { OfflineNotice, ThreadNotices } from './thread-notices.tsx';
import { type ThreadRow, toThreadRows } from './thread-rows.model.ts';
import { FailedThread, LoadingThread } from './thread-state.tsx';
import { createTranslationStore } from './translations.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useLiveThread } from './use-live-thread.ts';
import { useSeen } from './use-seen.ts';
import { useThreadStore } from './use-thread-store.ts';

const REPORT = withMessages(() => import('../report-dialog.tsx'));
const ReportDialog = lazy(() => loadWithMessages(REPORT));

export interface ThreadProps {
  readonly conversationId: number;
  readonly view: ThreadView;
  readonly onBack: () => void;
  /** What is searched for in the inbox: leads to the messages that contain it. */
  readonly search?: string;
  /** Further buttons of the header. */
  readonly actions?: ReactNode;
  /** Opens a meeting; without it, only its calendar file is offered. */
  readonly onMeeting?: (meetingId: number) => void;
}

/** Returns one line of a message, for those who listen. */
function useAnnouncement(): (message: MessageRecord) => string {
  const words = useTranslations('messagingThread');
  return ({ sender, content, file }) => {
    const name = sender === '' ? words('system') : sender;
    const text = typeof content === 'string' ? content : content.map((one) => one.text).join(' ');
    return text === '' && file !== null ? words('announcedFile', { name, file: file.name }) : words('announced', { name, text });
  };
}

/** Milliseconds after which a closed menu has given the focus back. */
const MENU_FOCUS_MS = 20;

function focusAfterMenu(): void {
  setTimeout(() => focusComposer(), MENU_FOCUS_MS);
}

const hasMessage = (row: ThreadRow, messageId: number) => row.kind === 'message' && row.messages.some(({ id }) => id === messageId);

function OpenThread({ conversationId, view, onBack, search = '', actions, onMeeting }: ThreadProps) {
  const words = useTranslations('messagingThread');
  const composing = useTranslations('messagingComposer');
  const user = useSignedInUser();
  const timeZone = useTimeZone() ?? 'UTC';
  const [, setAsked] = useSearchParams();
  const store = useThreadStore(conversationId, user.id);
  const state = useStore(store.state);
  const isReady = state.phase.kind === 'ready';
  const { data: conversation, failure, reload } = useConversation(isReady ? conversationId : null);
  /** The reader was removed from it, or it was deleted. */
  const isGone = isMissingFailure(failure);
  const outbox = useOutbox();
  const { items, progress } = useOutboxState(outbox);
  const composer = useComposer(user.id, conversationId);
  const typers = useTypers(conversationId);
  const [translations] = useState(createTranslationStore);
  const [viewedImage, setViewedImage] = useState<number | null>(null);
  const [reported, setReported] = useState<MessageRecord | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const list = useRef<MessageListHandle>(null);
  const toAnnouncement = useAnnouncement();

  useLiveThread({ conversationId, store, outbox, isGone, onMessage: (message) => announce(toAnnouncement(message)) });
  const newest = state.thread.messages.at(-1);
  useSeen({ conversation, ownId: user.id, newestId: newest?.id, isShown: isReady && !isGone && isAtEnd && user.viewedBy === null });

  const rows = useMemo(
    () =>
      toThreadRows({
        messages: state.thread.messages,
        pending: items.filter((item) => item.conversationId === conversationId),
        ownId: user.id,
        timeZone,
        newAfterId: state.newAfterId,
        lastSeenMessages: conversation?.lastSeenMessages ?? [],
        participants: conversation?.participants ?? [],
      }),
    [state.thread.messages, state.newAfterId, items, conversationId, user.id, timeZone, conversation],
  );

  const canWrite = conversation?.rights.includes('write') === true && conversation.closedReason === null && user.viewedBy === null;
  const drop = useFileDrop(canWrite, composer.addFiles);

  const send = useSend({ conversationId, composer, outbox, onKept: () => list.current?.toEnd() });

  const latestRows = useRef(rows);
  latestRows.current = rows;
  const jump = useCallback(
    async (messageId: number, gone: string) => {
      const result = await store.loadUntil(messageId);
      if (result === 'failed') showToast(words('older.failed'), { kind: 'error' });
      if (result === 'gone') showToast(gone, { kind: 'info' });
      if (result !== 'found') return;
      // The older messages are in the list with the next frame.
      requestAnimationFrame(() => {
        const row = latestRows.current.find((one) => hasMessage(one, messageId));
        if (row !== undefined) list.current?.toRow(row.key);
      });
    },
    [store, words],
  );

  const { restore, setReplyTo } = composer;
  const context: ThreadContextValue | null =
    conversation === undefined
      ? null
      : {
          conversation,
          view,
          ownId: user.id,
          canWrite,
          search,
          outbox,
          translations,
          onReply(message) {
            setReplyTo(toQuoted(message));
            focusAfterMenu();
          },
          onReport: setReported,
          onChanged: store.change,
          onJump: (messageId) => void jump(messageId, words('reply.gone')),
          onOpenImage: setViewedImage,
          onEdit(item: OutboxItem) {
            restore(item);
            void outbox?.cancel(item.localMessageId);
            focusAfterMenu();
          },
          onMeeting,
        };

  if (isGone) {
    return (
      <section className={classes['thread']} aria-label={words('log')}>
        <FailedThread error={failure} onRetry={reload} onBack={onBack} />
      </section>
    );
  }
  return (
    <section className={classes['thread']} aria-label={conversation?.title ?? words('log')} {...drop.handlers}>
      <ThreadHeader conversation={conversation} ownId={user.id} onBack={onBack} actions={actions} />
      {state.phase.kind === 'loading' || (isReady && context === null) ? (
        <LoadingThread {...(state.phase.kind === 'loading' ? state.phase : { attempt: 1, isWaiting: false })} />
      ) : null}
      {state.phase.kind === 'failed' ? <FailedThread error={state.phase.error} onRetry={() => void store.open()} onBack={onBack} /> : null}
      {isReady && context !== null ? (
        <ThreadContext value={context}>
          <ThreadNotices conversation={context.conversation} view={view} />
          <OfflineNotice />
          {search === '' ? null : (
            <FoundMessages
              key={search}
              conversationId={conversationId}
              search={search}
              onJump={(messageId) => void jump(messageId, words('found.gone'))}
            />
          )}
          <TranslateSwitch translations={translations} />
          {rows.length === 0 ? (
            <div className={classes['centre']}>
              <EmptyState title={words('empty.title')} text={canWrite ? words('empty.text') : undefined} order={3} />
            </div>
          ) : (
            <ThreadMessages
              rows={rows}
              state={state}
              store={store}
              ownId={user.id}
              progress={progress}
              typers={typers}
              onAtEnd={setAtEnd}
              handle={list}
              onToEnd={() => list.current?.toEnd()}
            />
          )}
          <ThreadFooter
            conversation={context.conversation}
            composer={composer}
            isReady={outbox !== null}
            onSend={() => void send()}
            onOpen={(id) => setAsked((now) => ({ ...Object.fromEntries(now), conversation: String(id) }))}
          />
          {viewedImage === null ? null : (
            <ImageViewer messages={state.thread.messages} messageId={viewedImage} onClose={() => setViewedImage(null)} />
          )}
          {reported === null ? null : (
            <Suspense>
              <ReportDialog conversation={context.conversation} message={reported} onClose={() => setReported(null)} />
            </Suspense>
          )}
        </ThreadContext>
      ) : null}
      {drop.isOver ? <div className={classes['drop']}>{composing('drop')}</div> : null}
    </section>
  );
}

/** An open conversation in the height of its container; another one is opened anew. */
export function Thread(props: ThreadProps) {
  return <OpenThread key={props.conversationId} {...props} />;
}
