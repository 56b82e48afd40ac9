// Reads an email as it was sent over the network.

import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { type EmailFacts, isAutomaticEmail } from './automatic-email.rules.ts';
import { listOwnImages, toEmailText } from './email-html.rules.ts';
import { stripReply } from './strip-reply.rules.ts';

/** A file that was sent with an email. */
export interface EmailFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface InboundEmail {
  /** The same for each delivery of the same email to the same address. */
  readonly messageId: string;
  readonly from: string;
  /** All addresses that it may have been delivered to, in small letters. */
  readonly recipients: readonly string[];
  readonly isAutomatic: boolean;
  /** What mail servers say about its sender, in the order of the headers. */
  readonly authenticationResults: readonly string[];
  /** What its sender wrote, without what is quoted. */
  readonly text: string;
  readonly files: readonly EmailFile[];
  /** Whether there were more files than are read. */
  readonly hasMoreFiles: boolean;
}

/** What is read of the text of an email; nobody writes more. */
const MAX_TEXT = 200_000;

/** The maximum number of files. */
const MAX_FILES = 10;

const DELIVERY_HEADERS = ['delivered-to', 'x-original-to', 'x-forwarded-to', 'envelope-to'];

const toAddresses = (list: readonly Address[] = []): string[] =>
  list.flatMap(({ address, group }) => (group === undefined ? [address ?? ''] : group.map((member) => member.address ?? '')));

function toText({ html, text }: Email): string {
  const ofHtml = html === undefined ? '' : stripReply(toEmailText(html.slice(0, MAX_TEXT)));
  return ofHtml === '' ? stripReply((text ?? '').slice(0, MAX_TEXT)) : ofHtml;
}

/** Smaller pictures within the text are logos of signatures, and icons. */
const MIN_IMAGE_BYTES = 20_000;

const toBytes = ({ content }: Attachment) => (typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content));

/** Returns the large pictures within what the sender wrote: not those of the email that is answered. */
function listPastedImages({ attachments, html }: Email): Attachment[] {
  const large = attachments.filter((one) => one.related === true && toBytes(one).length >= MIN_IMAGE_BYTES);
  if (large.length === 0) return [];
  const own = listOwnImages((html ?? '').slice(0, MAX_TEXT), stripReply);
  return large.filter(({ contentId = '' }) => own.has(contentId.replace(/^<|>$/g, '')));
}

/** Returns the files that the sender has added; those without a name that are not within the text are none. */
function listFiles(email: Email): EmailFile[] {
  const pasted = listPastedImages(email);
  return email.attachments
    .filter((one) => pasted.includes(one) || (one.related !== true && (one.filename ?? '') !== ''))
    .map((one) => ({ name: one.filename || one.mimeType.replace(/^.*\//, 'image.'), bytes: toBytes(one) }));
}

/** Parses an email; whatever is malformed in it is read as far as it goes. */
export async function parseEmail(raw: Uint8Array, envelope: readonly string[] = []): Promise<InboundEmail> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 32, maxHeadersSize: 256 * 1024 });
  const headers = new Map(email.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const from = (email.from?.address ?? '').toLowerCase();
  const delivered = DELIVERY_HEADERS.flatMap((name) => headers.get(name) ?? []);
  const recipients = [...envelope, ...toAddresses(email.to), ...toAddresses(email.cc), ...delivered].map((one) => one.toLowerCase());
  const facts: EmailFacts = { headers, from, subject: email.subject ?? '' };
  const files = listFiles(email);
  const authenticationResults = email.headers.flatMap(({ key, value }) => (key.toLowerCase() === 'authentication-results' ? value : []));
  return {
    messageId: email.messageId ?? createHash('sha256').update(raw).digest('base64url'),
    ...{ from, recipients, isAutomatic: isAutomaticEmail(facts), text: toText(email) },
    authenticationResults,
    ...{ files: files.slice(0, MAX_FILES), hasMoreFiles: files.length > MAX_FILES },
  };
}
