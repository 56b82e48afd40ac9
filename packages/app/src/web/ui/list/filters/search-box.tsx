// The search of a list: after a pause in typing, or immediately with Enter; Escape clears the text, then leaves the field.

import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isComposing } from '#web/ui/input-method.ts';
import classes from '#web/ui/list/list.module.css';
import type { ListStateHandle } from '#web/ui/list/use-list-state.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The pause in typing after which the search starts, in milliseconds. */
export const SEARCH_PAUSE_MS = 250;

interface SearchBoxProps {
  readonly handle: ListStateHandle;
  readonly label?: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether `/` focuses the field. */
  readonly hint: boolean;
}

/** The typed text; sent to the address when typing pauses. */
function useTyped({ state, change }: ListStateHandle) {
  const [typed, setTyped] = useState(state.search);
  const sent = useRef(state.search);
  // Follows the address after going back, opening a saved view or clearing all filters.
  useEffect(() => {
    if (state.search === sent.current) return;
    sent.current = state.search;
    setTyped(state.search);
  }, [state.search]);
  function send(text: string) {
    const search = text.trim();
    if (search === sent.current) return;
    // The first letters add a history entry, the next ones replace it.
    const replace = sent.current !== '' && search !== '';
    sent.current = search;
    change({ search }, { replace });
  }
  const pause = useRef(send);
  pause.current = send;
  useEffect(() => {
    const timer = setTimeout(() => pause.current(typed), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, send };
}

export function SearchBox({ handle, label, input, hint }: SearchBoxProps) {
  const words = useTranslations('list');
  const { typed, setTyped, send } = useTyped(handle);
  function clear() {
    setTyped('');
    send('');
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') send(typed);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (typed === '') event.currentTarget.blur();
    else clear();
  }
  const slash = hint ? <Kbd size="xs">/</Kbd> : undefined;
  return (
    <TextInput
      ref={input}
      type="text"
      role="searchbox"
      className={classes.search ?? ''}
      aria-label={label ?? words('search')}
      placeholder={label ?? words('search')}
      aria-keyshortcuts={hint ? '/' : undefined}
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={press}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed === '' ? slash : <CloseButton size="sm" aria-label={words('clearSearch')} onClick={clear} />}
    />
  );
}
