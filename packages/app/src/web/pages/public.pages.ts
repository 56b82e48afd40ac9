// The pages that anyone may open.

import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { ANYONE, ROLELESS, VISITORS } from './guards.ts';
import { pagesIn } from './records.ts';

const { screen } = pagesIn('public');
const bare = pagesIn('bare');

const signIn = screen({
  title: 'signIn',
  guard: VISITORS,
  isServerRendered: true,
  screen: withMessages(() => import('#web/screens/public/sign-in.screen.tsx')),
});
const registerAsHostFamily = screen({
  title: 'registerAsHostFamily',
  guard: ANYONE,
  screen: withMessages(() => import('#web/screens/public/host-family-registration.screen.tsx')),
});

export const publicPages = {
  home: signIn,
  signIn,
  becomeHostFamily: registerAsHostFamily,
  registerAsHostFamily,
  becomeAHost: registerAsHostFamily,
  register: screen({
    title: 'register',
    guard: VISITORS,
    isServerRendered: true,
    screen: withMessages(() => import('#web/screens/public/register.screen.tsx')),
  }),
  forgotPassword: screen({
    title: 'forgotPassword',
    guard: ANYONE,
    isServerRendered: true,
    screen: withMessages(() => import('#web/screens/public/forgot-password.screen.tsx')),
  }),
  resetPassword: screen({
    title: 'resetPassword',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/reset-password.screen.tsx')),
  }),
  reference: screen({
    title: 'reference',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/reference.screen.tsx')),
  }),
  preview: screen({
    title: 'preview',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/preview.screen.tsx')),
  }),
  setUp: screen({
    title: 'setUp',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/set-up.screen.tsx')),
  }),
  verifyEmail: screen({
    title: 'verifyEmail',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/verify-email.screen.tsx')),
  }),
  authCheck: bare.screen({
    title: 'authCheck',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/auth-check.screen.tsx')),
  }),
  authCallback: screen({
    title: 'authCheck',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/auth-callback.screen.tsx')),
  }),
  notFound: screen({
    title: 'notFound',
    guard: ANYONE,
    isServerRendered: true,
    screen: withMessages(() => import('#web/screens/public/not-found.screen.tsx')),
  }),
  invoiceLink: screen({
    title: 'invoiceLink',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/invoice-link.screen.tsx')),
  }),
  noAccess: screen({
    title: 'noAccess',
    guard: ROLELESS,
    screen: withMessages(() => import('#web/screens/public/no-access.screen.tsx')),
  }),
  blogList: screen({
    title: 'blogList',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/blog-list.screen.tsx')),
  }),
  blog: screen({
    title: 'blog',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/blog.screen.tsx')),
  }),
  page: screen({
    title: 'page',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/page.screen.tsx')),
  }),
  contactUs: screen({
    title: 'contactUs',
    guard: ANYONE,
    isServerRendered: true,
    screen: withMessages(() => import('#web/screens/public/contact-us.screen.tsx')),
  }),
  book: screen({
    title: 'book',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/book.screen.tsx')),
  }),
  experience: screen({
    title: 'experience',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/experience.screen.tsx')),
  }),
  oldExperience: screen({
    title: 'experience',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/public/old-experience.screen.tsx')),
  }),
} as const;
