// Formatted text on a page. Only what the server has cleaned has the type that it takes.

import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import classes from './rich-text.module.css';

export function RichText({ html }: { html: CleanHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, and its type says so
  return <div className={classes['text']} dangerouslySetInnerHTML={{ __html: html }} />;
}
