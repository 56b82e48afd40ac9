// The messages of an open thread, with what lies over them: older ones being loaded, the way to the newest one, and who types.

import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type Ref, useCallback, useState } from 'react';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { DayHeading, NewMessagesLine } from './day-divider.tsx';
import { MessageList, type MessageListHandle } from './message-list.tsx';
import { MessageRow } from './message-row.tsx';
import classes from './thread.module.css';
import type { ThreadRow } from './thread-rows.model.ts';
import type { ThreadState, ThreadStore } from './thread-store.ts';
import { UnsentRow } from './unsent-row.tsx';

interface ThreadMessagesProps {
  readonly rows: readonly ThreadRow[];
  readonly state: ThreadState;
  readonly store: ThreadStore;
  readonly ownId: number;
  readonly progress: Readonly<Record<string, number>>;
  readonly typers: readonly string[];
  readonly onAtEnd: (isAtEnd: boolean) => void;
  readonly handle: Ref<MessageListHandle>;
  readonly onToEnd: () => void;
}

/** Returns the number of messages of others after one. */
function countNew(messages: readonly MessageRecord[], afterId: number, ownId: number): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index--) {
    const message = messages[index];
    if (message === undefined || message.id <= afterId) break;
    if (message.senderId !== ownId) count += 1;
  }
  return count;
}

function OlderState({ state: { older }, store }: Pick<ThreadMessagesProps, 'state' | 'store'>) {
  const words = useTranslations('messagingThread.older');
  if (older === 'idle') return null;
  return (
    <div className={classes['over']}>
      {older === 'loading' ? (
        <span className={classes['chip']} role="status">
          {words('loading')}
        </span>
      ) : (
        <span className={classes['chip']} role="alert">
          {words('failed')}{' '}
          <Button variant="subtle" size="sm" mih={44} onClick={() => void store.loadOlder()}>
            {words('load')}
          </Button>
        </span>
      )}
    </div>
  );
}

function TypingLine({ typers }: { readonly typers: readonly string[] }) {
  const words = useTranslations('messagingThread');
  const tag = useFormatLocale();
  return (
    <div className={classes['typing']} role="status">
      {typers.length === 0 ? null : words('typing', { names: new Intl.ListFormat(tag).format(typers), count: typers.length })}
    </div>
  );
}

function ToEndButton({ unread, onClick }: { readonly unread: number; readonly onClick: () => void }) {
  const words = useTranslations('messagingThread');
  if (unread === 0) {
    return (
      <ActionIcon className={classes['toEnd'] ?? ''} variant="default" radius="xl" aria-label={words('toNewest')} onClick={onClick}>
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Button className={classes['toEnd'] ?? ''} radius="xl" leftSection={<IconArrowDown size={20} aria-hidden />} onClick={onClick}>
      {words('toNewestCounted', { count: unread })}
    </Button>
  );
}

export function ThreadMessages({ rows, state, store, ownId, progress, typers, onAtEnd, handle, onToEnd }: ThreadMessagesProps) {
  const words = useTranslations('messagingThread');
  const { messages } = state.thread;
  const newestId = messages.at(-1)?.id ?? 0;
  const [isAtEnd, setAtEnd] = useState(true);
  /** The newest message when the reader left the end. */
  const [leftAt, setLeftAt] = useState(0);
  const unread = isAtEnd ? 0 : countNew(messages, leftAt, ownId);

  function followEnd(isNowAtEnd: boolean): void {
    setAtEnd(isNowAtEnd);
    if (!isNowAtEnd) setLeftAt(newestId);
    onAtEnd(isNowAtEnd);
  }

  const renderRow = useCallback(
    (row: ThreadRow) => {
      switch (row.kind) {
        case 'day':
          return <DayHeading day={row.day} />;
        case 'new':
          return <NewMessagesLine />;
        case 'message':
          return <MessageRow row={row} />;
        case 'pending':
          return <UnsentRow item={row.item} progress={progress[row.item.localMessageId]} />;
      }
    },
    [progress],
  );

  return (
    <>
      <div className={classes['messages']}>
        <OlderState state={state} store={store} />
        <MessageList
          rows={rows}
          startKey={rows.some(({ kind }) => kind === 'new') ? 'new' : null}
          label={words('log')}
          renderRow={renderRow}
          onOlder={() => {
            if (state.older === 'idle') void store.loadOlder();
          }}
          onAtEnd={followEnd}
          handle={handle}
        />
        {isAtEnd ? null : <ToEndButton unread={unread} onClick={onToEnd} />}
      </div>
      <TypingLine typers={typers} />
    </>
  );
}
