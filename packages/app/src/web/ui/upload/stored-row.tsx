// A stored file: its preview, description and position.

import { ActionIcon, Anchor, Group, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFile, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { writeSize } from './accepted.ts';
import type { StoredFile, Transport } from './transport.ts';
import classes from './upload.module.css';

interface StoredRowProps {
  readonly file: StoredFile;
  readonly transport: Transport;
  readonly place: number;
  readonly count: number;
  readonly described: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDescribe: (alt: string) => void;
}

const PREVIEW = 72;

function Preview({ file: { kind, randomRef, alt }, transport }: Pick<StoredRowProps, 'file' | 'transport'>) {
  if (kind !== 'image') return <IconFile size={32} aria-hidden className={classes['preview']} />;
  return (
    <img
      src={transport.imageSource(randomRef, PREVIEW * 2)}
      alt={alt}
      width={PREVIEW}
      height={PREVIEW}
      loading="lazy"
      className={classes['preview']}
    />
  );
}

/** Saves the description of an image on blur. */
function AltField({ file, onDescribe }: Pick<StoredRowProps, 'file' | 'onDescribe'>) {
  const words = useTranslations('upload');
  const [typed, setTyped] = useState(file.alt);
  return (
    <TextInput
      size="sm"
      label={words('alt')}
      placeholder={words('altHint')}
      maxLength={300}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed.trim() !== file.alt) onDescribe(typed.trim());
      }}
    />
  );
}

export function StoredRow({ file, transport, place, count, described, onMove, onRemove, onDescribe }: StoredRowProps) {
  const words = useTranslations('upload');
  const tag = useFormatLocale();
  const { name, size, randomRef } = file;
  return (
    <li className={classes['row']}>
      <Preview file={file} transport={transport} />
      <div className={classes['grow']}>
        <Anchor
          href={transport.fileAddress(randomRef)}
          download={name}
          size="sm"
          className={classes['name']}
          aria-label={words('download', { name })}
        >
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {writeSize(size, tag)}
        </Text>
        {described && file.kind === 'image' ? <AltField file={file} onDescribe={onDescribe} /> : null}
      </div>
      <Group gap={0} wrap="nowrap">
        {count > 1 ? (
          <>
            <ActionIcon aria-label={words('moveEarlier', { name })} disabled={place === 0} onClick={() => onMove(place - 1)}>
              <IconArrowUp size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={words('moveLater', { name })} disabled={place === count - 1} onClick={() => onMove(place + 1)}>
              <IconArrowDown size={20} aria-hidden />
            </ActionIcon>
          </>
        ) : null}
        <ActionIcon aria-label={words('remove', { name })} onClick={onRemove} color="red">
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}
