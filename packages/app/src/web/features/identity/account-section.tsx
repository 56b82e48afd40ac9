// A section of the account page: a heading, a description, and a card with the actions.

import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './account-section.module.css';

interface AccountSectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={classes['name']}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {text === undefined ? null : <p className={classes['text']}>{text}</p>}
      </div>
      <div className={classes['card']}>{children}</div>
    </section>
  );
}
