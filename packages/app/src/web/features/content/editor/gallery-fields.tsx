// The images of a gallery: several are added at once, put in order, described and removed.

import { ActionIcon, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { use, useEffect, useRef, useState } from 'react';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { BLOCK_LIMITS, type Block, type Picture } from '#contract/content/blocks.shapes.ts';
import type { TextFault } from '#contract/content/text-faults.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { moveItem } from '#web/ui/upload/accepted.ts';
import { MediaPicker } from '../media/media-picker.tsx';
import { createPicture } from './edit-blocks.ts';
import classes from './editor.module.css';
import { LibraryButton, PictureDrop } from './image-input.tsx';
import { PictureTexts } from './picture-texts.tsx';
import { TextLocale } from './text-locale.ts';

type Gallery = Extract<Block, { kind: 'gallery' }>;

interface GalleryImageProps {
  readonly image: Picture;
  readonly place: number;
  readonly count: number;
  readonly faults: readonly TextFault[];
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onChange: (image: Picture) => void;
}

function GalleryImage({ image, place, count, faults, onMove, onRemove, onChange }: GalleryImageProps) {
  const words = useTranslations('contentEditor');
  const name = words('gallery.image', { place: place + 1 });
  return (
    <li className={`${classes['block']} ${classes['inGallery']}`} aria-label={name} data-fault={faults.length > 0 || undefined}>
      <Stack gap="xs">
        <Group justify="space-between" align="start" wrap="nowrap">
          {image.fileRef !== null && (
            <img className={classes['picture']} src={toImagePath(image.fileRef, 320)} alt={words('image.chosen')} />
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of buttons, not a set of fields */}
          <div role="group" aria-label={name} className={classes['tools']}>
            <ActionIcon variant="subtle" color="gray" disabled={place === 0} aria-label={words('block.up')} onClick={() => onMove(-1)}>
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={place === count - 1}
              aria-label={words('block.down')}
              onClick={() => onMove(1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon variant="subtle" color="red" aria-label={words('image.remove')} onClick={onRemove}>
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
        </Group>
        <PictureTexts picture={image} onChange={(said) => onChange({ ...image, ...said })} />
        {faults.map(({ code }) => (
          <Text key={code} size="sm" c="red">
            {words(`fault.${code}`)}
          </Text>
        ))}
      </Stack>
    </li>
  );
}

interface GalleryFieldsProps {
  readonly block: Gallery;
  readonly faults: readonly TextFault[];
  readonly onChange: (block: Gallery) => void;
}

export function GalleryFields({ block, faults, onChange }: GalleryFieldsProps) {
  const words = useTranslations('contentEditor');
  const [told, setTold] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const locale = use(TextLocale);
  /** Two files may be stored before the next render. */
  const latest = useRef(block);
  useEffect(() => {
    latest.current = block;
  }, [block]);
  const { images } = block;
  const change = (next: readonly Picture[]) => {
    latest.current = { ...latest.current, images: [...next] };
    onChange(latest.current);
  };
  const room = BLOCK_LIMITS.images - images.length;
  return (
    <Stack gap="xs">
      {images.length > 0 && (
        <ol className={classes['blocks']}>
          {images.map((image, place) => (
            <GalleryImage
              key={image.key}
              {...{ image, place, count: images.length }}
              faults={faults.filter(({ key }) => key === image.key)}
              onMove={(by) => {
                change(moveItem(images, place, place + by));
                setTold(words('gallery.moved', { place: place + by + 1, count: images.length }));
              }}
              onRemove={() => {
                change(images.filter((one) => one !== image));
                setTold(words('gallery.removed'));
              }}
              onChange={(next) => change(images.map((one) => (one === image ? next : one)))}
            />
          ))}
        </ol>
      )}
      {room > 0 ? (
        <>
          <PictureDrop
            label={words('gallery.add')}
            maxFiles={room}
            onStored={(ref) => change([...latest.current.images, createPicture(ref)])}
          />
          <LibraryButton onClick={() => setChoosing(true)} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {words('gallery.full', { max: BLOCK_LIMITS.images })}
        </Text>
      )}
      {isChoosing && (
        <MediaPicker
          onChoose={({ ref, alts }) => change([...latest.current.images, { ...createPicture(ref), alt: alts[locale] ?? '' }])}
          onClose={() => setChoosing(false)}
        />
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Stack>
  );
}
