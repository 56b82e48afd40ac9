// Emailed links: their purpose, the page that each opens, and their validity.

import { PAGE_PATHS } from '#contract/platform/page-paths.ts';

/** The purpose of an emailed link. */
export type LinkPurpose = 'verify' | 'reset' | 'invite';

/** Validity in hours. */
export const LINK_HOURS: Record<LinkPurpose, number> = { verify: 48, reset: 1, invite: 168 };

const PAGES: Record<LinkPurpose, string> = {
  verify: PAGE_PATHS.verifyEmail,
  reset: PAGE_PATHS.resetPassword,
  invite: PAGE_PATHS.resetPassword,
};

/**
 * Returns the page path of a link, without locale prefix.
 * @example linkPath('reset', 'abc') // '/reset-password/abc'
 */
export function linkPath(purpose: LinkPurpose, token: string): string {
  return PAGES[purpose].replace('{token}', token);
}

/**
 * Returns the path of the page that creates the first administrator, without locale prefix.
 * @example setUpPath('abc') // '/setup/abc'
 */
export function setUpPath(token: string): string {
  return PAGE_PATHS.setUp.replace('{token}', token);
}
