// Use cases of reading stored files: images in the widths on offer, each made once, and files to keep.

import type { ImageWidth } from '#contract/attachments/image-paths.ts';
import type { App, Call } from '#server/platform/app.ts';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { narrowedImage } from '#server/platform/files/images.ts';
import { storesOf } from '#server/platform/files/stores.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { notFound } from '#server/platform/refusal.ts';
import { mayRead } from './attachments.access.ts';
import { type AttachmentRow, attachmentByRef } from './attachments.queries.ts';

/** The same image in the same width is made once, however many ask for it at the same moment. */
const underWay = new Map<string, Promise<Uint8Array>>();

async function bytesOf(file: StoredFile): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of file.stream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

async function narrow(app: App, { key, file, width }: { key: string; file: StoredFile; width: ImageWidth }): Promise<Uint8Array> {
  const { data } = await narrowedImage(await bytesOf(file), width);
  await storesOf(app.config).imageWidths.put(key, data);
  return data;
}

/** A row that the caller may see, with its file. */
async function readable(call: Call, ref: string): Promise<{ row: AttachmentRow; file: StoredFile }> {
  const row = await attachmentByRef(call.db, ref);
  if (row === null || !(await mayRead(call, row))) throw notFound();
  const file = await storesOf(call.app.config).files.get(ref);
  if (file === null) throw notFound();
  return { row, file };
}

/** Bytes under a name never change: kept for good where anybody may see them, else asked about each time. */
function cacheOf({ access }: AttachmentRow): 'public' | 'revalidate' {
  return access === 'public' ? 'public' : 'revalidate';
}

export async function readImage(call: Call, { ref, width }: { ref: string; width: ImageWidth | undefined }): Promise<Bytes> {
  const { row, file } = await readable(call, ref);
  if (row.kind !== 'image') throw notFound();
  const answer = { mediaType: row.mediaType, cache: cacheOf(row) };
  if (width === undefined || width >= (row.width ?? 0)) return { ...answer, etag: ref, body: file.stream() };
  const key = `${ref}.${width}.webp`;
  const made = await storesOf(call.app.config).imageWidths.get(key);
  if (made !== null) return { ...answer, etag: key, body: made.stream() };
  const making = underWay.get(key) ?? narrow(call.app, { key, file, width }).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return { ...answer, etag: key, body: await making };
}

export async function readFile(call: Call, ref: string): Promise<Bytes> {
  const { row, file } = await readable(call, ref);
  return { mediaType: row.mediaType, cache: cacheOf(row), etag: ref, fileName: row.name, body: file.stream() };
}
