// The card in which somebody signs in, registers or chooses a password.

import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './account-card.module.css';

interface AccountCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
  /** Links to what one may want instead. */
  readonly more?: ReactNode;
}

/** Gives the focus to the heading when the card turns to something else in place, such as what to do once a mail was sent. */
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

/** Between two ways of which one is enough. */
export function Or({ children }: { children: string }) {
  return <p className={classes['or']}>{children}</p>;
}
