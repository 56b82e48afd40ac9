// The photos of a family, for whoever may arrange them: adding many at once, their order, what they show, and deleting them.

import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { listPhotos } from '#contract/host-families/photos.endpoints.ts';
import { type OwnPhoto, type OwnPhotos, PHOTO_LIMIT } from '#contract/host-families/photos.shapes.ts';
import { FEATURE_IMAGE_LIMIT, MIN_PHOTOS } from '#contract/platform/constants.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { useUser } from '#web/platform/session/session.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { IMAGES, moveItem } from '#web/ui/upload/accepted.ts';
import { DropArea } from '#web/ui/upload/drop-area.tsx';
import { SendingRow } from '#web/ui/upload/sending-row.tsx';
import { useAccepted, useUploads } from '#web/ui/upload/use-uploads.ts';
import { PhotoCard, usePhotoName } from './photo-card.tsx';
import classes from './photos.module.css';
import { usePhotoDrag } from './use-photo-drag.ts';
import { type PhotoSteps, usePhotoSteps } from './use-photo-steps.ts';

const PhotoEditor = lazy(() => import('./photo-editor.tsx').then(({ PhotoEditor: editor }) => ({ default: editor })));

/** How often the photos are read again while the system looks at new ones, in milliseconds. */
const HINTS_MS = 5000;

const PHOTOS = { ...IMAGES, maxFiles: PHOTO_LIMIT.all };

interface PartProps {
  readonly photos: readonly OwnPhoto[];
  readonly steps: PhotoSteps;
  readonly onTell: (text: string) => void;
}

/** Where photos come in, several at a time, each with its progress or what is wrong with it. */
function NewPhotos({ photos, steps, onTell, inputId }: PartProps & { readonly inputId: string }) {
  const words = useTranslations('familyPhotos');
  const upload = useTranslations('upload');
  const accepted = useAccepted(PHOTOS, uploads);
  const room = PHOTO_LIMIT.all - photos.length;
  /** Photos are added one after the other, in the order in which they arrive. */
  const lastAdded = useRef<Promise<unknown>>(Promise.resolve());
  const { sending, overflow, add, cancel, retry } = useUploads({
    transport: uploads,
    accepted,
    room,
    onStored({ randomRef, name }) {
      lastAdded.current = lastAdded.current.then(async () => {
        if (await steps.add(randomRef)) onTell(upload('uploaded', { name }));
      });
    },
  });
  return (
    <div>
      <DropArea
        id={inputId}
        accepted={accepted}
        images
        label={words('add')}
        describedBy={`${inputId}-limits`}
        disabled={room <= 0}
        onFiles={add}
      />
      {overflow || room <= 0 ? (
        <Text size="sm" c={overflow ? 'red' : 'dimmed'} role="alert" mt={4}>
          {words('full', { count: PHOTO_LIMIT.all })}
        </Text>
      ) : null}
      {sending.length === 0 ? null : (
        <ul className={classes['sending']} aria-label={words('sending')}>
          {sending.map((one) => (
            <SendingRow key={one.key} sending={one} accepted={accepted} onCancel={() => cancel(one.key)} onRetry={() => retry(one.key)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Asks before a deletion that takes a family out of search. */
function useRemoval(steps: PhotoSteps, { isLive, data }: OwnPhotos) {
  const words = useTranslations('familyPhotos.remove');
  return async (photo: OwnPhoto): Promise<boolean> => {
    const endsLive = isLive && data.length <= MIN_PHOTOS;
    const question = { title: words('title'), consequences: [words('consequence', { count: MIN_PHOTOS })], confirm: words('confirm') };
    if (endsLive && !(await confirm({ ...question, tone: 'danger' }))) return false;
    return steps.remove(photo);
  };
}

function PhotoList({ photos, steps, onTell, canWrite, onRemove }: PartProps & { canWrite: boolean; onRemove: (photo: OwnPhoto) => void }) {
  const words = useTranslations('familyPhotos');
  const nameOf = usePhotoName();
  const [edited, setEdited] = useState<OwnPhoto | null>(null);
  const refs = photos.map(({ ref }) => ref);

  async function move(from: number, to: number): Promise<void> {
    const photo = photos[from];
    if (photo === undefined || to < 0 || to >= photos.length || to === from) return;
    const isMoved = await steps.arrange(moveItem(refs, from, to), refs);
    if (isMoved) onTell(words('moved', { name: nameOf(photo), place: String(to + 1), count: String(photos.length) }));
  }

  const { drag, handlers, cancel } = usePhotoDrag((from, to) => void move(from, to));
  const places = photos.map((_, place) => place);
  const order = drag === null ? places : moveItem(places, drag.from, drag.to);
  return (
    <>
      <ul className={classes['cards']} aria-label={words('title')}>
        {photos.map((photo, at) => (
          <PhotoCard
            key={photo.originalRef ?? photo.ref}
            photo={photo}
            count={photos.length}
            place={order.indexOf(at)}
            isDragged={drag?.from === at}
            canWrite={canWrite}
            grip={handlers(at)}
            onMove={(to) => void move(at, to)}
            onCancelDrag={cancel}
            onChange={(change) => void steps.change(photo.ref, change)}
            onEdit={() => setEdited(photo)}
            onRemove={() => onRemove(photo)}
          />
        ))}
      </ul>
      {edited === null ? null : (
        <Suspense>
          <PhotoEditor
            photo={edited}
            name={nameOf(edited)}
            onClose={() => setEdited(null)}
            onSave={async (edits) => {
              if (await steps.edit(edited.ref, edits)) setEdited(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Counts({ photos, canWrite }: { readonly photos: readonly OwnPhoto[]; readonly canWrite: boolean }) {
  const words = useTranslations('familyPhotos');
  const features = photos.filter(({ isFeature }) => isFeature).length;
  return (
    <Group gap="md">
      <Text size="sm">{words('count', { count: photos.length, limit: PHOTO_LIMIT.all })}</Text>
      <Text size="sm">{words('features', { count: features, limit: FEATURE_IMAGE_LIMIT })}</Text>
      {canWrite && photos.length > 1 ? (
        <Text size="sm" c="dimmed">
          {words('how')}
        </Text>
      ) : null}
    </Group>
  );
}

/** Shows the photos of a family with all that can be done to them; only the photos to those who can't change them. */
export function PhotoManager({ familyId }: { readonly familyId: number }) {
  const words = useTranslations('familyPhotos');
  const inputId = useId();
  const [told, setTold] = useState('');
  const canWrite = useUser()?.capabilities.includes('families.write') === true;
  const steps = usePhotoSteps(familyId);
  const [waits, setWaits] = useState(false);
  const { data, failure, reload } = useEndpoint(listPhotos, { params: { id: familyId } }, waits ? { everyMs: HINTS_MS } : {});
  const isNew = canWrite && data?.data.some(({ hints }) => hints === null) === true;
  if (waits !== isNew) setWaits(isNew);
  const remove = useRemoval(steps, data ?? { data: [], isLive: false });
  if (data === undefined) return failure === null ? <LoadingCards count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  const photos = data.data;

  async function removeAndRefocus(photo: OwnPhoto): Promise<void> {
    if (await remove(photo)) document.getElementById(inputId)?.focus();
  }

  return (
    <Stack component="section" gap="md" aria-label={words('title')}>
      <Title order={2} size="h3">
        {words('title')}
      </Title>
      {photos.length < MIN_PHOTOS ? <Alert color="yellow">{words('tooFew')}</Alert> : null}
      <Counts photos={photos} canWrite={canWrite} />
      {canWrite ? <NewPhotos photos={photos} steps={steps} onTell={setTold} inputId={inputId} /> : null}
      {photos.length === 0 ? null : (
        <PhotoList photos={photos} steps={steps} onTell={setTold} canWrite={canWrite} onRemove={(photo) => void removeAndRefocus(photo)} />
      )}
      <div role="status" className="visually-hidden">
        {told}
      </div>
    </Stack>
  );
}
