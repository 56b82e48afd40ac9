// What an administrator sees of a mail, decided without a database.

/** The page of a mail for a frame that shows it: its links open in a window of their own. */
export function toFramedHtml(html: string): string {
  return html.replace(/<head>/i, '<head><base target="_blank">');
}
