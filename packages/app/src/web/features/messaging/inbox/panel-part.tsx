// A part of the details beside a conversation, with its heading.

import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './side-panel.module.css';

export function PanelPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes['part']}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {children}
    </section>
  );
}
