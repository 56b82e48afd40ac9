// Mailed links: what they are for, the page that each leads to, and how long it can be used.

import { PAGE_PATHS } from '#contract/platform/page-paths.ts';

/** What a mailed link is for. */
export type LinkPurpose = 'verify' | 'reset' | 'invite';

/** Hours until a link is worth nothing any more. */
export const LINK_HOURS: Record<LinkPurpose, number> = { verify: 48, reset: 1, invite: 168 };

const PAGES: Record<LinkPurpose, string> = {
  verify: PAGE_PATHS.verifyEmail,
  reset: PAGE_PATHS.resetPassword,
  invite: PAGE_PATHS.resetPassword,
};

/**
 * The path of the page for a link, without locale prefix.
 * @example linkPath('reset', 'abc') // '/reset-password/abc'
 */
export function linkPath(purpose: LinkPurpose, token: string): string {
  return PAGES[purpose].replace('{token}', token);
}

/**
 * The path of the page on which the first administrator is made, without locale prefix.
 * @example setUpPath('abc') // '/setup/abc'
 */
export function setUpPath(token: string): string {
  return PAGE_PATHS.setUp.replace('{token}', token);
}
