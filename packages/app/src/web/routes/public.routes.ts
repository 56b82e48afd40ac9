// The pages that everybody may open.

import { ANYONE, entriesOf, ROLELESS, VISITORS } from './entries.ts';

const { screen } = entriesOf('public');
const bare = entriesOf('bare');

const signIn = screen('signIn', VISITORS, { load: () => import('#web/screens/public/sign-in.screen.tsx'), words: ['signIn'] });
const registerAsHostFamily = screen('registerAsHostFamily', ANYONE, {
  load: () => import('#web/screens/public/host-family-registration.screen.tsx'),
  words: ['hostRegistration', 'form', 'validation'],
});
const EXPERIENCE_WORDS = ['experience', 'suits', 'hostRegistration', 'form', 'calendar', 'validation'] as const;

export const publicRoutes = {
  home: signIn,
  signIn,
  becomeHostFamily: registerAsHostFamily,
  registerAsHostFamily,
  becomeAHost: registerAsHostFamily,
  register: screen('register', VISITORS, {
    load: () => import('#web/screens/public/register.screen.tsx'),
    words: ['register', 'recovery', 'form', 'validation'],
  }),
  forgotPassword: screen('forgotPassword', ANYONE, {
    load: () => import('#web/screens/public/forgot-password.screen.tsx'),
    words: ['recovery', 'form', 'validation'],
  }),
  resetPassword: screen('resetPassword', ANYONE, {
    load: () => import('#web/screens/public/reset-password.screen.tsx'),
    words: ['recovery', 'form', 'validation'],
  }),
  setUp: screen('setUp', ANYONE, { load: () => import('#web/screens/public/set-up.screen.tsx'), words: ['setUp', 'form', 'validation'] }),
  verifyEmail: screen('verifyEmail', ANYONE, { load: () => import('#web/screens/public/verify-email.screen.tsx'), words: ['recovery'] }),
  authCheck: bare.screen('authCheck', ANYONE, { load: () => import('#web/screens/public/auth-check.screen.tsx') }),
  authCallback: screen('authCheck', ANYONE, { load: () => import('#web/screens/public/auth-callback.screen.tsx'), words: ['recovery'] }),
  notFound: screen('notFound', ANYONE, { load: () => import('#web/screens/public/not-found.screen.tsx'), words: ['notFound'] }),
  invoiceLink: screen('invoiceLink', ANYONE, { load: () => import('#web/screens/public/invoice-link.screen.tsx'), words: ['invoiceLink'] }),
  noAccess: screen('noAccess', ROLELESS, { load: () => import('#web/screens/public/no-access.screen.tsx'), words: ['noAccess'] }),
  blogList: screen('blogList', ANYONE, { load: () => import('#web/screens/public/blog-list.screen.tsx'), words: ['articles'] }),
  blog: screen('blog', ANYONE, { load: () => import('#web/screens/public/blog.screen.tsx'), words: ['articles', 'notFound'] }),
  page: screen('page', ANYONE, { load: () => import('#web/screens/public/page.screen.tsx'), words: ['articles', 'notFound'] }),
  contactUs: screen('contactUs', ANYONE, {
    load: () => import('#web/screens/public/contact-us.screen.tsx'),
    words: ['contact', 'form', 'validation'],
  }),
  book: screen('book', ANYONE, {
    load: () => import('#web/screens/public/book.screen.tsx'),
    words: ['search', 'tags', 'list', 'calendar'],
  }),
  experience: screen('experience', ANYONE, {
    load: () => import('#web/screens/public/experience.screen.tsx'),
    words: EXPERIENCE_WORDS,
  }),
  oldExperience: screen('experience', ANYONE, {
    load: () => import('#web/screens/public/old-experience.screen.tsx'),
    words: EXPERIENCE_WORDS,
  }),
} as const;
