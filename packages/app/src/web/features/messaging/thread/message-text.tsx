// The text of a message, with its web addresses as links.

import { Anchor } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { findLinks } from '#contract/messaging/links.ts';
import classes from './message.module.css';

/** Links opened from a message learn nothing of the page they come from. */
export const LINK_RELATION = 'noopener noreferrer nofollow';

/** Returns a text cut at its links. */
function toParts(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { url, start, end } of findLinks(text)) {
    parts.push(
      text.slice(from, start),
      <Anchor key={start} href={url} target="_blank" rel={LINK_RELATION} inherit>
        {text.slice(start, end)}
      </Anchor>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** A text as it was written: its line breaks, and its own reading direction. */
export const MessageText = memo(function MessageText({ text, lang }: { readonly text: string; readonly lang?: string }) {
  return (
    <p className={classes['text']} dir="auto" {...(lang === undefined ? {} : { lang })}>
      {toParts(text)}
    </p>
  );
});
