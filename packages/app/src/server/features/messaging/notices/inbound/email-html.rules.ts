// Takes the text out of the HTML of an email, without what mail programs mark as quoted or as a signature.

import { Parser } from 'htmlparser2';

const QUOTE_CLASSES =
  /(?:^|[\s_])(?:gmail_quote|gmail_attr|gmail_signature|yahoo_quoted|ymail_signature|moz-cite-prefix|moz-signature|moz-forward-container|protonmail_quote|protonmail_signature_block|zmail_extra|tutanota_quote|ms-outlook-mobile-signature)/;
const QUOTE_IDS = /^(?:x_)*(?:OLK_SRC_BODY_SECTION|Signature|ms-outlook-mobile-signature|AppleMailSignature|composer_signature)/;
/** Everything that follows these is of the message that is answered. */
const END_IDS =
  /^(?:x_)*(?:appendonsend|divRplyFwdMsg|reply-intro|mail-editor-reference-message-container|ms-outlook-mobile-body-separator-line)/;

const BLOCKS = new Set([
  ...['address', 'article', 'blockquote', 'div', 'dl', 'dt', 'dd', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['header', 'hr', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul'],
]);
const UNSEEN = new Set(['head', 'script', 'style', 'title', 'template', 'object']);
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

type Attributes = Readonly<Record<string, string>>;

function toImage({ src = '' }: Attributes, toMark: (contentId: string) => string): string {
  return /^cid:/i.test(src) ? toMark(src.slice('cid:'.length)) : '';
}

function isLeftOut(name: string, { class: classes = '', id = '', type = '' }: Attributes): boolean {
  return UNSEEN.has(name) || QUOTE_CLASSES.test(classes) || QUOTE_IDS.test(id) || (name === 'blockquote' && type === 'cite');
}

const IMAGE = '\ufffc';
/** Bounded, since people may write these characters too. */
const IMAGES = /\ufffc(\d{1,5})\ufffc/g;

/** Returns the text of an HTML document, a line for each block. */
export function toEmailText(html: string): string {
  return readHtml(html, () => '');
}

/**
 * Returns the ids of the pictures that are left in an HTML document once everything quoted is taken out.
 * @param strip takes out what is quoted of a text
 */
export function listOwnImages(html: string, strip: (text: string) => string): ReadonlySet<string> {
  const ids: string[] = [];
  const text = readHtml(html, (id) => `${IMAGE}${ids.push(id) - 1}${IMAGE}`);
  return new Set([...strip(text).matchAll(IMAGES)].flatMap(([, index]) => ids[Number(index)] ?? []));
}

/** Returns the text of an HTML document, with something in the place of each picture that came with the email. */
function readHtml(html: string, toMark: (contentId: string) => string): string {
  let text = '';
  let depth = 0;
  let leftOutAt: number | null = null;
  let isOver = false;
  const breakLine = () => {
    if (!text.endsWith('\n')) text += '\n';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      isOver ||= END_IDS.test(attributes['id'] ?? '');
      if (name === 'br' && leftOutAt === null && !isOver) text += '\n';
      else if (BLOCKS.has(name)) breakLine();
      else if (name === 'img' && leftOutAt === null && !isOver) text += toImage(attributes, toMark);
      if (VOID.has(name)) return;
      depth += 1;
      if (leftOutAt === null && isLeftOut(name, attributes)) leftOutAt = depth;
    },
    ontext(written) {
      if (leftOutAt !== null || isOver) return;
      const words = written.replace(/[ \t\r\n\f]+/g, ' ');
      text += text === '' || text.endsWith('\n') ? words.trimStart() : words;
    },
    onclosetag(name) {
      if (VOID.has(name)) return;
      if (leftOutAt === depth) leftOutAt = null;
      depth -= 1;
      if (!BLOCKS.has(name) || leftOutAt !== null || isOver) return;
      breakLine();
      if (name === 'p' && !text.endsWith('\n\n')) text += '\n';
    },
  });
  parser.end(html);
  return text.replace(/ +\n/g, '\n');
}
