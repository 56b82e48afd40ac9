// Shown instead of empty content: why it is empty, and the next step.

import { Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon?: Icon;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
  /** The level of the heading; 1 if the whole page is empty. */
  readonly order?: 1 | 2 | 3;
}

export function EmptyState({ icon: Picture, title, text, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {Picture && (
        <div className={classes.icon}>
          <Picture size={28} stroke={1.5} aria-hidden />
        </div>
      )}
      <Title order={order} size="h3">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw="48ch">
          {text}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
