// The pages in the first bundle, on the way to an account; the others that anyone may open are in `visitor.pages.ts`.

import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { ANYONE, VISITORS } from './guards.ts';
import { pagesIn } from './records.ts';

const { screen } = pagesIn('public');

const signIn = screen({
  title: 'signIn',
  guard: VISITORS,
  isServerRendered: true,
  screen: withMessages(() => import('#web/screens/public/sign-in.screen.tsx')),
});

export const publicPages = {
  home: signIn,
  signIn,
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
} as const;
