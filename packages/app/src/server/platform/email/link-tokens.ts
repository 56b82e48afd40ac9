// The secret part of the links in mails, for whoever keeps a mail or shows it and is not its reader.

/** What follows the page in a link that sets a password, proves an address, opens an invoice or ends mails: the token. */
const TOKEN = /(\/(?:reset-password|verify-email|api\/invoice-files|api\/notifications\/unsubscribe)\/)[A-Za-z0-9_.-]{8,}/g;

/**
 * A mail, or a line of the log, without what only its reader may know.
 * @example redactLinkTokens('https://x.test/reset-password/abcdefghij') // 'https://x.test/reset-password/…'
 */
export function redactLinkTokens(content: string): string {
  return content.replace(TOKEN, '$1…');
}
