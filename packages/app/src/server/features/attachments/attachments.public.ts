// What other features may do with stored files: give them to a thing of theirs, list them, let them go.

import type { Attachment } from '#contract/attachments/attachment.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { DeletionPart } from '#server/platform/account-deletion.ts';
import type { App, Call } from '#server/platform/app.ts';
import { HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import type { EncodedImage } from '#server/platform/files/images.ts';
import { getStores } from '#server/platform/files/stores.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { enqueue } from '#server/platform/record-change.ts';
import {
  assignToSubject,
  deleteAttachments,
  deleteAttachmentsOfUser,
  insertAttachment,
  listAttachmentRows,
  reassignSubject,
  type Subject,
} from './attachments.queries.ts';
import { toAttachmentRecord } from './attachments.records.ts';
import { createRef, toFileName } from './attachments.rules.ts';

export interface AttachInput {
  /** Names that a client sent. */
  readonly refs: readonly string[];
  readonly subject: Subject;
  readonly access: 'public' | 'private';
  /** The field that a wrong name is told at. */
  readonly field: string;
  /** Other files of the subject are let go: the names are all there is. */
  readonly replacing?: boolean;
}

/**
 * Gives uploaded files to a thing, in the transaction that saves it; who may see them says the subject from now on.
 * @throws ValidationError when one of them is not the caller's, or belongs to something else
 */
export async function attachFiles(tx: Transaction, call: Call, attaching: AttachInput): Promise<Attachment[]> {
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

/** Removes the files of a thing that is deleted, or all of them but some; the bytes go once the transaction is saved. */
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

/** Gives the files of a thing to another one of its kind. */
export function moveFiles(tx: Transaction, { from, to }: { from: Subject; to: Subject }): Promise<void> {
  return reassignSubject(tx, { from, to });
}

/** The files of a thing, oldest first. */
export async function listAttachments(db: Queryable, subject: Subject): Promise<Attachment[]> {
  return (await listAttachmentRows(db, subject)).map(toAttachmentRecord);
}

/** A picture that the product itself has made. */
export interface OwnPicture {
  readonly ownerId: number;
  readonly subject: Subject;
  readonly access: 'public' | 'private';
  /** Without an ending. */
  readonly name: string;
  readonly alt: string;
  readonly image: EncodedImage;
}

/** Stores the bytes of a picture, before the transaction that `insertPicture` is called in; a file that gets no row is swept away. */
export async function storePicture({ config }: Pick<App, 'config'>, { data }: EncodedImage): Promise<string> {
  const ref = createRef();
  await getStores(config).files.put(ref, data);
  return ref;
}

/** Gives a stored picture to a thing. */
export async function insertPicture(tx: Transaction, { clock }: Pick<App, 'clock'>, picture: OwnPicture & { ref: string }): Promise<void> {
  const { image, subject, name, ...row } = picture;
  const { data, width, height } = image;
  const details = { kind: 'image', mediaType: 'image/webp', size: data.byteLength, width, height } as const;
  const owned = { subjectType: subject.type, subjectId: subject.id };
  await insertAttachment(tx, { ...row, ...details, ...owned, name: toFileName(name, 'webp'), createdAt: clock.now() });
}

/** A file as a download, for whom the feature that it belongs to has let through; nothing of it is kept on the way. */
export async function getDownload(
  { config }: Pick<App, 'config'>,
  { ref, name, mediaType }: { readonly ref: string; readonly name: string; readonly mediaType: string },
): Promise<FileResponse> {
  const file = await getStores(config).files.get(ref);
  if (file === null) throw notFound();
  return { mediaType, fileName: name, body: file.stream() };
}

/** Removes the files of a thing whose rows are cleared with a person; the bytes are swept away. */
export async function deleteFilesOf(tx: Transaction, subject: Subject): Promise<void> {
  const gone = await listAttachmentRows(tx, subject);
  await deleteAttachments(
    tx,
    gone.map(({ id }) => id),
  );
}

/** Everybody who is signed in may see what a person looks like. */
export const userPictures: AttachmentSubject = { type: 'user', mayRead: async ({ caller }) => caller !== null };

/** With an account go the pictures of the person and what they uploaded and never used; the bytes are swept away. */
export const attachmentDeletion: DeletionPart = { erase: deleteAttachmentsOfUser };
