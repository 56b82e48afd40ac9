// Jobs that keep rows and files consistent: delete removed files, unused uploads and leftovers of crashes.

import * as z from 'zod';
import { IMAGE_WIDTHS } from '#contract/attachments/image-paths.ts';
import { noteFamilyChange } from '#server/features/search/search.public.ts';
import type { App } from '#server/platform/app.ts';
import { createPlaceholder } from '#server/platform/files/images.ts';
import { getStores } from '#server/platform/files/stores.ts';
import { defineJob, defineScheduledJob, type JobAttempt } from '#server/platform/jobs/job.ts';
import { deleteUnusedBefore, findKnownRefs, listWithoutPlaceholder, updatePlaceholder } from './attachments.queries.ts';
import { IMAGE_FORMATS, toVariantKey } from './attachments.rules.ts';
import { readBytes } from './stored-bytes.ts';

const HOUR = 3_600_000;
/** How long an upload may stay unused. */
const UNUSED_HOURS = 24;
/** Minimum age of a file without a row before it is deleted: during an upload, the row is inserted after the file. */
const ORPHAN_HOURS = 1;
const BATCH_SIZE = 200;

/** Deletes the file of a deleted row, and its resized images. */
async function removeFiles({ config }: App, ref: string): Promise<void> {
  const { files, imageWidths } = getStores(config);
  await files.remove(ref);
  for (const width of IMAGE_WIDTHS) {
    for (const format of IMAGE_FORMATS) await imageWidths.remove(toVariantKey(ref, { width, format }));
  }
}

async function deleteOrphans(app: App, keys: readonly string[]): Promise<void> {
  const refs = keys.map((key) => key.split('.')[0] ?? key);
  const known = await findKnownRefs(app.db, refs);
  for (const ref of new Set(refs)) if (!known.has(ref)) await removeFiles(app, ref);
}

/** Deletes files and resized images without a row, in batches. */
async function cleanStore(app: App, store: 'files' | 'imageWidths'): Promise<void> {
  const before = new Date(app.clock.now().getTime() - ORPHAN_HOURS * HOUR);
  let keys: string[] = [];
  for await (const key of getStores(app.config)[store].olderThan(before)) {
    keys.push(key);
    if (keys.length < BATCH_SIZE) continue;
    await deleteOrphans(app, keys);
    keys = [];
  }
  await deleteOrphans(app, keys);
}

async function cleanAttachments(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - UNUSED_HOURS * HOUR);
  for (const ref of await deleteUnusedBefore(app.db, before)) await removeFiles(app, ref);
  await cleanStore(app, 'files');
  await cleanStore(app, 'imageWidths');
}

/** Placeholders that are computed in one night, so that a run over many old images ends. */
const PLACEHOLDERS_PER_NIGHT = 2000;

/**
 * Adds the placeholder, which the search shows as well, of images that were stored without one; those that can't be read are tried again
 * the next night.
 */
async function addPlaceholders(app: App, { signal }: Pick<JobAttempt, 'signal'>): Promise<void> {
  for (const { id, ref } of await listWithoutPlaceholder(app.db, PLACEHOLDERS_PER_NIGHT)) {
    if (signal.aborted) return;
    const file = await getStores(app.config).files.get(ref);
    const placeholder = file === null ? null : await createPlaceholder(await readBytes(file));
    if (placeholder === null) continue;
    await app.db.transaction(async (tx) => {
      const familyId = await updatePlaceholder(tx, { id, placeholder });
      if (familyId !== null) await noteFamilyChange(tx, familyId);
    });
  }
}

export const attachmentJobs = [
  defineJob({ kind: 'attachments.removeFile', payload: z.object({ ref: z.string() }), run: (app, { ref }) => removeFiles(app, ref) }),
  defineScheduledJob({ kind: 'attachments.sweep', cron: '0 * * * *', run: cleanAttachments }),
  defineScheduledJob({ kind: 'attachments.addPlaceholders', cron: '40 2 * * *', run: addPlaceholders }),
];
