// Public functions of stored files for other features: attach them to a subject, list them, remove them.

import type { Attachment } from '#contract/attachments/attachment.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { DeletionPart } from '#server/platform/account-deletion.ts';
import type { App, Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { createStill, type EncodedImage } from '#server/platform/files/images.ts';
import { getStores } from '#server/platform/files/stores.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { enqueue } from '#server/platform/record-change.ts';
import {
  assignToSubject,
  deleteAttachments,
  deleteAttachmentsOfUser,
  findAttachment,
  insertAttachment,
  listAttachmentRows,
  reassignFile,
  reassignSubject,
  releaseAttachment,
  type Subject,
} from './attachments.queries.ts';
import { toAttachmentRecord } from './attachments.records.ts';
import { createRef, isAnimation, toFileName } from './attachments.rules.ts';
import { readBytes } from './stored-bytes.ts';

export { storeUpload } from './attachments.service.ts';

/** How much of a stored image tells whether it moves. */
const HEADER_BYTES = 32;

export interface AttachInput {
  /** Refs sent by the client. */
  readonly refs: readonly string[];
  readonly subject: Subject;
  readonly access: 'public' | 'private';
  /** The form field that an error is reported at. */
  readonly field: string;
  /** Removes all other files of the subject. */
  readonly replacing?: boolean;
}

/**
 * Attaches uploaded files to a subject, in the transaction that saves it. From then on, the subject decides who can read them.
 * @throws ValidationError if one of them isn't the caller's, or belongs to something else
 */
export async function attachFiles(tx: Transaction, call: Pick<Call, 'app' | 'caller'>, attaching: AttachInput): Promise<Attachment[]> {
  const { subject, access, field, replacing = false } = attaching;
  if (call.caller === null) throw new HttpError('unauthenticated');
  const refs = [...new Set(attaching.refs)];
  const given = refs.length === 0 ? [] : await assignToSubject(tx, { refs, ownerId: call.caller.id, subject, access });
  const byRef = new Map(given.map((row) => [row.ref, row]));
  const rows = refs.flatMap((ref) => byRef.get(ref) ?? []);
  if (rows.length < refs.length) throw new ValidationError([{ field, rule: 'invalid' }]);
  if (replacing) await detachFiles(tx, call.app, { subject, except: refs });
  return rows.map(toAttachmentRecord);
}

/**
 * Returns an upload of the caller that nothing refers to yet.
 * @throws AppError `attachmentInUse` if something does; ValidationError if it isn't the caller's
 */
export async function getUnusedUpload(
  db: Queryable,
  call: Pick<Call, 'caller'>,
  { ref, field }: { ref: string; field: string },
): Promise<Attachment> {
  const row = await findAttachment(db, ref);
  if (row === null || row.ownerId !== call.caller?.id) throw new ValidationError([{ field, rule: 'invalid' }]);
  if (row.subjectType !== null) throw new AppError('attachmentInUse', { field });
  return toAttachmentRecord(row);
}

/** Removes the files of a subject except the given ones; the bytes are deleted after the transaction is committed. */
export async function detachFiles(
  tx: Transaction,
  app: Pick<App, 'clock' | 'jobs'>,
  { subject, except = [] }: { subject: Subject; except?: readonly string[] },
): Promise<void> {
  const gone = (await listAttachmentRows(tx, subject)).filter(({ ref }) => !except.includes(ref));
  await deleteAttachments(
    tx,
    gone.map(({ id }) => id),
  );
  for (const { ref } of gone) await enqueue(tx, app, { kind: 'attachments.removeFile', payload: { ref } });
}

/**
 * Takes a file from a subject, so that only the caller and staff can see it. It can be attached again for a day, to undo this; then it is
 * deleted like any unused upload.
 */
export async function releaseFile(
  tx: Transaction,
  { app, caller }: Pick<Call, 'app' | 'caller'>,
  { ref, subject }: { ref: string; subject: Subject },
): Promise<void> {
  if (caller === null) throw new HttpError('unauthenticated');
  if (!(await releaseAttachment(tx, { ref, subject, ownerId: caller.id, now: app.clock.now() }))) throw notFound();
}

/** Moves one file of a subject to another subject, which decides from then on who can read it. */
export async function moveFile(
  tx: Transaction,
  { ref, from, to, access }: { ref: string; from: Subject; to: Subject; access: 'public' | 'private' },
): Promise<void> {
  if (!(await reassignFile(tx, { ref, from, to, access }))) throw notFound();
}

/** Moves the files of a subject to another one of its type. */
export function moveFiles(tx: Transaction, { from, to }: { from: Subject; to: Subject }): Promise<void> {
  return reassignSubject(tx, { from, to });
}

/** Returns the files of a subject, oldest first. */
export async function listAttachments(db: Queryable, subject: Subject): Promise<Attachment[]> {
  return (await listAttachmentRows(db, subject)).map(toAttachmentRecord);
}

/** Returns the content of a stored file, after the feature that owns it has checked access. */
export async function readStoredFile({ config }: Pick<App, 'config'>, ref: string): Promise<Uint8Array> {
  const file = await getStores(config).files.get(ref);
  if (file === null) throw notFound();
  return readBytes(file);
}

/** A picture created by the system. */
export interface OwnPicture {
  readonly ownerId: number;
  readonly subject: Subject;
  readonly access: 'public' | 'private';
  /** Without extension. */
  readonly name: string;
  readonly alt: string;
  readonly image: EncodedImage;
}

/** Stores the bytes of a file made by the system, before the transaction that inserts its row; a file that gets no row is cleaned up by a job. */
export async function storeBytes({ config }: Pick<App, 'config'>, data: Uint8Array): Promise<string> {
  const ref = createRef();
  await getStores(config).files.put(ref, data);
  return ref;
}

/** Stores the bytes of a picture, before the transaction that calls `insertPicture`. */
export function storePicture(app: Pick<App, 'config'>, { data }: EncodedImage): Promise<string> {
  return storeBytes(app, data);
}

/**
 * Stores the first frame of an uploaded animation, before the transaction that calls `insertPicture`; returns null for an image that
 * doesn't move.
 */
export async function storeStill(app: Pick<App, 'config'>, ref: string): Promise<{ ref: string; image: EncodedImage } | null> {
  const file = await getStores(app.config).files.get(ref);
  if (file === null || !isAnimation(await readBytes(file, { start: 0, end: HEADER_BYTES - 1 }))) return null;
  const image = await createStill(await readBytes(file));
  return { ref: await storePicture(app, image), image };
}

/** Inserts the row of a stored picture for a subject. */
export async function insertPicture(tx: Transaction, { clock }: Pick<App, 'clock'>, picture: OwnPicture & { ref: string }): Promise<void> {
  const { image, subject, name, ...row } = picture;
  const { data, width, height, placeholder } = image;
  const details = { kind: 'image', mediaType: 'image/webp', size: data.byteLength, width, height, placeholder } as const;
  const owned = { subjectType: subject.type, subjectId: subject.id };
  await insertAttachment(tx, { ...row, ...details, ...owned, name: toFileName(name, 'webp'), createdAt: clock.now() });
}

/** A PDF created by the system, with the ref of its bytes. */
export interface OwnPdf {
  readonly ref: string;
  readonly ownerId: number;
  readonly subject: Subject;
  /** Without extension. */
  readonly name: string;
  readonly size: number;
}

/** Inserts the row of a stored PDF, which only those can read whom the subject allows. */
export async function insertPdf(tx: Transaction, { clock }: Pick<App, 'clock'>, { subject, name, ...row }: OwnPdf): Promise<void> {
  const details = { kind: 'pdf', mediaType: 'application/pdf', access: 'private' } as const;
  const owned = { subjectType: subject.type, subjectId: subject.id };
  await insertAttachment(tx, { ...row, ...details, ...owned, name: toFileName(name, 'pdf'), createdAt: clock.now() });
}

/** Returns a file as a download, after the feature that owns it has checked access; it isn't cached. */
export async function getDownload(
  { config }: Pick<App, 'config'>,
  { ref, name, mediaType }: { readonly ref: string; readonly name: string; readonly mediaType: string },
): Promise<FileResponse> {
  const file = await getStores(config).files.get(ref);
  if (file === null) throw notFound();
  return { mediaType, fileName: name, body: file.stream() };
}

/** Deletes the files of a subject that is erased with a person; the bytes are cleaned up by a job. */
export async function deleteFilesOf(tx: Transaction, subject: Subject): Promise<void> {
  const gone = await listAttachmentRows(tx, subject);
  await deleteAttachments(
    tx,
    gone.map(({ id }) => id),
  );
}

/** All signed-in users can see the pictures of users. */
export const userPictures: AttachmentSubject = { type: 'user', mayRead: async ({ caller }) => caller !== null };

/** Deletes a user's pictures and unused uploads with the account; the bytes are cleaned up by a job. */
export const attachmentDeletion: DeletionPart = { erase: deleteAttachmentsOfUser };
