// Rules for showing an email to administrators.

/** Prepares the HTML of an email for a frame: its links open in a new window. */
export function toFramedHtml(html: string): string {
  return html.replace(/<head>/i, '<head><base target="_blank">');
}
