// The layout of emails: as plain text, and as HTML for any mail client, without images or external resources.

import { type Locale, toLocalePath } from '#contract/platform/locales.ts';
import type { Translator } from '#server/platform/translate.ts';
import type { EmailBlock, EmailContent } from './template.ts';

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface LayoutContext {
  readonly locale: Locale;
  readonly words: Translator;
  readonly product: string;
  /** The public URL of the product, without a trailing slash. */
  readonly origin: string;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML; line breaks become `<br>`. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => HTML_ENTITIES[sign] ?? sign).replace(/\r?\n/g, '<br>');
}

/** Returns text as one line without control and bidirectional characters. A line break in a subject would start another header. */
export function toOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const STYLE = {
  body: 'margin:0;padding:24px 16px;background:#f1f5f4;color:#1c2b29',
  card: 'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-radius:8px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
  product: 'margin:0 0 24px;font-size:18px;font-weight:700;color:#0f766e',
  text: 'margin:0 0 16px',
  button: 'display:inline-block;padding:12px 20px;border-radius:6px;background:#0f766e;color:#ffffff;font-weight:600;text-decoration:none',
  link: 'color:#0f766e;overflow-wrap:anywhere;word-break:break-word',
  small: 'margin:0 0 16px;font-size:14px;color:#4b5f5c',
  footer:
    'max-width:560px;margin:16px auto 0;font:13px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#4b5f5c',
} as const;

const renderParagraph = (style: string, inner: string) => `<p style="${style}">${inner}</p>`;

/** Returns the URL of a page in the reader's language, or of an API file, which has no language. */
function toUrl(path: string, { origin, locale }: Pick<LayoutContext, 'locale' | 'origin'>): string {
  return path.startsWith('/api/') ? `${origin}${path}` : `${origin}${toLocalePath(locale, path)}`;
}

/** Renders a button and its URL, for mail clients without buttons; only the first one explains how to use the URL. */
function renderButton(
  { button, path }: Extract<EmailBlock, { button: string }>,
  { words, isFirst, ...around }: LayoutContext & { isFirst: boolean },
): string {
  const url = escapeHtml(toUrl(path, around));
  const copy = isFirst ? `${escapeHtml(words('mails.layout.copy'))}<br>` : '';
  return [
    renderParagraph(STYLE.text, `<a href="${url}" style="${STYLE.button}">${escapeHtml(button)}</a>`),
    renderParagraph(STYLE.small, `${copy}<a href="${url}" style="${STYLE.link}">${url}</a>`),
  ].join('\n');
}

function renderHtml(blocks: readonly EmailBlock[], around: LayoutContext): string {
  const first = blocks.find((block) => 'button' in block);
  return blocks
    .map((block) =>
      'text' in block ? renderParagraph(STYLE.text, escapeHtml(block.text)) : renderButton(block, { ...around, isFirst: block === first }),
    )
    .join('\n');
}

function renderText(block: EmailBlock, around: LayoutContext): string {
  return 'text' in block ? block.text : `${block.button}:\n${toUrl(block.path, around)}`;
}

/** Renders an email as text and HTML. */
export function renderEmail({ subject, name, blocks }: EmailContent, around: LayoutContext): RenderedEmail {
  const { locale, words, product } = around;
  const greeting = name === undefined || name === '' ? words('mails.layout.greetingNobody') : words('mails.layout.greeting', { name });
  const automatic = words('mails.layout.automatic', { product });
  const title = toOneLine(subject);
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${STYLE.body}">
<main style="${STYLE.card}">
${renderParagraph(STYLE.product, escapeHtml(product))}
${renderParagraph(STYLE.text, escapeHtml(greeting))}
${renderHtml(blocks, around)}
</main>
${renderParagraph(STYLE.footer, escapeHtml(automatic))}
</body>
</html>
`;
  const text = `${[greeting, ...blocks.map((block) => renderText(block, around)), `--\n${automatic}`].join('\n\n')}\n`;
  return { subject: title, text, html };
}
