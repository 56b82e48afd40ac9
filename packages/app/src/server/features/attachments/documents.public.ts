// What documents of students, groups and the like have in common: how they are shown, and how their files are attached and detached.

import { DOCUMENT_FILES } from '#contract/attachments/document.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App, Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { attachFiles, detachFiles } from './attachments.public.ts';
import type { Subject } from './attachments.queries.ts';

interface DocumentRow {
  readonly id: number;
  readonly ref: string;
  readonly addedById: number | null;
  readonly createdAt: Date;
}

/** Returns a document as readers see it. */
export function toDocument<Row extends DocumentRow>({ ref: _, addedById: __, createdAt, ...told }: Row, canRemove: boolean) {
  return { ...told, createdAt: createdAt.toISOString(), canRemove };
}

/** Attaches the file of a new document, which only its own endpoints read. Throws AppError `fileTypeRefused` for other files than papers. */
export async function attachDocument(tx: Transaction, call: Call, { ref, subject }: { ref: string; subject: Subject }): Promise<void> {
  const [file] = await attachFiles(tx, call, { refs: [ref], subject, access: 'private', field: 'ref' });
  if (file?.kind !== 'image' && file?.kind !== 'pdf')
    throw new AppError('fileTypeRefused', { field: 'ref', values: { kinds: DOCUMENT_FILES.join(', ') } });
}

/** Deletes the file of one document of a subject; its row is deleted with it. */
export async function detachDocument(
  tx: Transaction,
  app: App,
  { subject, documents, id }: { subject: Subject; documents: readonly DocumentRow[]; id: number },
): Promise<void> {
  const others = documents.filter((other) => other.id !== id);
  await detachFiles(tx, app, { subject, except: others.map(({ ref }) => ref) });
}
