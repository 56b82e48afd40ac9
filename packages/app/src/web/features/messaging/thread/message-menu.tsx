// What can be done with a message: reply, copy, translate, withdraw one’s own, report one of somebody else.

import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconCopy, IconDots, IconFlag, IconLanguage } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { WITHDRAWAL_MINUTES } from '#contract/messaging/message.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { canTranslate } from '#web/platform/product.ts';
import { useStore } from '#web/platform/store.ts';
import { copyText } from '#web/ui/clipboard.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useServerTime } from '#web/ui/text/use-server-time.ts';
import { withdraw } from './messages.api.ts';
import { useThreadContext } from './thread-context.ts';
import { getWrittenText } from './translations.ts';

interface MessageMenuProps {
  readonly message: MessageRecord;
  readonly isOwn: boolean;
  /** The name of the button. */
  readonly label: string;
  /** Whether the Tab key leads to it; otherwise Enter in its row opens it. */
  readonly isTabStop?: boolean;
}

const MINUTE_MS = 60_000;

/** The time is read when the menu opens: an entry that is there may still be refused. */
function useCanWithdraw({ createdAt }: MessageRecord): boolean {
  const until = Date.parse(createdAt) + WITHDRAWAL_MINUTES * MINUTE_MS;
  return useServerTime(useCallback((now) => now.getTime() < until, [until]));
}

function WithdrawItem({ message }: { readonly message: MessageRecord }) {
  const words = useTranslations('messagingThread');
  const { onChanged } = useThreadContext();
  const canWithdraw = useCanWithdraw(message);
  if (!canWithdraw) return null;

  async function ask(): Promise<void> {
    const question = { title: words('withdraw.title'), consequences: [words('withdraw.text')], confirm: words('withdraw.confirm') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    const withdrawn = await attemptRequest(withdraw(message.id));
    if (withdrawn === null) return;
    onChanged(withdrawn);
    showToast(words('withdraw.done'));
  }

  return (
    <Menu.Item leftSection={<IconArrowForwardUp size={20} aria-hidden />} onClick={() => void ask()}>
      {words('actions.withdraw')}
    </Menu.Item>
  );
}

function TranslateItem({ message, isOwn }: { readonly message: MessageRecord; readonly isOwn: boolean }) {
  const words = useTranslations('messagingThread.actions');
  const { translations } = useThreadContext();
  const { isAll, wanted } = useStore(translations.state);
  const isTranslated = wanted[message.id] ?? (isAll && !isOwn);
  return (
    <Menu.Item leftSection={<IconLanguage size={20} aria-hidden />} onClick={() => translations.setWanted(message.id, !isTranslated)}>
      {words(isTranslated ? 'original' : 'translate')}
    </Menu.Item>
  );
}

function MenuItems({ message, isOwn }: Pick<MessageMenuProps, 'message' | 'isOwn'>) {
  const words = useTranslations('messagingThread.actions');
  const { canWrite, conversation, onReply, onReport } = useThreadContext();
  const text = getWrittenText(message);

  async function copy(): Promise<void> {
    if (await copyText(text ?? '')) showToast(words('copied'));
    else showToast(words('copyRefused'), { kind: 'error' });
  }

  return (
    <>
      {canWrite ? (
        <Menu.Item leftSection={<IconArrowBackUp size={20} aria-hidden />} onClick={() => onReply(message)}>
          {words('reply')}
        </Menu.Item>
      ) : null}
      {text === null ? null : (
        <Menu.Item leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy()}>
          {words('copy')}
        </Menu.Item>
      )}
      {text !== null && canTranslate() ? <TranslateItem message={message} isOwn={isOwn} /> : null}
      {isOwn ? <WithdrawItem message={message} /> : null}
      {!isOwn && message.senderId !== null && conversation.rights.includes('report') ? (
        <Menu.Item leftSection={<IconFlag size={20} aria-hidden />} onClick={() => onReport(message)}>
          {words('report')}
        </Menu.Item>
      ) : null}
    </>
  );
}

/** The menu once it was asked for: it opens with its first frame, from the button that has the focus. */
function OpenedMenu({ label, isTabStop = false, ...props }: MessageMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  return (
    <Menu opened={isOpen} onChange={setOpen} withInitialFocusPlaceholder={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={target} aria-label={label} tabIndex={isTabStop ? 0 : -1} data-message-menu>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Until it is asked for, a plain button: a menu for each message would make scrolling slow. */
export function MessageMenu(props: MessageMenuProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <OpenedMenu {...props} />;
  return (
    <ActionIcon
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      tabIndex={props.isTabStop ? 0 : -1}
      data-message-menu
      onClick={() => setAsked(true)}
    >
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  );
}
