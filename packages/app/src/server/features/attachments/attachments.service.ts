// Use cases of stored files: taking, describing, removing them.

import type * as z from 'zod';
import { ATTACHMENT_KINDS, type Attachment, EXTENSIONS } from '#contract/attachments/attachment.ts';
import type { changeAttachmentBody, newAttachmentBody } from '#contract/attachments/attachments.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { type FileKind, kindOfFile } from '#server/platform/files/file-kind.ts';
import { storableImage } from '#server/platform/files/images.ts';
import { storesOf } from '#server/platform/files/stores.ts';
import type { UploadedFile } from '#server/platform/http/routes.ts';
import { announce, recordChange } from '#server/platform/record.ts';
import { FieldFaults, HttpRefusal, notFound, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { mayRead } from './attachments.access.ts';
import {
  type AttachmentRow,
  attachmentByRef,
  countUnused,
  deleteUnused,
  insertAttachment,
  type NewAttachment,
  updateAlt,
} from './attachments.queries.ts';
import { attachmentRecord } from './attachments.records.ts';
import { namedAs, newRef } from './attachments.rules.ts';

function ownerOf({ caller }: Call): number {
  if (caller === null) throw new HttpRefusal('unauthenticated');
  return caller.id;
}

export async function readLimits({ app }: Call): Promise<{ maxBytes: number; kinds: (typeof ATTACHMENT_KINDS)[number][] }> {
  return { maxBytes: app.config.UPLOAD_LIMIT_MB * 1024 * 1024, kinds: [...ATTACHMENT_KINDS] };
}

/** What is stored of an upload. */
interface Content {
  readonly bytes: Uint8Array | { readonly path: string };
  readonly details: Pick<NewAttachment, 'kind' | 'mediaType' | 'size' | 'name' | 'width' | 'height'>;
}

async function contentOf(file: UploadedFile, found: FileKind): Promise<Content> {
  const { kind, mediaType, extension } = found;
  if (kind !== 'image') {
    return { bytes: { path: file.path }, details: { kind, mediaType, size: file.size, name: namedAs(file.name, extension) } };
  }
  const image = await storableImage(file.path);
  if (image === null) throw new Refusal('imageUnreadable', { field: 'file' });
  const { data, width, height } = image;
  const name = namedAs(file.name, 'webp');
  return { bytes: data, details: { kind, mediaType: 'image/webp', size: data.byteLength, name, width, height } };
}

function refusedKind(): Refusal {
  const kinds = Object.values(EXTENSIONS).flat().join(', ');
  return new Refusal('fileTypeRefused', { field: 'file', values: { kinds } });
}

/** How many files somebody may have stored that nothing refers to: what is not used goes after a day, and must not fill the disk before. */
const MOST_UNUSED = 100;
const LATER = { minutes: 60, seconds: 3600 };

/** Stores an upload. The bytes come first: a row always has its file, and a file without a row is swept away. */
export async function takeUpload(
  call: Call,
  { file, body: { alt } }: { file: UploadedFile | undefined; body: z.output<typeof newAttachmentBody> },
): Promise<Attachment> {
  const ownerId = ownerOf(call);
  if (file === undefined) throw new FieldFaults([{ field: 'file', rule: 'required' }]);
  if ((await countUnused(call.db, ownerId)) >= MOST_UNUSED) throw new HttpRefusal('tooMany', LATER);
  const found = await kindOfFile(file.path);
  if (found === null) throw refusedKind();
  const { bytes, details } = await contentOf(file, found);
  const { files } = storesOf(call.app.config);
  const ref = newRef();
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
        // Not its name: that of a document can tell of somebody's health.
        changes: { mediaType, size },
      });
      return attachmentRecord(row);
    });
  } catch (error) {
    await files.remove(ref);
    throw error;
  }
}

/** A file the caller may change: their own, or, for staff that may write all, any that they may see. */
async function writable(call: Call, ref: string): Promise<AttachmentRow> {
  const row = await attachmentByRef(call.db, ref);
  if (row === null) throw notFound();
  if (row.ownerId !== ownerOf(call) && !(call.grant.all && (await mayRead(call, row)))) throw notFound();
  return row;
}

export async function changeAlt(
  call: Call,
  { ref, body: { alt } }: { ref: string; body: z.output<typeof changeAttachmentBody> },
): Promise<Attachment> {
  const { id } = await writable(call, ref);
  return call.db.transaction(async (tx) => {
    const row = await updateAlt(tx, { id, alt });
    if (row === undefined) throw notFound();
    await recordChange(tx, call, { action: 'attachments.describe', subjectType: 'attachment', subjectId: id, changes: { alt } });
    return attachmentRecord(row);
  });
}

/** Only the owner's own, and only while nothing refers to it: what a message shows stays. */
export async function removeUnused(call: Call, ref: string): Promise<{ message: string }> {
  const row = await attachmentByRef(call.db, ref);
  if (row === null || row.ownerId !== ownerOf(call)) throw notFound();
  await call.db.transaction(async (tx) => {
    if (!(await deleteUnused(tx, row.id))) throw new Refusal('attachmentInUse');
    await recordChange(tx, call, {
      action: 'attachments.remove',
      subjectType: 'attachment',
      subjectId: row.id,
      changes: { mediaType: row.mediaType, size: row.size },
    });
    await announce(tx, call.app, { kind: 'attachments.removeFile', payload: { ref } });
  });
  return { message: wordsIn(call.locale)('answers.succeeded') };
}
