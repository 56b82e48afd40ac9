// A file of a message: images in a grid, players for video and sound, a card with name and size for everything else.

import { IconDownload, IconFile, IconFileTypePdf } from '@tabler/icons-react';
import { chooseWidth, toFilePath, toImagePath } from '#contract/attachments/image-paths.ts';
import type { MessageFile } from '#contract/messaging/message.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { writeSize } from '#web/ui/upload/accepted.ts';
import classes from './message.module.css';
import card from './message-card.module.css';

/** In pixels on screen; the grid of several images is as wide as one. */
const IMAGE_SIZE = { one: 320, several: 160 } as const;

interface ImageProps {
  readonly file: MessageFile;
  readonly isOne: boolean;
  readonly onOpen: () => void;
}

/** An image at its own proportions, which are known before it is loaded: nothing moves when it appears. */
export function MessageImage({ file: { ref, name, width, height }, isOne, onOpen }: ImageProps) {
  const words = useTranslations('messagingThread.file');
  const size = isOne ? IMAGE_SIZE.one : IMAGE_SIZE.several;
  const ratio = width !== null && height !== null && height > 0 ? Math.min(3, Math.max(0.5, width / height)) : 4 / 3;
  return (
    <button type="button" className={card['image']} aria-label={words('open', { name })} onClick={onOpen}>
      <img
        src={toImagePath(ref, chooseWidth(size * 2))}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ aspectRatio: isOne ? ratio : 1, inlineSize: isOne ? `min(100%, ${Math.round(Math.min(size, size * ratio))}px)` : '100%' }}
      />
    </button>
  );
}

function FileCard({ file: { ref, name, kind, size } }: { readonly file: MessageFile }) {
  const words = useTranslations('messagingThread.file');
  const tag = useFormatLocale();
  const Picture = kind === 'pdf' ? IconFileTypePdf : IconFile;
  return (
    <a className={card['card']} href={toFilePath(ref)} aria-label={words('download', { name })} download={name}>
      <Picture size={28} stroke={1.5} aria-hidden />
      <span className={card['cardText']}>
        <span className={card['cardTitle']}>{name}</span>
        <span className={classes['dimmed']}>{writeSize(size, tag)}</span>
      </span>
      <IconDownload size={20} stroke={1.75} aria-hidden />
    </a>
  );
}

/** Every file that is no image. */
export function MessageFileView({ file }: { readonly file: MessageFile }) {
  const words = useTranslations('messagingThread.file');
  const { ref, name, kind } = file;
  if (kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: users record them, and they have no captions
    return <video className={card['video']} src={toFilePath(ref)} controls preload="metadata" aria-label={words('video', { name })} />;
  }
  if (kind === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: users record them, and they have no captions
    return <audio className={card['audio']} src={toFilePath(ref)} controls preload="metadata" aria-label={words('audio', { name })} />;
  }
  return <FileCard file={file} />;
}
