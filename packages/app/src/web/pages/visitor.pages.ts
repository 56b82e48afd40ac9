// The other pages that anyone may open: visitors load them when they open one of them, and no more. The places of those for parents in their
// menu are in `travel.pages.ts`.

import { IconSearch } from '@tabler/icons-react';
import { toStillScreen } from '#web/platform/lazy/to-still.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import type { LazyScreen, Tables } from '#web/platform/navigation/page-record.ts';
import { getPageSetting } from '#web/platform/page-scope.ts';
import { persist, tabSession } from '#web/platform/session/app-persist.ts';
import { ANYONE, ROLELESS } from './guards.ts';
import { pagesIn } from './records.ts';

const { screen } = pagesIn('travel');
const open = pagesIn('public');
const bare = pagesIn('bare');

/** A page that is read more than it is used: it comes as a text, and its code when somebody touches it. */
const still = (screen: LazyScreen, isBegun?: () => boolean) =>
  ({ isServerRendered: true, screen, still: toStillScreen(screen, isBegun) }) as const;

/** Pages of parents, on which they look for a stay. */
export const stayPages = {
  travelSearch: screen({
    title: 'travelSearch',
    guard: ANYONE,
    ...still(withMessages(() => import('#web/screens/travel/search.screen.tsx'))),
    icon: IconSearch,
    menu: { group: 'main' },
  }),
  travelFamily: screen({
    title: 'travelFamily',
    guard: ANYONE,
    ...still(withMessages(() => import('#web/screens/travel/family.screen.tsx'))),
  }),
  travelActivity: screen({
    title: 'travelActivity',
    guard: ANYONE,
    ...still(
      withMessages(() => import('#web/screens/travel/activity.screen.tsx')),
      () => tabSession.get().booking !== undefined,
    ),
  }),
} as const;

const registerAsHostFamily = open.screen({
  title: 'registerAsHostFamily',
  guard: ANYONE,
  ...still(
    withMessages(() => import('#web/screens/public/host-family-registration.screen.tsx')),
    () => persist.get().hostDraft !== undefined,
  ),
});

/** Pages outside the areas. */
export const openPages = {
  becomeHostFamily: registerAsHostFamily,
  registerAsHostFamily,
  becomeAHost: registerAsHostFamily,
  resetPassword: open.screen({
    title: 'resetPassword',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/reset-password.screen.tsx')),
  }),
  preview: open.screen({
    title: 'preview',
    guard: ANYONE,
    ...still(withMessages(() => import('#web/screens/public/preview.screen.tsx'))),
  }),
  setUp: open.screen({
    title: 'setUp',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/set-up.screen.tsx')),
  }),
  verifyEmail: open.screen({
    title: 'verifyEmail',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/verify-email.screen.tsx')),
  }),
  authCheck: bare.screen({
    title: 'authCheck',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/auth-check.screen.tsx')),
  }),
  authCallback: open.screen({
    title: 'authCheck',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/auth-callback.screen.tsx')),
  }),
  invoiceLink: open.screen({
    title: 'invoiceLink',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/invoice-link.screen.tsx')),
  }),
  noAccess: open.screen({
    title: 'noAccess',
    guard: ROLELESS,
    screen: withMessages(() => import('#web/screens/public/no-access.screen.tsx')),
  }),
  blogList: open.screen({
    title: 'blogList',
    guard: ANYONE,
    ...still(withMessages(() => import('#web/screens/public/blog-list.screen.tsx'))),
  }),
  blog: open.screen({
    title: 'blog',
    guard: ANYONE,
    ...still(withMessages(() => import('#web/screens/public/blog.screen.tsx'))),
  }),
  page: open.screen({
    title: 'page',
    guard: ANYONE,
    ...still(withMessages(() => import('#web/screens/public/page.screen.tsx'))),
  }),
  contactUs: open.screen({
    title: 'contactUs',
    guard: ANYONE,
    ...still(withMessages(() => import('#web/screens/public/contact-us.screen.tsx'))),
  }),
  cookies: open.screen({
    title: 'cookies',
    guard: ANYONE,
    ...still(
      withMessages(() => import('#web/screens/public/cookies.screen.tsx')),
      () => getPageSetting('analytics') !== '',
    ),
  }),
  reference: open.screen({
    title: 'reference',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/reference.screen.tsx')),
  }),
  book: open.screen({
    title: 'book',
    guard: ANYONE,
    ...still(withMessages(() => import('#web/screens/public/book.screen.tsx'))),
  }),
  experience: open.screen({
    title: 'experience',
    guard: ANYONE,
    ...still(
      withMessages(() => import('#web/screens/public/experience.screen.tsx')),
      () => persist.get().experience !== undefined,
    ),
  }),
  oldExperience: open.screen({
    title: 'experience',
    guard: ANYONE,
    ...still(
      withMessages(() => import('#web/screens/public/old-experience.screen.tsx')),
      () => persist.get().experience !== undefined,
    ),
  }),
} as const;

/** With the frames that visitors see: without the bell and what else is for who has signed in. */
export const VISITOR = {
  pages: { ...openPages, ...stayPages },
  frames: {
    travel: withMessages(() => import('#web/features/shell/frames/visitor-frame.tsx')),
    bare: withMessages(() => import('#web/features/shell/frames/bare-frame.tsx')),
  },
} satisfies Tables;
