// Pictures: chosen, photographed, dropped or pasted; one is shown as visitors see it.

import { Button, Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { IMAGES } from '#web/ui/upload/accepted.ts';
import { DropArea } from '#web/ui/upload/drop-area.tsx';
import { SendingRow } from '#web/ui/upload/sending-row.tsx';
import { useAccepted, useUploads } from '#web/ui/upload/use-uploads.ts';
import classes from './editor.module.css';

interface PictureDropProps {
  readonly label: string;
  readonly maxFiles: number;
  readonly onStored: (ref: string) => void;
}

/** Takes pictures, and shows how far each is sent. */
export function PictureDrop({ label, maxFiles, onStored }: PictureDropProps) {
  const accepted = useAccepted({ ...IMAGES, maxFiles }, uploads);
  const input = useId();
  const { sending, busy, add, cancel, retry } = useUploads({
    ...{ transport: uploads, accepted, room: maxFiles, replaces: maxFiles === 1 },
    onStored: ({ randomRef }) => onStored(randomRef),
  });
  return (
    <Stack gap="xs">
      <DropArea
        id={input}
        accepted={accepted}
        images
        label={label}
        describedBy={`${input}-limits`}
        disabled={busy && maxFiles === 1}
        onFiles={add}
      />
      {sending.length > 0 && (
        <ul className={classes['sending']}>
          {sending.map((one) => (
            <SendingRow key={one.key} sending={one} accepted={accepted} onCancel={() => cancel(one.key)} onRetry={() => retry(one.key)} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

export function PictureInput({ label, value, onChange, error }: InputProps<string | null>) {
  const words = useTranslations('contentEditor.image');
  return (
    <Stack gap="xs">
      {value === null ? (
        <PictureDrop label={label} maxFiles={1} onStored={onChange} />
      ) : (
        <div>
          <img className={classes['picture']} src={toImagePath(value, 640)} alt={words('chosen')} />
          <Group gap="xs" mt={8}>
            <Button variant="default" size="compact-sm" onClick={() => onChange(null)}>
              {words('remove')}
            </Button>
          </Group>
        </div>
      )}
      {error !== undefined && error !== null && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

export const PictureField = bindField(PictureInput, { empty: null, show: (ref) => ref ?? '' });
