// A conversation as a PDF: who took part, each day's messages, and who exported it when.

import type { DocumentBlock } from '@hosted-stay/pricing-react/document-pdf';
import { FORMAT_LOCALES, type Locale } from '#contract/platform/locales.ts';
import { createThumbnail } from '#server/platform/files/images.ts';
import { getTranslator, type Translator } from '#server/platform/translate.ts';
import { truncate } from '../truncate.rules.ts';

/** A conversation to export, with everything that the PDF shows. */
export interface ConversationExport {
  readonly title: string;
  readonly participants: readonly ExportedPerson[];
  /** The trip that the conversation is about, in one line. */
  readonly tripLine?: string | undefined;
  readonly exportedAt: Date;
  /** The name of whoever exports it. */
  readonly exportedBy: string;
  /** From the oldest to the newest. */
  readonly messages: readonly ExportedMessage[];
  /** Whether there are older messages, which are left out. */
  readonly isShortened?: boolean | undefined;
  /** IANA time zone of all days and times. */
  readonly timeZone: string;
  /** The language of the labels; messages stay as they were written. */
  readonly locale: Locale;
}

export interface ExportedPerson {
  readonly name: string;
  readonly role: string | null;
}

export interface ExportedMessage {
  readonly at: Date;
  readonly sender: string;
  readonly role?: string | undefined;
  readonly text?: string | undefined;
  /** A message of the product itself; it has no sender. */
  readonly isSystem: boolean;
  readonly file?: { readonly name: string; readonly kind: 'image' | 'video' | 'audio' | 'pdf' | 'file' } | undefined;
  /** The picture of an image file, or a function that reads it when it is drawn, so that only one is in memory. */
  readonly image?: Uint8Array | (() => Promise<Uint8Array | null>) | undefined;
  /** Withdrawn by its sender: its content isn't shown. */
  readonly withdrawn?: boolean | undefined;
  readonly replyTo?: { readonly sender: string; readonly text: string } | undefined;
}

/** The side of pictures in pixels: sharp enough on paper at their size. */
const PICTURE_SIDE = 480;

/** How much of a message is quoted in a reply to it. */
const QUOTED_LENGTH = 140;

interface Formats {
  readonly t: Translator;
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

function createFormats({ locale, timeZone }: ConversationExport): Formats {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(FORMAT_LOCALES[locale], { ...options, timeZone });
  return { t: getTranslator(locale), day: format({ dateStyle: 'full' }), time: format({ timeStyle: 'short' }) };
}

/** Returns a picture small enough for a page; null if it can't be read. */
async function readPicture(image: NonNullable<ExportedMessage['image']>): Promise<Uint8Array | null> {
  const bytes = typeof image === 'function' ? await image() : image;
  return bytes === null ? null : createThumbnail(bytes, PICTURE_SIDE);
}

function toContent({ text, file, image, withdrawn, replyTo }: ExportedMessage, t: Translator): DocumentBlock[] {
  if (withdrawn === true) return [{ kind: 'text', tone: 'muted', text: t('conversationExport.withdrawn') }];
  const blocks: DocumentBlock[] = [];
  if (replyTo !== undefined) {
    const quote = t('conversationExport.reply', {
      name: replyTo.sender,
      text: truncate(replyTo.text.replaceAll(/\s+/g, ' '), QUOTED_LENGTH),
    });
    blocks.push({ kind: 'text', tone: 'quote', text: quote });
  }
  if (text !== undefined && text.trim() !== '') blocks.push({ kind: 'text', text });
  if (file === undefined) return blocks;
  const label = t(`conversationExport.file.${file.kind}`, { name: file.name });
  if (image === undefined) return [...blocks, { kind: 'text', tone: 'muted', text: label }];
  return [...blocks, { kind: 'picture', text: label, read: () => readPicture(image) }];
}

/** Returns the messages under the days on which they were sent. */
function toMessageBlocks({ messages, isShortened = false }: ConversationExport, { t, day, time }: Formats): DocumentBlock[] {
  if (messages.length === 0) return [{ kind: 'text', tone: 'muted', text: t('conversationExport.none') }];
  let heading = '';
  const blocks = messages.flatMap((message) => {
    const own = day.format(message.at);
    const isNewDay = own !== heading;
    heading = own;
    const at = time.format(message.at);
    const byline = message.isSystem
      ? ({ kind: 'byline', name: '', detail: message.text ?? '', time: at } as const)
      : ({ kind: 'byline', name: message.sender, detail: message.role ?? '', time: at } as const);
    return [...(isNewDay ? [{ kind: 'heading', text: own } as const] : []), byline, ...(message.isSystem ? [] : toContent(message, t))];
  });
  if (!isShortened) return blocks;
  return [{ kind: 'text', tone: 'muted', text: t('conversationExport.shortened', { count: messages.length }) }, ...blocks];
}

function toHead({ participants, tripLine, timeZone }: ConversationExport, exported: string, t: Translator): DocumentBlock[] {
  const people = participants.map(({ name, role }) => (role === null ? name : t('conversationExport.person', { name, role })));
  return [
    ...(tripLine === undefined ? [] : [{ kind: 'text', text: tripLine } as const]),
    { kind: 'text', tone: 'muted', text: `${exported}\n${t('conversationExport.zone', { zone: timeZone })}` },
    { kind: 'heading', text: t('conversationExport.participants') },
    { kind: 'text', text: people.join('\n') },
  ];
}

/**
 * Renders a conversation as a PDF. It is made in turns, so that even thousands of messages don't keep requests waiting; the PDF code and
 * the fonts are loaded on first use.
 */
export async function renderConversationPdf(
  conversation: ConversationExport,
  options: { readonly isCompressed?: boolean } = {},
): Promise<Uint8Array> {
  const { documentToPdf } = await import('@hosted-stay/pricing-react/document-pdf');
  const { locale, title, exportedAt, exportedBy, timeZone } = conversation;
  const formats = createFormats(conversation);
  const { t } = formats;
  const moment = new Intl.DateTimeFormat(FORMAT_LOCALES[locale], { dateStyle: 'long', timeStyle: 'short', timeZone });
  const exported = t('conversationExport.exported', { name: exportedBy, time: moment.format(exportedAt) });
  return documentToPdf(
    {
      title: t('conversationExport.title', { title }),
      language: locale,
      author: exportedBy,
      madeOn: exportedAt,
      foot: exported,
      page: (page, pages) => t('conversationExport.page', { page: String(page), pages: String(pages) }),
      blocks: [...toHead(conversation, exported, t), ...toMessageBlocks(conversation, formats)],
    },
    options,
  );
}
