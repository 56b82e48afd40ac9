// The text of a toast, and its button if there is an action.

import { Button, Group } from '@mantine/core';
import type { ToastAction } from './notices.ts';
import classes from './toasts.module.css';

interface ToastMessageProps {
  readonly text: string;
  readonly action: ToastAction | undefined;
  readonly onAction: () => void;
}

export function ToastMessage({ text, action, onAction }: ToastMessageProps) {
  if (action === undefined) return text;
  return (
    <Group gap="xs" wrap="nowrap">
      <span className={classes['text']}>{text}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          onAction();
          action.run();
        }}
      >
        {action.label}
      </Button>
    </Group>
  );
}
