// Use cases of stored files: uploading, describing, deleting them.

import type * as z from 'zod';
import { ATTACHMENT_KINDS, type Attachment, EXTENSIONS } from '#contract/attachments/attachment.ts';
import type { changeAttachmentBody, newAttachmentBody } from '#contract/attachments/attachments.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { detectFileKind, type FileKind, HEIC_TYPE } from '#server/platform/files/file-kind.ts';
import { HEIC_MAX_PIXELS } from '#server/platform/files/heic-thread.ts';
import { createStorableHeic, createStorableImage, MAX_PIXELS } from '#server/platform/files/images.ts';
import { getStores } from '#server/platform/files/stores.ts';
import type { UploadedFile } from '#server/platform/http/routes.ts';
import { type Actor, enqueue, recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { canReadAttachment } from './attachments.access.ts';
import {
  type AttachmentRow,
  countUnused,
  deleteUnused,
  findAttachment,
  insertAttachment,
  type NewAttachment,
  updateAlt,
} from './attachments.queries.ts';
import { toAttachmentRecord } from './attachments.records.ts';
import { createRef, toFileName } from './attachments.rules.ts';

function getOwnerId({ caller }: Pick<Call, 'caller'>): number {
  if (caller === null) throw new HttpError('unauthenticated');
  return caller.id;
}

export async function getLimits({ app }: Call): Promise<{ maxBytes: number; kinds: (typeof ATTACHMENT_KINDS)[number][] }> {
  return { maxBytes: app.config.UPLOAD_LIMIT_MB * 1024 * 1024, kinds: [...ATTACHMENT_KINDS] };
}

/** What is stored for an upload. */
interface StoredContent {
  readonly bytes: Uint8Array | { readonly path: string };
  readonly details: Pick<NewAttachment, 'kind' | 'mediaType' | 'size' | 'name' | 'width' | 'height' | 'placeholder'>;
}

async function toStoredContent(file: UploadedFile, found: FileKind): Promise<StoredContent> {
  const { kind, mediaType, extension } = found;
  if (kind !== 'image') {
    return { bytes: { path: file.path }, details: { kind, mediaType, size: file.size, name: toFileName(file.name, extension) } };
  }
  const isHeic = mediaType === HEIC_TYPE;
  const image = await (isHeic ? createStorableHeic(file.path) : createStorableImage(file.path));
  if (image === 'imageTooManyPixels') {
    const limit = Math.floor((isHeic ? HEIC_MAX_PIXELS : MAX_PIXELS) / 1_000_000);
    throw new AppError(image, { field: 'file', values: { limit } });
  }
  if (image === 'imageUnreadable') throw new AppError(image, { field: 'file' });
  const { data, width, height, placeholder } = image;
  const name = toFileName(file.name, 'webp');
  return { bytes: data, details: { kind, mediaType: 'image/webp', size: data.byteLength, name, width, height, placeholder } };
}

/** Names of images, by which a damaged one is known: its first bytes say nothing. */
const IMAGE_NAME = /\.(jpe?g|png|webp|gif|hei[cf]|avif)$/i;

function createKindError(name: string): AppError {
  if (IMAGE_NAME.test(name)) return new AppError('imageUnreadable', { field: 'file' });
  const kinds = Object.values(EXTENSIONS).flat().join(', ');
  return new AppError('fileTypeRefused', { field: 'file', values: { kinds } });
}

/** Maximum number of unused files of a user: they are deleted after a day, and must not fill the disk before. */
const MAX_UNUSED = 100;
const RETRY_AFTER = { minutes: 60, seconds: 3600 };

/** Stores an upload. Writes the bytes first, so that a row always has its file; a file without a row is cleaned up by a job. */
export async function storeUpload(
  call: Pick<Call, 'db' | 'caller'> & Actor,
  { file, body: { alt } }: { file: UploadedFile | undefined; body: z.output<typeof newAttachmentBody> },
): Promise<Attachment> {
  const ownerId = getOwnerId(call);
  if (file === undefined) throw new ValidationError([{ field: 'file', rule: 'required' }]);
  if ((await countUnused(call.db, ownerId)) >= MAX_UNUSED) throw new HttpError('tooMany', RETRY_AFTER);
  const found = await detectFileKind(file.path);
  if (found === null) throw createKindError(file.name);
  const { bytes, details } = await toStoredContent(file, found);
  const { files } = getStores(call.app.config);
  const ref = createRef();
  await files.put(ref, bytes);
  try {
    return await call.db.transaction(async (tx) => {
      const row = await insertAttachment(tx, { ...details, ref, ownerId, alt, createdAt: call.app.clock.now() });
      if (row === undefined) throw notFound();
      const { mediaType, size } = row;
      await recordChange(tx, call, {
        action: 'attachments.upload',
        subjectType: 'attachment',
        subjectId: row.id,
        // Not the name: a document's name can reveal health data.
        changes: { mediaType, size },
      });
      return toAttachmentRecord(row);
    });
  } catch (error) {
    await files.remove(ref);
    throw error;
  }
}

/** Returns a file that the caller can change: their own, or, for staff who can change all files, any that they can see. */
async function getWritable(call: Call, ref: string): Promise<AttachmentRow> {
  const row = await findAttachment(call.db, ref);
  if (row === null) throw notFound();
  if (row.ownerId !== getOwnerId(call) && !(call.grant.all && (await canReadAttachment(call, row)))) throw notFound();
  return row;
}

export async function updateAltText(
  call: Call,
  { ref, body: { alt } }: { ref: string; body: z.output<typeof changeAttachmentBody> },
): Promise<Attachment> {
  const { id } = await getWritable(call, ref);
  return call.db.transaction(async (tx) => {
    const row = await updateAlt(tx, { id, alt });
    if (row === undefined) throw notFound();
    await recordChange(tx, call, { action: 'attachments.describe', subjectType: 'attachment', subjectId: id, changes: { alt } });
    return toAttachmentRecord(row);
  });
}

/** Deletes an upload of the caller, only while it is unused: what a message shows is kept. */
export async function deleteUnusedUpload(call: Call, ref: string): Promise<{ message: string }> {
  const row = await findAttachment(call.db, ref);
  if (row === null || row.ownerId !== getOwnerId(call)) throw notFound();
  await call.db.transaction(async (tx) => {
    if (!(await deleteUnused(tx, row.id))) throw new AppError('attachmentInUse');
    await recordChange(tx, call, {
      action: 'attachments.remove',
      subjectType: 'attachment',
      subjectId: row.id,
      changes: { mediaType: row.mediaType, size: row.size },
    });
    await enqueue(tx, call.app, { kind: 'attachments.removeFile', payload: { ref } });
  });
  return { message: getTranslator(call.locale)('answers.succeeded') };
}
