// The card of the pages to sign in, register and choose a password.

import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './account-card.module.css';

interface AccountCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
  /** Links to alternatives. */
  readonly more?: ReactNode;
}

/** Moves the focus to the heading when the content of the card changes in place, for example after an email was sent. */
function useHeadingOfNext(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return heading;
}

export function AccountCard({ title, lead, children, more }: AccountCardProps) {
  const heading = useHeadingOfNext(title);
  return (
    <div className={classes['page']}>
      <section className={classes['card']}>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {lead === undefined ? null : <p className={classes['lead']}>{lead}</p>}
        {children === undefined ? null : <div className={classes['body']}>{children}</div>}
        {more === undefined ? null : <div className={classes['more']}>{more}</div>}
      </section>
    </div>
  );
}

/** A divider between two alternatives. */
export function Or({ children }: { children: string }) {
  return <p className={classes['or']}>{children}</p>;
}
