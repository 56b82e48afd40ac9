// A part of a family's vetting, with its heading and its button.

import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './vetting.module.css';

interface PartProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ title, action, children }: PartProps) {
  return (
    <section aria-label={title}>
      <div className={classes['head']}>
        <Title order={3} size="h5">
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  );
}
