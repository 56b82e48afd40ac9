// The header of a page: its title, description, actions and the link back.

import { Anchor, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Beside the title: a state, a number. */
  readonly beside?: ReactNode;
  /** Buttons; the primary one comes last. */
  readonly actions?: ReactNode;
  /** The parent page. */
  readonly back?: { readonly to: string; readonly label: string };
}

export function PageHeader({ title, description, beside, actions, back }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {back && (
        <div className={`${classes.above} no-print`}>
          <Anchor component={Link} to={back.to} size="sm" underline="hover" className={classes.back}>
            <IconArrowLeft size={16} aria-hidden />
            {back.label}
          </Anchor>
        </div>
      )}
      <div className={classes.text}>
        <div className={classes.names}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {beside}
        </div>
        {description && (
          <Text c="dimmed" maw="72ch">
            {description}
          </Text>
        )}
      </div>
      {actions && <div className={`${classes.actions} no-print`}>{actions}</div>}
    </header>
  );
}
