// Redacts the tokens of links in emails, for everybody who stores or shows an email but isn't its reader.

/** The token in links that set a password, verify an address, resume a registration, open an invoice or unsubscribe. */
const TOKEN =
  /(\/(?:(?:reset-password|verify-email|api\/(?:invoice-files|(?:notifications|conversations)\/unsubscribe|become_a_host\/drafts|content-previews)|preview)\/|become_a_host\?resume=))[A-Za-z0-9_.-]{8,}/g;

/**
 * Returns an email, or a line of the log, without tokens that only its reader may know.
 * @example redactLinkTokens('https://x.test/reset-password/abcdefghij') // 'https://x.test/reset-password/…'
 */
export function redactLinkTokens(content: string): string {
  return content.replace(TOKEN, '$1…');
}
