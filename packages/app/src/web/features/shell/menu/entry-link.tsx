// A menu entry: a link with an icon and an unread count.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './entry-link.module.css';
import { type Entry, useEntryNote } from './use-entries.ts';

interface EntryLinkProps {
  readonly entry: Entry;
  /** The label is below the icon, for the bottom bar. */
  readonly stacked?: boolean;
  readonly withIcon?: boolean;
  readonly onFollow?: () => void;
  readonly children?: ReactNode;
}

export function EntryLink({ entry, stacked = false, withIcon = true, onFollow, children }: EntryLinkProps) {
  const note = useEntryNote()(entry);
  const Picture = withIcon ? entry.icon : undefined;
  return (
    <Link
      to={entry.to}
      className={classes.entry}
      data-stacked={stacked || undefined}
      aria-current={entry.current ? 'page' : undefined}
      onClick={onFollow}
    >
      {Picture && <Picture size={stacked ? 24 : 20} stroke={1.75} aria-hidden />}
      <span className={classes.label}>{entry.label}</span>
      {note !== '' && <span className="visually-hidden">({note})</span>}
      {entry.unread > 0 && (
        <span className={classes.unread} aria-hidden="true">
          {entry.unread > 99 ? '99+' : entry.unread}
        </span>
      )}
      {children}
    </Link>
  );
}
