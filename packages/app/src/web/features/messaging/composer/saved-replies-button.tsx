// For staff: the button that opens the saved replies, with a search; the chosen one is inserted in the message.

import { ActionIcon, Anchor, Combobox, Loader, Text, useCombobox } from '@mantine/core';
import { IconMessageReply } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { listRenderedReplies } from '#contract/messaging/saved-replies.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findReplies, type RenderedSavedReply } from './saved-replies.model.ts';
import classes from './saved-replies-button.module.css';

interface SavedRepliesButtonProps {
  readonly conversationId: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (text: string) => void;
  /** Called when the keyboard closes the replies without a choice. */
  readonly onCancel: () => void;
}

function ReplyOption({ reply: { id, name, text, locale, open } }: { readonly reply: RenderedSavedReply }) {
  const words = useTranslations('messagingComposer.replies');
  const tag = useFormatLocale();
  return (
    <Combobox.Option value={String(id)}>
      <Text fw={600}>{name}</Text>
      <Text size="sm" className={classes['text'] ?? ''} lineClamp={2} lang={locale} dir="auto">
        {text}
      </Text>
      {open.length > 0 && (
        <Text size="sm">
          {words('open', {
            names: joinList(
              tag,
              open.map((variable) => `{{${variable}}}`),
            ),
          })}
        </Text>
      )}
    </Combobox.Option>
  );
}

/** Before the first reply is saved. */
function NoReplies() {
  const words = useTranslations('messagingComposer.replies');
  const { capabilities } = useSignedInUser();
  return (
    <>
      {words('none')}
      {capabilities.includes('savedReplies.write') && (
        <>
          {' '}
          <Anchor component={Link} to={paths.hubSavedReplies()}>
            {words('create')}
          </Anchor>
        </>
      )}
    </>
  );
}

export default function SavedRepliesButton({ conversationId, isOpen, onOpenChange, onChoose, onCancel }: SavedRepliesButtonProps) {
  const words = useTranslations('messagingComposer.replies');
  const options = useId();
  const [search, setSearch] = useState('');
  const { data, failure, reload } = useEndpoint(listRenderedReplies, { params: { id: conversationId } }, { when: isOpen });
  const combobox = useCombobox({
    opened: isOpen,
    onOpenedChange: onOpenChange,
    onDropdownClose: (source) => source === 'keyboard' && onCancel(),
  });
  const { focusSearchInput, resetSelectedOption, selectFirstOption } = combobox;
  const replies = data?.data;
  const found = findReplies(replies ?? [], search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (!isOpen) return;
    setSearch('');
    resetSelectedOption();
    focusSearchInput();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter inserts the first reply that the search has found
  useEffect(() => {
    if (isOpen && found.length > 0) selectFirstOption();
  }, [isOpen, search, replies]);

  function choose(value: string): void {
    const reply = found.find(({ id }) => String(id) === value);
    if (reply !== undefined) onChoose(reply.text);
  }

  return (
    <Combobox store={combobox} position="top-start" width={360} shadow="md" onOptionSubmit={choose}>
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <ActionIcon aria-label={words('button')} aria-haspopup="listbox" aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
          <IconMessageReply size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          role="combobox"
          aria-expanded={found.length > 0}
          {...(found.length > 0 && { 'aria-controls': options })}
          aria-label={words('search')}
          placeholder={words('search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {replies === undefined && failure === null && <Loader size="sm" m="sm" />}
        {replies === undefined && failure !== null && <Fault message={failure.message} onRetry={reload} />}
        {found.length > 0 && (
          <Combobox.Options id={options} className={classes['replies'] ?? ''} aria-label={words('button')}>
            {found.map((reply) => (
              <ReplyOption key={reply.id} reply={reply} />
            ))}
          </Combobox.Options>
        )}
        {replies !== undefined && found.length === 0 && (
          <p className={classes['none']} role="status">
            {replies.length === 0 ? <NoReplies /> : words('notFound')}
          </p>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
