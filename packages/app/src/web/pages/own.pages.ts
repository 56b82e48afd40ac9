// The pages of all signed-in users, regardless of their roles.

import { IconUserCircle } from '@tabler/icons-react';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { allowRoles } from './guards.ts';
import { pagesIn } from './records.ts';

const { screen } = pagesIn('own');

/** The account screen; it is also one of the parents' pages. */
export const ACCOUNT = withMessages(() => import('#web/screens/account/account.screen.tsx'));

export const ownPages = {
  account: screen({ title: 'account', guard: allowRoles(), screen: ACCOUNT, icon: IconUserCircle, menu: { group: 'own' } }),
} as const;
