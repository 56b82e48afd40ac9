// A file during its upload, or after a failure.

import { ActionIcon, Group, Progress, Text } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Accepted, writeSize } from './accepted.ts';
import classes from './upload.module.css';
import type { Sending } from './use-uploads.ts';

interface SendingRowProps {
  readonly sending: Sending;
  readonly accepted: Accepted;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

function useFault({ sending: { file, refused, message }, accepted }: Pick<SendingRowProps, 'sending' | 'accepted'>): string {
  const words = useTranslations('upload');
  const tag = useFormatLocale();
  const { name } = file;
  if (refused === 'tooLarge') return words('tooLarge', { name, size: writeSize(accepted.maxBytes, tag) });
  if (refused === 'wrongKind') return words('wrongKind', { name, kinds: joinList(tag, accepted.names) });
  return message === undefined ? words('failed', { name }) : `${words('failed', { name })} ${message}`;
}

export function SendingRow({ sending, accepted, onCancel, onRetry }: SendingRowProps) {
  const words = useTranslations('upload');
  const fault = useFault({ sending, accepted });
  const tag = useFormatLocale();
  const { file, state, progress, refused } = sending;
  const failed = state === 'failed';
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(progress);
  const told = progress >= 1 ? words('finishing', { name: file.name }) : words('uploading', { name: file.name, percent });
  return (
    <li className={classes['row']}>
      <div className={classes['grow']}>
        <Text size="sm" {...(failed ? { c: 'red' as const, role: 'alert' } : {})}>
          {failed ? fault : told}
        </Text>
        {failed ? null : <Progress value={progress * 100} size="sm" mt={4} aria-label={words('uploading', { name: file.name, percent })} />}
      </div>
      <Group gap={4} wrap="nowrap">
        {failed && refused === undefined ? (
          <ActionIcon aria-label={words('retry', { name: file.name })} onClick={onRetry}>
            <IconRefresh size={20} aria-hidden />
          </ActionIcon>
        ) : null}
        <ActionIcon aria-label={words(failed ? 'remove' : 'cancel', { name: file.name })} onClick={onCancel}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}
