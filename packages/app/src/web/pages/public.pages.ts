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
  notFound: screen({
    title: 'notFound',
    guard: ANYONE,
    isServerRendered: true,
    screen: withMessages(() => import('#web/screens/public/not-found.screen.tsx')),
  }),
} as const;
