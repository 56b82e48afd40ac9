// The picture of a person: choose, replace, remove.

import { Avatar, Button, FileButton, Group, Input, Loader, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { IMAGES, writeSize } from './accepted.ts';
import { SendingRow } from './sending-row.tsx';
import type { Transport } from './transport.ts';
import classes from './upload.module.css';
import { useAccepted, useUploads } from './use-uploads.ts';

interface AvatarProps extends InputProps<string | null> {
  readonly transport: Transport;
  /** The name of the person; its initials are shown without a picture. */
  readonly person: string;
}

const SIZE = 96;
const ONE_IMAGE = { ...IMAGES, maxFiles: 1 };

export function AvatarInput({ value, onChange, transport, person, label, id, error, description, disabled = false }: AvatarProps) {
  const words = useTranslations('upload');
  const tag = useFormatLocale();
  const made = useId();
  const accepted = useAccepted(ONE_IMAGE, transport);
  const input = id ?? made;
  const { sending, busy, add, cancel, retry } = useUploads({
    transport,
    accepted,
    room: 2,
    replaces: true,
    onStored: ({ randomRef }) => onChange(randomRef),
  });
  return (
    <Input.Wrapper id={input} label={label} error={error} description={description}>
      <Group gap={16} mt={8}>
        <Avatar
          size={SIZE}
          radius="xl"
          color="teal"
          name={person}
          src={value === null ? null : transport.imageSource(value, SIZE * 2)}
          alt={words('avatarOf', { name: person })}
        >
          {busy ? <Loader size="sm" /> : undefined}
        </Avatar>
        <Stack gap={8}>
          <Group gap={8}>
            <FileButton
              accept={accepted.mediaTypes.join(',')}
              onChange={(file) => add(file === null ? [] : [file])}
              disabled={disabled || busy}
            >
              {(props) => (
                <Button {...props} id={input} variant="default" size="sm" disabled={disabled || busy}>
                  {words('changeAvatar')}
                </Button>
              )}
            </FileButton>
            {value === null ? null : (
              <Button variant="subtle" color="red" size="sm" disabled={disabled} onClick={() => onChange(null)}>
                {words('removeAvatar')}
              </Button>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {words('limits', {
              kinds: joinList(tag, accepted.names),
              size: writeSize(accepted.maxBytes, tag),
            })}
          </Text>
        </Stack>
      </Group>
      {sending.length === 0 ? null : (
        <ul className={classes['list']}>
          {sending.map((one) => (
            <SendingRow key={one.key} sending={one} accepted={accepted} onCancel={() => cancel(one.key)} onRetry={() => retry(one.key)} />
          ))}
        </ul>
      )}
    </Input.Wrapper>
  );
}

export const AvatarField = bindField(AvatarInput, { empty: null, show: (ref) => ref ?? '' });
