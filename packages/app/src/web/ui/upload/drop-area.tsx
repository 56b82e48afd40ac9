// An area to choose, photograph, drop or paste files.

import '@mantine/dropzone/styles.layer.css';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type ClipboardEvent, useRef } from 'react';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Accepted, writeSize } from './accepted.ts';
import classes from './upload.module.css';

/** A file that the library refuses. */
interface Refusal {
  readonly file: File;
}

interface DropAreaProps {
  readonly id: string;
  readonly accepted: Accepted;
  readonly images: boolean;
  readonly label: string;
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The accepted files, shown in advance. */
function Limits({ accepted }: { accepted: Accepted }) {
  const words = useTranslations('upload');
  const tag = useFormatLocale();
  const values = { kinds: joinList(tag, accepted.names), size: writeSize(accepted.maxBytes, tag) };
  const text = accepted.maxFiles === 1 ? words('limits', values) : words('limitsCounted', { ...values, count: String(accepted.maxFiles) });
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}

export function DropArea({ id, accepted, images, label, describedBy, disabled, onFiles }: DropAreaProps) {
  const words = useTranslations('upload');
  const openPicker = useRef<() => void>(null);
  const several = accepted.maxFiles > 1;
  const choose = images ? words(several ? 'chooseImages' : 'chooseImage') : words(several ? 'chooseFiles' : 'chooseFile');

  function paste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || disabled) return;
    event.preventDefault();
    onFiles(files);
  }

  return (
    <Dropzone
      role="group"
      aria-label={label}
      classNames={{ root: classes['drop'] ?? '', inner: classes['area'] ?? '' }}
      // No `accept` on the dropzone: refusals are shown for each file, in the order of the files.
      inputProps={{ accept: accepted.mediaTypes.join(','), hidden: true }}
      multiple={several}
      disabled={disabled}
      openRef={openPicker}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      onDropAny={(files: readonly File[], refused: readonly Refusal[]) => onFiles([...files, ...refused.map(({ file }) => file)])}
      onDrop={() => undefined}
      onPaste={paste}
    >
      <Group gap={8} justify="center">
        <Button
          id={id}
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden />}
          aria-describedby={describedBy}
          disabled={disabled}
          onClick={() => openPicker.current?.()}
        >
          {choose}
        </Button>
        {images ? (
          <div className={classes['camera']}>
            <FileButton
              accept="image/*"
              capture="environment"
              onChange={(photo) => onFiles(photo === null ? [] : [photo])}
              disabled={disabled}
            >
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
    </Dropzone>
  );
}
