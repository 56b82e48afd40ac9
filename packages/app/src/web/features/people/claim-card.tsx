// A statement by somebody else about the user, to confirm or reject.

import { Button, Group, Text } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './people.module.css';

interface ClaimCardProps {
  readonly title: string;
  readonly text: string;
  /** Distinguishes the buttons of one card from those of another. */
  readonly name: string;
  readonly isRunning: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

export function ClaimCard({ title, text, name, isRunning, onAccept, onDecline }: ClaimCardProps) {
  const words = useTranslations('travelDashboard.claims');
  return (
    <li className={classes['entry']}>
      <div>
        <Text>{title}</Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      <Group gap="xs">
        <Button disabled={isRunning} aria-label={words('mineNamed', { name })} onClick={onAccept}>
          {words('mine')}
        </Button>
        <Button variant="default" disabled={isRunning} aria-label={words('notMineNamed', { name })} onClick={onDecline}>
          {words('notMine')}
        </Button>
      </Group>
    </li>
  );
}
