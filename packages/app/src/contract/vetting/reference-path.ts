// The page of a reference.

import { PAGE_PATHS } from '#contract/platform/page-paths.ts';

/**
 * Returns the path of the page where a referee answers, without locale prefix.
 * @example referencePath('abc') // '/reference/abc'
 */
export function referencePath(token: string): string {
  return PAGE_PATHS.reference.replace('{token}', token);
}
