// The dialog in which editors choose a picture of the media library.

import { Button, Group, Modal, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { listMedia } from '#contract/content/media.endpoints.ts';
import type { Media } from '#contract/content/media.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './media.module.css';
import { toFocusPosition } from './picture-focus.ts';

/** Milliseconds without typing before the library is searched. */
const PAUSE_MS = 250;

interface MediaPickerProps {
  readonly onChoose: (media: Media) => void;
  readonly onClose: () => void;
}

export function MediaPicker({ onChoose, onClose }: MediaPickerProps) {
  useFocusBack();
  const words = useTranslations('media');
  const common = useTranslations('common');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const query = { page, perPage: 24, ...(search === '' ? {} : { search }) };
  const { data, failure, reload } = useEndpoint(listMedia, { query });
  return (
    <Modal opened onClose={onClose} size="lg" title={words('choose')} closeButtonProps={{ 'aria-label': common('close') }}>
      <TextInput
        label={words('search')}
        value={typed}
        leftSection={<IconSearch size={16} aria-hidden />}
        mb="sm"
        data-autofocus
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPage(1);
        }}
      />
      {data === undefined && (failure === null ? <LoadingCards count={6} /> : <Fault message={failure.message} onRetry={reload} />)}
      {data?.total === 0 && <Text c="dimmed">{words(search === '' ? 'emptyText' : 'nothingFound')}</Text>}
      {data !== undefined && data.total > 0 && (
        <ul className={classes['choices']}>
          {data.data.map((media) => (
            <li key={media.id}>
              <UnstyledButton
                className={classes['choice'] ?? ''}
                onClick={() => {
                  onChoose(media);
                  onClose();
                }}
              >
                <img src={toImagePath(media.ref, 320)} alt={media.alts.en ?? ''} loading="lazy" style={toFocusPosition(media)} />
                {media.name}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.lastPage > 1 && (
        <Group justify="space-between" mt="sm">
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {words('previous')}
          </Button>
          <Button variant="default" disabled={page >= data.lastPage} onClick={() => setPage(page + 1)}>
            {words('next')}
          </Button>
        </Group>
      )}
    </Modal>
  );
}
