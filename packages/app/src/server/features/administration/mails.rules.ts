// What an administrator sees of a mail, decided without a database.

/** What follows the page in a link that signs in, or proves an address: the token. */
const TOKEN = /(\/(?:reset-password|verify-email)\/)[A-Za-z0-9_-]{8,}/g;

/**
 * A mail that its recipient gets elsewhere, without what only they may know.
 * @example withoutTokens('https://x.test/reset-password/abcdefghij') // 'https://x.test/reset-password/…'
 */
export function withoutTokens(content: string): string {
  return content.replace(TOKEN, '$1…');
}

/** The page of a mail for a frame that shows it: its links open in a window of their own. */
export function framed(html: string): string {
  return html.replace(/<head>/i, '<head><base target="_blank">');
}
