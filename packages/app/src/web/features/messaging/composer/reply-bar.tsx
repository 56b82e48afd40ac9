// The message that is being replied to, above the text field.

import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Composed } from './composer.model.ts';
import classes from './composer.module.css';

interface ReplyBarProps {
  readonly quoted: NonNullable<Composed['replyTo']>;
  readonly onCancel: () => void;
}

export function ReplyBar({ quoted: { sender, preview }, onCancel }: ReplyBarProps) {
  const words = useTranslations('messagingComposer');
  return (
    <div className={classes['reply']}>
      <div className={classes['replyText']}>
        <strong>{words('replying', { name: sender })}</strong>
        <span className={classes['preview']} dir="auto">
          {preview}
        </span>
      </div>
      <ActionIcon aria-label={words('cancelReply')} onClick={onCancel}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
