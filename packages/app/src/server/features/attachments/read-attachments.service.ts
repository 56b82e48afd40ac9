// Use cases of reading stored files: images in the available widths and formats, each created once, and downloads.

import type { ImageWidth } from '#contract/attachments/image-paths.ts';
import type { App, Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { createAvif, resizeImage } from '#server/platform/files/images.ts';
import { getStores } from '#server/platform/files/stores.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { canReadAttachment } from './attachments.access.ts';
import { type AttachmentRow, findAttachment } from './attachments.queries.ts';
import { type ImageFormat, toVariantKey } from './attachments.rules.ts';
import { readBytes } from './stored-bytes.ts';

/** Above this width, making an AVIF takes so long that its first readers get a WebP meanwhile. */
const MAX_AWAITED_AVIF: ImageWidth = 960;

/** What is still being made, so that concurrent requests for the same image share it; null for what has no such format. */
const pending = new Map<string, Promise<Uint8Array | null>>();

interface Variant {
  readonly ref: string;
  readonly file: StoredFile;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

async function createVariant(app: App, { ref, file, width, format }: Variant): Promise<Uint8Array | null> {
  const bytes = await readBytes(file);
  const inBackground = width > MAX_AWAITED_AVIF;
  const data = format === 'webp' ? await resizeImage(bytes, width) : await createAvif(bytes, { width, inBackground });
  if (data !== null) await getStores(app.config).imageWidths.put(toVariantKey(ref, { width, format }), data);
  return data;
}

function createOnce(app: App, variant: Variant): Promise<Uint8Array | null> {
  const key = toVariantKey(variant.ref, variant);
  const making = pending.get(key) ?? createVariant(app, variant).finally(() => pending.delete(key));
  pending.set(key, making);
  return making;
}

/** Returns a row that the caller can see, with its file. */
async function getReadable(call: Call, ref: string): Promise<{ row: AttachmentRow; file: StoredFile }> {
  const row = await findAttachment(call.db, ref);
  if (row === null || !(await canReadAttachment(call, row))) throw notFound();
  const file = await getStores(call.app.config).files.get(ref);
  if (file === null) throw notFound();
  const subject = call.app.attachmentSubjects.find(({ type }) => type === row.subjectType);
  if (row.subjectId !== null) await subject?.recordRead?.(call, row.subjectId);
  return { row, file };
}

/** The bytes of a ref never change: public files are cached permanently, private ones are revalidated each time. */
function toCachePolicy({ access }: AttachmentRow): 'public' | 'revalidate' {
  return access === 'public' ? 'public' : 'revalidate';
}

/** Returns a stored or new image; `pending` while a large AVIF is being made, null for an animation, which has none. */
async function findVariant(call: Call, variant: Variant): Promise<NonNullable<FileResponse['body']> | 'pending' | null> {
  const made = await getStores(call.app.config).imageWidths.get(toVariantKey(variant.ref, variant));
  if (made !== null) return made.stream();
  if (variant.format === 'webp' || variant.width <= MAX_AWAITED_AVIF) return createOnce(call.app, variant);
  // It is made anew at the next request if this fails.
  createOnce(call.app, variant).catch((error: unknown) => call.log.warn({ err: error, ref: variant.ref }, 'a large AVIF was not made'));
  return 'pending';
}

/** Returns a resized image: a public one in AVIF if the client asks for it, else in WebP. */
async function readWidth(call: Call, { row, ...asked }: Omit<Variant, 'format'> & { row: AttachmentRow }): Promise<FileResponse> {
  const isNegotiated = row.access === 'public';
  const answer = { cache: toCachePolicy(row), ...(isNegotiated ? { vary: 'Accept' as const } : {}) };
  const avif = isNegotiated && call.asksFor('image/avif') ? await findVariant(call, { ...asked, format: 'avif' }) : null;
  if (avif !== null && avif !== 'pending') {
    return { ...answer, mediaType: 'image/avif', etag: toVariantKey(asked.ref, { ...asked, format: 'avif' }), body: avif };
  }
  const body = await findVariant(call, { ...asked, format: 'webp' });
  if (body === null || body === 'pending') throw notFound();
  const cache = avif === 'pending' ? 'brief' : answer.cache;
  return { ...answer, cache, mediaType: row.mediaType, etag: toVariantKey(asked.ref, { ...asked, format: 'webp' }), body };
}

export async function readImage(call: Call, { ref, width }: { ref: string; width: ImageWidth | undefined }): Promise<FileResponse> {
  const { row, file } = await getReadable(call, ref);
  if (row.kind !== 'image') throw notFound();
  if (width !== undefined && width < (row.width ?? 0)) return readWidth(call, { row, ref, file, width });
  return { mediaType: row.mediaType, cache: toCachePolicy(row), etag: ref, body: file.stream() };
}

export async function getFile(call: Call, ref: string): Promise<FileResponse> {
  const { row, file } = await getReadable(call, ref);
  return { mediaType: row.mediaType, cache: toCachePolicy(row), etag: ref, fileName: row.name, body: file.stream() };
}
