// Which pages are counted, and under which address: public ones alone, and nothing of what their visitor has typed or was sent.

import { hasRoles, ROLES, type Role } from '#contract/identity/roles.ts';
import { matchPage, splitLocale } from '#contract/platform/page-match.ts';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';

/** Never a page whose address is a secret, such as that of a preview, or that only opens for who has signed in. */
const COUNTED: ReadonlySet<PageName> = new Set<PageName>([
  ...(['home', 'signIn', 'register', 'becomeHostFamily', 'registerAsHostFamily', 'becomeAHost'] as const),
  ...(['blogList', 'blog', 'page', 'contactUs', 'book', 'experience', 'oldExperience'] as const),
  ...(['travelSearch', 'travelFamily', 'travelActivity'] as const),
]);

/**
 * Returns the path under which a page is counted, without the number of a record; null if it isn't counted.
 * @example toCountedPath('/de/travel/families/7') // '/de/travel/families/{id}'
 */
export function toCountedPath(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  const page = matchPage(path);
  if (page === null || !COUNTED.has(page.name)) return null;
  const { slug = '' } = page.params;
  const counted = PAGE_PATHS[page.name].replace('{slug}', () => encodeURIComponent(slug));
  return locale === null ? counted : `/${locale}${counted}`;
}

const OUTSIDE: readonly Role[] = ['Parent', 'Host family'];

/** Returns whether somebody works here: their visits would only blur the figures. */
export function isStaff({ roleNames }: { readonly roleNames: readonly Role[] }): boolean {
  return hasRoles(
    roleNames,
    'any',
    ROLES.filter((role) => !OUTSIDE.includes(role)),
  );
}
