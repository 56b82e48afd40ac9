// The head of an open conversation: its title, its people, and what can be done with it as a whole.

import { ActionIcon, Switch, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { canTranslate } from '#web/platform/product.ts';
import { useStore } from '#web/platform/store.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './thread.module.css';
import type { TranslationStore } from './translations.ts';

interface ThreadHeaderProps {
  /** Undefined until it is loaded. */
  readonly conversation: ConversationRecord | undefined;
  readonly ownId: number;
  readonly onBack: () => void;
  /** Further buttons, such as for a call. */
  readonly actions: ReactNode;
}

function People({ conversation: { participants }, ownId }: { readonly conversation: ConversationRecord; readonly ownId: number }) {
  const words = useTranslations('messagingThread');
  const shared = useTranslations('conversations');
  const tag = useFormatLocale();
  const names = participants
    .filter(({ id }) => id !== ownId)
    .map(({ firstName, role }) => shared('senderLabel', { name: firstName, role }));
  if (names.length === 0) return null;
  return (
    <p className={classes['people']}>
      <span className="visually-hidden">{words('people')}: </span>
      {joinList(tag, names)}
    </p>
  );
}

export function ThreadHeader({ conversation, ownId, onBack, actions }: ThreadHeaderProps) {
  const words = useTranslations('messagingThread');
  return (
    <header className={classes['header']}>
      <ActionIcon aria-label={words('back')} onClick={onBack}>
        <IconArrowLeft size={24} aria-hidden />
      </ActionIcon>
      <div className={classes['names']}>
        {conversation === undefined ? null : (
          <>
            <Title order={2} size="h4" className={classes['title'] ?? ''} title={conversation.title}>
              {conversation.title}
            </Title>
            <People conversation={conversation} ownId={ownId} />
          </>
        )}
      </div>
      {actions}
    </header>
  );
}

/** Translates the whole conversation as it is read; not there if the server can’t translate. */
export function TranslateSwitch({ translations }: { readonly translations: TranslationStore }) {
  const words = useTranslations('messagingThread.translate');
  const { isAll } = useStore(translations.state);
  if (!canTranslate()) return null;
  return (
    <div className={classes['notice']}>
      <Switch label={words('all')} checked={isAll} onChange={({ currentTarget }) => translations.setAll(currentTarget.checked)} />
    </div>
  );
}
