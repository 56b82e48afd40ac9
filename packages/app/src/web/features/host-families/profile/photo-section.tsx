// The photos of a host family: added, put in order and taken out.

import { Card, Text, Title } from '@mantine/core';
import { useId, useRef } from 'react';
import { readOwnDashboard } from '#contract/host-families/dashboard.endpoints.ts';
import { previewFamily, readFamily, readOwnFamily } from '#contract/host-families/family-details.endpoints.ts';
import { addPhotos, arrangePhotos, listPhotos, removePhoto } from '#contract/host-families/photos.endpoints.ts';
import { type OwnPhotos, PHOTO_LIMIT } from '#contract/host-families/photos.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { StoredFile } from '#web/ui/upload/transport.ts';
import { ImagesInput } from '#web/ui/upload/upload-field.tsx';

interface PhotoSectionProps {
  readonly id: number;
}

/** Shows photos as they are now, and reloads what depends on them. */
function cachePhotos(id: number, photos: OwnPhotos): void {
  queryClient.setQueryData(toQueryKey(listPhotos, { params: { id } }), photos);
  for (const endpoint of [readOwnFamily, readFamily, previewFamily, readOwnDashboard]) {
    void queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) });
  }
}

/** Sends what differs between two lists of photos: those that are new, those that are gone, or their order. */
async function sendChange(id: number, before: readonly string[], after: readonly string[]): Promise<OwnPhotos | null> {
  const params = { id };
  const added = after.filter((ref) => !before.includes(ref));
  const [gone] = before.filter((ref) => !after.includes(ref));
  if (added.length > 0) return attemptRequest(call(addPhotos, { params, body: { refs: added.slice(0, PHOTO_LIMIT.atOnce) } }));
  if (gone !== undefined) return attemptRequest(call(removePhoto, { params: { id, ref: gone } }));
  return attemptRequest(call(arrangePhotos, { params, body: { refs: [...after], previousRefs: [...before] } }));
}

function LoadedPhotos({ id, photos }: PhotoSectionProps & { readonly photos: OwnPhotos }) {
  const words = useTranslations('familyProfile.photos');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const refs = photos.data.map(({ ref }) => ref);
  const latest = useRef(refs);
  const files: readonly StoredFile[] = photos.data.map(({ ref, caption }, place) => ({
    ...{ randomRef: ref, kind: 'image', size: 0, alt: '' },
    name: caption === '' ? words('one', { number: place + 1 }) : caption,
  }));
  function change(next: readonly StoredFile[]): void {
    const wanted = next.map(({ randomRef }) => randomRef);
    queue.current = queue.current.then(async () => {
      const now = await sendChange(id, latest.current, wanted);
      if (now === null) return queryClient.invalidateQueries({ queryKey: toQueryKey(listPhotos) });
      latest.current = now.data.map(({ ref }) => ref);
      return cachePhotos(id, now);
    });
  }
  return (
    <ImagesInput
      label={words('add')}
      value={files}
      onChange={change}
      transport={uploads}
      accepted={{ maxFiles: PHOTO_LIMIT.all }}
      described={false}
    />
  );
}

export function PhotoSection({ id }: PhotoSectionProps) {
  const words = useTranslations('familyProfile.photos');
  const heading = useId();
  const { data, failure, reload } = useEndpoint(listPhotos, { params: { id } });
  return (
    <Card component="section" aria-labelledby={heading} data-fields="photos">
      <Title order={2} size="h4" id={heading}>
        {words('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {words('hint')}
      </Text>
      {data === undefined ? (
        failure === null ? (
          <LoadingCards count={1} />
        ) : (
          <Fault message={failure.message} onRetry={reload} />
        )
      ) : (
        <LoadedPhotos id={id} photos={data} />
      )}
    </Card>
  );
}
