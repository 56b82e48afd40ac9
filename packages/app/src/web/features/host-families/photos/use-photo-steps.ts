// Changes the photos of a family. Each answer holds all photos as they are then, which are shown at once.

import { readOwnDashboard } from '#contract/host-families/dashboard.endpoints.ts';
import { previewFamily, readFamily, readOwnFamily } from '#contract/host-families/family-details.endpoints.ts';
import {
  addPhotos,
  arrangePhotos,
  changePhoto,
  editPhoto,
  listPhotos,
  removePhoto,
  restorePhoto,
} from '#contract/host-families/photos.endpoints.ts';
import type { OwnPhoto, OwnPhotos, PhotoEdits } from '#contract/host-families/photos.shapes.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest, tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { runUndoable } from '#web/platform/api/undoable.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** What tells of the photos elsewhere, such as how many are missing. */
const TELLING: readonly EndpointDefinition[] = [readOwnDashboard, readOwnFamily, readFamily, previewFamily, readFamilyProfile];

type Change = NonNullable<RequestOf<typeof changePhoto>['body']>;

const toDeleted = ({ ref, position, kind, caption, isFeature, originalRef, edits, hints }: OwnPhoto) => ({
  ...{ ref, position, kind, caption, isFeature, originalRef, edits, hints },
});

export function usePhotoSteps(id: number) {
  const words = useTranslations('familyPhotos.told');
  const key = toQueryKey(listPhotos, { params: { id } });

  async function show(photos: OwnPhotos): Promise<void> {
    keepAnswer(listPhotos, { params: { id } }, photos);
    await Promise.all(TELLING.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
  }

  const reload = () => queryClient.invalidateQueries({ queryKey: key });

  /** Sends a change; returns whether it was made, after showing why not, and the photos as they are. */
  async function send(request: Promise<OwnPhotos>): Promise<boolean> {
    const photos = await attemptRequest(request);
    await (photos === null ? reload() : show(photos));
    return photos !== null;
  }

  /** @throws ApiFailure, after showing it */
  async function demand(request: Promise<OwnPhotos>): Promise<void> {
    try {
      await show(await request);
    } catch (error) {
      if (error instanceof ApiFailure) tellFailure(error);
      throw error;
    }
  }

  return {
    add: (ref: string) => send(call(addPhotos, { params: { id }, body: { refs: [ref] } })),
    arrange: (refs: string[], previousRefs: string[]) => send(call(arrangePhotos, { params: { id }, body: { refs, previousRefs } })),
    change: (ref: string, body: Change) => send(call(changePhoto, { params: { id, ref }, body })),
    edit: (ref: string, body: PhotoEdits) => send(call(editPhoto, { params: { id, ref }, body })),
    remove: (photo: OwnPhoto) =>
      runUndoable({
        run: () => demand(call(removePhoto, { params: { id, ref: photo.ref } })),
        undo: () => demand(call(restorePhoto, { params: { id }, body: toDeleted(photo) })),
        text: words('deleted'),
        undoLabel: words('undo'),
        undone: words('restored'),
        reload,
      }),
  };
}

export type PhotoSteps = ReturnType<typeof usePhotoSteps>;
