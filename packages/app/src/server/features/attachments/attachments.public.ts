// What other features may do with stored files: give them to a thing of theirs, list them, let them go.

import type { Attachment } from '#contract/attachments/attachment.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { App, Call } from '#server/platform/app.ts';
import type { DeletionPart } from '#server/platform/deletion.ts';
import type { MadeImage } from '#server/platform/files/images.ts';
import { storesOf } from '#server/platform/files/stores.ts';
import type { AttachmentSubject } from '#server/platform/files/subjects.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { announce } from '#server/platform/record.ts';
import { FieldFaults, HttpRefusal, notFound } from '#server/platform/refusal.ts';
import { deleteByIds, deleteOfPerson, giveOn, giveTo, insertAttachment, rowsOf, type Subject } from './attachments.queries.ts';
import { attachmentRecord } from './attachments.records.ts';
import { namedAs, newRef } from './attachments.rules.ts';

export interface Attaching {
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
 * @throws FieldFaults when one of them is not the caller's, or belongs to something else
 */
export async function attach(tx: Transaction, call: Call, attaching: Attaching): Promise<Attachment[]> {
  const { subject, access, field, replacing = false } = attaching;
  if (call.caller === null) throw new HttpRefusal('unauthenticated');
  const refs = [...new Set(attaching.refs)];
  const given = refs.length === 0 ? [] : await giveTo(tx, { refs, ownerId: call.caller.id, subject, access });
  const byRef = new Map(given.map((row) => [row.ref, row]));
  const rows = refs.flatMap((ref) => byRef.get(ref) ?? []);
  if (rows.length < refs.length) throw new FieldFaults([{ field, rule: 'invalid' }]);
  if (replacing) await letGo(tx, call.app, { subject, except: refs });
  return rows.map(attachmentRecord);
}

/** Removes the files of a thing that is deleted, or all of them but some; the bytes go once the transaction is saved. */
export async function letGo(
  tx: Transaction,
  app: Pick<App, 'clock' | 'jobs'>,
  { subject, except = [] }: { subject: Subject; except?: readonly string[] },
): Promise<void> {
  const gone = (await rowsOf(tx, subject)).filter(({ ref }) => !except.includes(ref));
  await deleteByIds(
    tx,
    gone.map(({ id }) => id),
  );
  for (const { ref } of gone) await announce(tx, app, { kind: 'attachments.removeFile', payload: { ref } });
}

/** Gives the files of a thing to another one of its kind. */
export function moveFiles(tx: Transaction, { from, to }: { from: Subject; to: Subject }): Promise<void> {
  return giveOn(tx, { from, to });
}

/** The files of a thing, oldest first. */
export async function attachmentsOf(db: Queryable, subject: Subject): Promise<Attachment[]> {
  return (await rowsOf(db, subject)).map(attachmentRecord);
}

/** A picture that the product itself has made. */
export interface OwnPicture {
  readonly ownerId: number;
  readonly subject: Subject;
  readonly access: 'public' | 'private';
  /** Without an ending. */
  readonly name: string;
  readonly alt: string;
  readonly image: MadeImage;
}

/** Stores the bytes of a picture, before the transaction that `keepPicture` is called in; a file that gets no row is swept away. */
export async function storePicture({ config }: Pick<App, 'config'>, { data }: MadeImage): Promise<string> {
  const ref = newRef();
  await storesOf(config).files.put(ref, data);
  return ref;
}

/** Gives a stored picture to a thing. */
export async function keepPicture(tx: Transaction, { clock }: Pick<App, 'clock'>, picture: OwnPicture & { ref: string }): Promise<void> {
  const { image, subject, name, ...row } = picture;
  const { data, width, height } = image;
  const details = { kind: 'image', mediaType: 'image/webp', size: data.byteLength, width, height } as const;
  const owned = { subjectType: subject.type, subjectId: subject.id };
  await insertAttachment(tx, { ...row, ...details, ...owned, name: namedAs(name, 'webp'), createdAt: clock.now() });
}

/** A file as a download, for whom the feature that it belongs to has let through; nothing of it is kept on the way. */
export async function fileToKeep(
  { config }: Pick<App, 'config'>,
  { ref, name, mediaType }: { readonly ref: string; readonly name: string; readonly mediaType: string },
): Promise<Bytes> {
  const file = await storesOf(config).files.get(ref);
  if (file === null) throw notFound();
  return { mediaType, fileName: name, body: file.stream() };
}

/** Removes the files of a thing whose rows are cleared with a person; the bytes are swept away. */
export async function eraseFilesOf(tx: Transaction, subject: Subject): Promise<void> {
  const gone = await rowsOf(tx, subject);
  await deleteByIds(
    tx,
    gone.map(({ id }) => id),
  );
}

/** Everybody who is signed in may see what a person looks like. */
export const userPictures: AttachmentSubject = { type: 'user', mayRead: async ({ caller }) => caller !== null };

/** With an account go the pictures of the person and what they uploaded and never used; the bytes are swept away. */
export const attachmentDeletion: DeletionPart = { erase: deleteOfPerson };
