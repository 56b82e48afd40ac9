// Adds pictures and a PDF to messages of the demo world, after the start: the same pictures that families show of their homes.

import { CONTENT_TYPE, type MessageFile } from '#contract/messaging/message.ts';
import { insertPdf, insertPicture, storeBytes, storePicture } from '#server/features/attachments/attachments.public.ts';
import { messageFiles } from '#server/features/messaging/conversations.public.ts';
import type { App } from '#server/platform/app.ts';
import { renderSvg } from '#server/platform/files/images.ts';
import { homeDrawing } from '../drawings/home.ts';
import { FILE_PREFIX } from './conversations.queries.ts';
import { addFile, type FilelessMessage, listFilelessMessages } from './message-files.queries.ts';
import houseRules from './texts/house-rules.json' with { type: 'json' };

const subjectOf = ({ id }: FilelessMessage) => ({ type: messageFiles.type, id: String(id) });

async function attachPicture(app: App, message: FilelessMessage, kind: 'bedroom' | 'garden'): Promise<void> {
  const image = await renderSvg(homeDrawing(message.email, kind));
  const ref = await storePicture(app, image);
  const { data, width, height } = image;
  const file: MessageFile = { ref, name: `${kind}.webp`, kind: 'image', mediaType: 'image/webp', size: data.byteLength, width, height };
  await app.db.transaction(async (tx) => {
    if (!(await addFile(tx, { id: message.id, file, contentType: CONTENT_TYPE.image }))) return;
    const picture = { ref, ownerId: message.senderId, subject: subjectOf(message), access: 'private', name: kind, image } as const;
    await insertPicture(tx, app, { ...picture, alt: kind === 'bedroom' ? 'The student’s bedroom' : 'The garden' });
  });
}

/** Makes the house rules of a family as a PDF. */
async function renderHouseRules(app: App, { email }: FilelessMessage): Promise<Uint8Array> {
  const { documentToPdf } = await import('@hosted-stay/pricing-react/document-pdf');
  const { title, sections } = houseRules;
  return documentToPdf({
    ...{ title, language: 'en', author: email, madeOn: app.clock.now(), foot: title },
    page: (page, pages) => `${page} / ${pages}`,
    blocks: sections.flatMap(({ heading, text }) => [{ kind: 'heading', text: heading } as const, { kind: 'text', text } as const]),
  });
}

async function attachHouseRules(app: App, message: FilelessMessage): Promise<void> {
  const data = await renderHouseRules(app, message);
  const ref = await storeBytes(app, data);
  const name = 'house-rules';
  const size = data.byteLength;
  const details = { kind: 'pdf', mediaType: 'application/pdf', size, width: null, height: null } as const;
  await app.db.transaction(async (tx) => {
    const file: MessageFile = { ref, name: `${name}.pdf`, ...details };
    if (!(await addFile(tx, { id: message.id, file, contentType: CONTENT_TYPE.pdf }))) return;
    await insertPdf(tx, app, { ref, ownerId: message.senderId, subject: subjectOf(message), name, size });
  });
}

/** Adds their files to some messages; returns to how many, 0 when all have theirs. */
export async function attachNextFiles(app: App, limit: number): Promise<number> {
  const found = await listFilelessMessages(app.db, limit);
  for (const message of found) {
    const [kind] = (message.localMessageId ?? '').slice(FILE_PREFIX.length).split(':');
    if (kind === 'rules') await attachHouseRules(app, message);
    else await attachPicture(app, message, kind === 'garden' ? 'garden' : 'bedroom');
  }
  return found.length;
}
