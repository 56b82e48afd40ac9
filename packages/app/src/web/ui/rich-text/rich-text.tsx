// Formatted text on a page. Its type is only given to HTML that the server has sanitized.

import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import classes from './rich-text.module.css';

export function RichText({ html }: { html: CleanHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, as its type guarantees
  return <div className={classes['text']} dangerouslySetInnerHTML={{ __html: html }} />;
}
