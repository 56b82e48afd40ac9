// Use cases of reading stored files: images in the available widths, each created once, and downloads.

import type { ImageWidth } from '#contract/attachments/image-paths.ts';
import type { App, Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { resizeImage } from '#server/platform/files/images.ts';
import { getStores } from '#server/platform/files/stores.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { canReadAttachment } from './attachments.access.ts';
import { type AttachmentRow, findAttachment } from './attachments.queries.ts';

/** Pending resizes, so that concurrent requests for the same width share one. */
const pendingWidths = new Map<string, Promise<Uint8Array>>();

async function readBytes(file: StoredFile): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of file.stream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

async function createWidth(app: App, { key, file, width }: { key: string; file: StoredFile; width: ImageWidth }): Promise<Uint8Array> {
  const { data } = await resizeImage(await readBytes(file), width);
  await getStores(app.config).imageWidths.put(key, data);
  return data;
}

/** Returns a row that the caller can see, with its file. */
async function getReadable(call: Call, ref: string): Promise<{ row: AttachmentRow; file: StoredFile }> {
  const row = await findAttachment(call.db, ref);
  if (row === null || !(await canReadAttachment(call, row))) throw notFound();
  const file = await getStores(call.app.config).files.get(ref);
  if (file === null) throw notFound();
  return { row, file };
}

/** The bytes of a ref never change: public files are cached permanently, private ones are revalidated each time. */
function toCachePolicy({ access }: AttachmentRow): 'public' | 'revalidate' {
  return access === 'public' ? 'public' : 'revalidate';
}

export async function readImage(call: Call, { ref, width }: { ref: string; width: ImageWidth | undefined }): Promise<FileResponse> {
  const { row, file } = await getReadable(call, ref);
  if (row.kind !== 'image') throw notFound();
  const answer = { mediaType: row.mediaType, cache: toCachePolicy(row) };
  if (width === undefined || width >= (row.width ?? 0)) return { ...answer, etag: ref, body: file.stream() };
  const key = `${ref}.${width}.webp`;
  const made = await getStores(call.app.config).imageWidths.get(key);
  if (made !== null) return { ...answer, etag: key, body: made.stream() };
  const making = pendingWidths.get(key) ?? createWidth(call.app, { key, file, width }).finally(() => pendingWidths.delete(key));
  pendingWidths.set(key, making);
  return { ...answer, etag: key, body: await making };
}

export async function getFile(call: Call, ref: string): Promise<FileResponse> {
  const { row, file } = await getReadable(call, ref);
  return { mediaType: row.mediaType, cache: toCachePolicy(row), etag: ref, fileName: row.name, body: file.stream() };
}
