// The emails about messages: of one conversation soon after, or of all once a day.

import { FORMAT_LOCALES, type Locale } from '#contract/platform/locales.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { EmailBlock, EmailContext, EmailTemplate } from '#server/platform/email/template.ts';

/** A message as an email shows it. */
export interface EmailedMessage {
  /** With the part that the sender plays; empty for messages of the product. */
  readonly sender: string;
  readonly at: Date;
  /** Empty for a file without a text. */
  readonly text: string;
  readonly file: { readonly name: string; readonly isImage: boolean } | null;
}

interface Reader {
  readonly name: string;
  readonly locale: Locale;
  readonly zone: string;
}

/** A longer message is read in the product. */
const MAX_TEXT = 2000;

function cutText(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).toWellFormed().trimEnd()}…`;
}

/** Returns the words of a message: of a file its name, of an image that it is one. */
function toWords({ text, file }: EmailedMessage, { words }: EmailContext): string {
  const attached = file === null ? [] : [file.isImage ? words('messageMails.photo') : file.name];
  return [...attached, text].filter((part) => part !== '').join('\n');
}

function toBlock(message: EmailedMessage, around: EmailContext, { locale, zone }: Reader): EmailBlock {
  const { words, product } = around;
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const head = words('messageMails.from', { sender: message.sender || product, time: format.format(message.at) });
  return { text: `${head}\n${cutText(toWords(message, around), MAX_TEXT)}` };
}

/** Returns the path of a conversation for whoever reads it: it leads to the messages of their area. */
export function toConversationPath(conversationId: number): string {
  return `${PAGE_PATHS.travelMessagesRedirect}?conversation=${conversationId}`;
}

export interface ConversationEmailValues extends Reader {
  readonly conversationId: number;
  readonly title: string;
  /** The first of the messages. */
  readonly messages: readonly EmailedMessage[];
  readonly total: number;
  /** Whether it is about a stay, which is only booked on the website. */
  readonly isAboutStay: boolean;
  readonly canReply: boolean;
}

/** The unread messages of one conversation. */
export const conversationEmail: EmailTemplate<ConversationEmailValues> = (around, values) => {
  const { words } = around;
  const { name, title, messages, total, conversationId, isAboutStay, canReply } = values;
  const more = total - messages.length;
  return {
    subject: words('messageMails.subject', { title }),
    name,
    blocks: [
      { text: words('messageMails.intro', { count: total, title }) },
      ...messages.map((message) => toBlock(message, around, values)),
      ...(more > 0 ? [{ text: words('messageMails.more', { count: more }) }] : []),
      { button: words('messageMails.button'), path: toConversationPath(conversationId) },
      ...(canReply ? [{ text: words('messageMails.reply') }] : []),
      ...(isAboutStay ? [{ text: words('messageMails.offPlatform') }] : []),
      { text: words('messageMails.settings') },
    ],
  };
};

export interface DigestEmailValues extends Reader {
  readonly conversations: readonly { readonly title: string; readonly total: number; readonly messages: readonly EmailedMessage[] }[];
  /** The number of further conversations, which are not shown. */
  readonly others: number;
  /** The number of messages in all of them. */
  readonly total: number;
}

/** The maximum length of a message in a digest. */
const MAX_DIGEST_TEXT = 200;

/** Everything that is unread, once a day. */
export const digestEmail: EmailTemplate<DigestEmailValues> = (around, { name, conversations, others, total: count }) => {
  const { words, product } = around;
  const toLine = (message: EmailedMessage) =>
    words('messageMails.digest.line', { sender: message.sender || product, text: cutText(toWords(message, around), MAX_DIGEST_TEXT) });
  return {
    subject: words('messageMails.digest.subject', { count }),
    name,
    blocks: [
      { text: words('messageMails.digest.intro', { count }) },
      ...conversations.map(({ title, total, messages }) => ({
        text: [words('messageMails.digest.conversation', { title, count: total }), ...messages.map(toLine)].join('\n'),
      })),
      ...(others > 0 ? [{ text: words('messageMails.digest.more', { count: others }) }] : []),
      { button: words('messageMails.digest.button'), path: PAGE_PATHS.travelMessagesRedirect },
      { text: words('messageMails.settings') },
    ],
  };
};
