// The pages inside an app wrapper, for all signed-in users.

import { IconHome, IconMenu2 } from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { allowRoles } from './guards.ts';
import { pagesIn, redirectTo } from './records.ts';

const { screen } = pagesIn('mobile');

const SIGNED_IN = allowRoles();

export const mobilePages = {
  mobile: redirectTo(paths.mobileHome(), SIGNED_IN),
  mobileHome: screen({
    title: 'mobileHome',
    guard: SIGNED_IN,
    screen: withMessages(() => import('#web/screens/mobile/home.screen.tsx')),
    icon: IconHome,
  }),
  mobileMenu: screen({
    title: 'mobileMenu',
    guard: SIGNED_IN,
    screen: withMessages(() => import('#web/screens/mobile/menu.screen.tsx')),
    icon: IconMenu2,
  }),
  mobileAccountDelete: screen({
    title: 'mobileAccountDelete',
    guard: SIGNED_IN,
    screen: withMessages(() => import('#web/screens/mobile/account-delete.screen.tsx')),
  }),
} as const;
