// The text of a message, with its web addresses as links.

import { Anchor } from '@mantine/core';
import { Fragment, memo, type ReactNode } from 'react';
import { findLinks } from '#contract/messaging/links.ts';
import { findWords } from './found-words.model.ts';
import classes from './message.module.css';

/** Links opened from a message learn nothing of the page they come from. */
export const LINK_RELATION = 'noopener noreferrer nofollow';

/** Returns a text with the words of a search marked. */
function toMarked(text: string, search: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of findWords(text, search)) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className={classes['found']}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** Returns a text cut at its links. */
function toParts(text: string, search: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { url, start, end } of findLinks(text)) {
    parts.push(
      <Fragment key={`text-${from}`}>{toMarked(text.slice(from, start), search)}</Fragment>,
      <Anchor key={`link-${start}`} href={url} target="_blank" rel={LINK_RELATION} inherit>
        {toMarked(text.slice(start, end), search)}
      </Anchor>,
    );
    from = end;
  }
  return [...parts, <Fragment key={`text-${from}`}>{toMarked(text.slice(from), search)}</Fragment>];
}

interface MessageTextProps {
  readonly text: string;
  readonly lang?: string;
  /** Words to mark. */
  readonly search?: string;
}

/** A text as it was written: its line breaks, and its own reading direction. */
export const MessageText = memo(function MessageText({ text, lang, search = '' }: MessageTextProps) {
  return (
    <p className={classes['text']} dir="auto" {...(lang === undefined ? {} : { lang })}>
      {toParts(text, search)}
    </p>
  );
});
