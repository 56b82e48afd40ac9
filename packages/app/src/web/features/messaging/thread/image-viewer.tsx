// The images of a thread, one at a time over the whole window.

import { ActionIcon, Anchor, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { toFilePath, toImagePath } from '#contract/attachments/image-paths.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import type { MessageFile } from '#contract/messaging/message.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './image-viewer.module.css';

interface ImageViewerProps {
  readonly messages: readonly MessageRecord[];
  /** The message whose image is shown first. */
  readonly messageId: number;
  readonly onClose: () => void;
}

const WIDTH = 1920;

interface ViewedImage {
  readonly id: number;
  readonly file: MessageFile;
}

function listImages(messages: readonly MessageRecord[]): readonly ViewedImage[] {
  return messages.flatMap(({ id, file, withdrawnAt }) => (file?.kind === 'image' && withdrawnAt === null ? [{ id, file }] : []));
}

/** Unlike a disabled button, this one keeps the focus, and with it the arrow keys. */
const hinderIf = (isAtEnd: boolean) => (isAtEnd ? { 'aria-disabled': true, 'data-disabled': true } : {});

export function ImageViewer({ messages, messageId, onClose }: ImageViewerProps) {
  useFocusBack();
  const words = useTranslations('messagingThread.file');
  const common = useTranslations('common');
  const images = listImages(messages);
  const [shownId, setShownId] = useState(messageId);
  const place = images.findIndex(({ id }) => id === shownId);
  const shown = images[place]?.file;
  if (shown === undefined) return null;

  function move(step: 1 | -1): void {
    const next = images[place + step];
    if (next !== undefined) setShownId(next.id);
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  }

  return (
    <Modal
      opened
      fullScreen
      title={shown.name}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': common('close') }}
      classNames={{ body: classes['body'] ?? '', content: classes['content'] ?? '' }}
      onKeyDown={onKeyDown}
    >
      <img className={classes['image']} src={toImagePath(shown.ref, WIDTH)} alt={words('image', { name: shown.name })} />
      <div className={classes['bar']}>
        <ActionIcon aria-label={words('previous')} {...hinderIf(place === 0)} onClick={() => move(-1)}>
          <IconChevronLeft size={24} aria-hidden />
        </ActionIcon>
        <span role="status">{words('position', { place: String(place + 1), count: String(images.length) })}</span>
        <ActionIcon aria-label={words('next')} {...hinderIf(place === images.length - 1)} onClick={() => move(1)}>
          <IconChevronRight size={24} aria-hidden />
        </ActionIcon>
        <Anchor
          className={classes['download'] ?? ''}
          href={toFilePath(shown.ref)}
          download={shown.name}
          aria-label={words('download', { name: shown.name })}
        >
          <IconDownload size={20} aria-hidden />
        </Anchor>
      </div>
    </Modal>
  );
}
