// The pages inside an app wrapper, for everybody who is signed in.

import { paths } from '#web/paths.ts';
import { entriesOf, holders, redirectTo } from './entries.ts';

const { screen } = entriesOf('mobile');

const SIGNED_IN = holders();

export const mobileRoutes = {
  mobile: redirectTo(paths.mobileHome(), SIGNED_IN),
  mobileHome: screen('mobileHome', SIGNED_IN, { load: () => import('#web/screens/mobile/home.screen.tsx'), words: ['mobile', 'shell'] }),
  mobileMenu: screen('mobileMenu', SIGNED_IN, {
    load: () => import('#web/screens/mobile/menu.screen.tsx'),
    words: ['mobile', 'shell', 'frame'],
  }),
  mobileAccountDelete: screen('mobileAccountDelete', SIGNED_IN, {
    load: () => import('#web/screens/mobile/account-delete.screen.tsx'),
    words: ['mobile'],
  }),
} as const;
