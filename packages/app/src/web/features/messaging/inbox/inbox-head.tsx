// The head of an inbox: its title, the way to support, the keys, and the search.

import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconKeyboard, IconLifebuoy, IconSearch, IconUsersPlus, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './inbox.module.css';
import { useInboxReader } from './reader.ts';

interface InboxHeadProps {
  /** Shown only: the heading of the page is there while the list is not, too. */
  readonly title: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onHelp: () => void;
  readonly onWriteSupport: () => void;
  readonly onNewGroup: () => void;
}

/** How long to wait for the next letter before searching. */
const TYPING_MS = 300;

function SearchField({ input, search, onSearch }: Pick<InboxHeadProps, 'input' | 'search' | 'onSearch'>) {
  const words = useTranslations('messagingInbox');
  const [typed, setTyped] = useState(search);
  // Blanks at the ends are not searched for, but stay while somebody types on.
  useEffect(() => setTyped((now) => (now.trim() === search ? now : search)), [search]);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  function clear(): void {
    // What is typed may not be searched for yet.
    setTyped('');
    onSearch('');
    input.current?.focus();
  }
  return (
    <TextInput
      ref={input}
      type="search"
      role="searchbox"
      aria-label={words('search')}
      placeholder={words('search')}
      maxLength={200}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={
        typed !== '' && (
          <ActionIcon variant="subtle" color="gray" aria-label={words('clearSearch')} onClick={clear}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

export function InboxHead({ title, input, search, onSearch, onHelp, onWriteSupport, onNewGroup }: InboxHeadProps) {
  const words = useTranslations('messagingInbox');
  const { view, isFixed } = useInboxReader();
  const { capabilities } = useSignedInUser();
  return (
    <div className={classes['head']}>
      <div className={classes['headLine']}>
        <Text fz="h3" fw={700} aria-hidden>
          {title}
        </Text>
        <div className={classes['headTools']}>
          {view !== 'staff' && !isFixed && (
            <Button variant="subtle" size="sm" leftSection={<IconLifebuoy size={18} stroke={1.75} aria-hidden />} onClick={onWriteSupport}>
              {words('writeSupport')}
            </Button>
          )}
          {view === 'staff' && !isFixed && capabilities.includes('conversations.manage') && (
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={words('group.new')} onClick={onNewGroup}>
              <IconUsersPlus size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            className={classes['deskOnly'] ?? ''}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={words('keys')}
            aria-keyshortcuts="Shift+?"
            onClick={onHelp}
          >
            <IconKeyboard size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <SearchField input={input} search={search} onSearch={onSearch} />
    </div>
  );
}
