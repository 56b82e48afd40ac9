// Saves fields of a host family's record; the caches of the pages follow.

import { readOwnDashboard } from '#contract/host-families/dashboard.endpoints.ts';
import { editFamily, previewFamily, readFamily, readOwnFamily } from '#contract/host-families/family-details.endpoints.ts';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { listFamilyTexts } from '#contract/host-families/family-texts.endpoints.ts';
import type { RequestOf } from '#contract/platform/endpoint.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { reactToFailure } from '#web/platform/api/failure-reaction.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import type { EditorPlan } from './editor-store.ts';

/** Shows a record wherever it is shown, and reloads what depends on it. */
export function cacheFamily(record: FamilyDetails): void {
  const isOwnShown = queryClient.getQueryData(toQueryKey(readOwnFamily, {})) !== undefined;
  if (isOwnShown) keepAnswer(readOwnFamily, {}, record);
  keepAnswer(readFamily, { params: { id: record.id } }, record);
  for (const endpoint of [readOwnDashboard, previewFamily, listFamilyTexts]) {
    void queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) });
  }
}

/** Failures that end the session or the right to be here are told at once; the others at the fields. */
const TOLD_AT_ONCE = [401, 403, 419];

/** Returns a function that saves fields of a family. */
export function saveFamily(id: number): EditorPlan['save'] {
  return async (edit, version) => {
    try {
      const body = { ...edit, version } as RequestOf<typeof editFamily>['body'];
      const { item } = await call(editFamily, { params: { id }, body }, { quiet: true, background: true });
      cacheFamily(item);
      return item;
    } catch (failure) {
      if (failure instanceof ApiFailure && TOLD_AT_ONCE.includes(failure.statusCode)) reactToFailure(failure);
      throw failure;
    }
  };
}
