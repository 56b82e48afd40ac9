// Pictures: chosen, photographed, dropped or pasted; one is shown as visitors see it.

import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPhotoSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import type { Media } from '#contract/content/media.shapes.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { IMAGES } from '#web/ui/upload/accepted.ts';
import { DropArea } from '#web/ui/upload/drop-area.tsx';
import { SendingRow } from '#web/ui/upload/sending-row.tsx';
import { useAccepted, useUploads } from '#web/ui/upload/use-uploads.ts';
import { MediaPicker } from '../media/media-picker.tsx';
import classes from './editor.module.css';

interface PictureDropProps {
  readonly label: string;
  readonly maxFiles: number;
  readonly onStored: (ref: string) => void;
}

/** Opens the media library. */
export function LibraryButton({ onClick }: { readonly onClick: () => void }) {
  const words = useTranslations('media');
  return (
    <div>
      <Button variant="default" size="compact-sm" leftSection={<IconPhotoSearch size={16} aria-hidden />} onClick={onClick}>
        {words('choose')}
      </Button>
    </div>
  );
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

interface PictureInputProps extends InputProps<string | null> {
  /** Told instead of `onChange` of a picture that was chosen in the library; without it, none can be. */
  readonly onLibrary?: (media: Media) => void;
}

export function PictureInput({ label, value, onChange, error, onLibrary }: PictureInputProps) {
  const words = useTranslations('contentEditor.image');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Stack gap="xs">
      {value === null ? (
        <>
          <PictureDrop label={label} maxFiles={1} onStored={onChange} />
          {onLibrary !== undefined && <LibraryButton onClick={() => setChoosing(true)} />}
        </>
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
      {isChoosing && onLibrary !== undefined && <MediaPicker onChoose={onLibrary} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}

/** For a picture that is only uploaded: one of the library itself, or one that must not be public. */
export const UploadField = bindField(PictureInput, { empty: null, show: (ref) => ref ?? '' });

function LibraryInput(props: InputProps<string | null>) {
  return <PictureInput {...props} onLibrary={({ ref }) => props.onChange(ref)} />;
}

export const PictureField = bindField(LibraryInput, { empty: null, show: (ref) => ref ?? '' });
