// Where files come in: chosen, taken with the camera, dropped or pasted.

import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Accepted, writeSize } from './accepted.ts';
import classes from './upload.module.css';

interface DropAreaProps {
  readonly id: string;
  readonly accepted: Accepted;
  readonly images: boolean;
  readonly label: string;
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What the field takes, said before anything is chosen. */
function Limits({ accepted }: { accepted: Accepted }) {
  const words = useTranslations('upload');
  const tag = useFormatLocale();
  const values = { kinds: new Intl.ListFormat(tag, { type: 'unit' }).format(accepted.names), size: writeSize(accepted.maxBytes, tag) };
  const text = accepted.maxFiles === 1 ? words('limits', values) : words('limitsCounted', { ...values, count: String(accepted.maxFiles) });
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}

export function DropArea({ id, accepted, images, label, describedBy, disabled, onFiles }: DropAreaProps) {
  const words = useTranslations('upload');
  const [over, setOver] = useState(false);
  const several = accepted.maxFiles > 1;
  const choose = images ? words(several ? 'chooseImages' : 'chooseImage') : words(several ? 'chooseFiles' : 'chooseFile');
  const take = (chosen: File | File[] | null) => onFiles(chosen === null ? [] : [chosen].flat());

  function paste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || disabled) return;
    event.preventDefault();
    onFiles(files);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set, but a group of ways in
    <div
      role="group"
      aria-label={label}
      className={classes['area']}
      data-over={over || undefined}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      <Group gap={8} justify="center">
        <FileButton multiple={several} accept={accepted.mediaTypes.join(',')} onChange={take} disabled={disabled}>
          {(props) => (
            <Button
              {...props}
              id={id}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              aria-describedby={describedBy}
              disabled={disabled}
            >
              {choose}
            </Button>
          )}
        </FileButton>
        {images ? (
          <div className={classes['camera']}>
            <FileButton accept="image/*" capture="environment" onChange={take} disabled={disabled}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconCamera size={18} aria-hidden />} disabled={disabled}>
                  {words('takePhoto')}
                </Button>
              )}
            </FileButton>
          </div>
        ) : null}
      </Group>
      <Text size="sm" c="dimmed" className={classes['hint']}>
        {words('orDrop')}
      </Text>
      <div id={describedBy}>
        <Limits accepted={accepted} />
      </div>
    </div>
  );
}
