// The pages of everybody who is signed in, whatever their roles.

import { entriesOf, holders } from './entries.ts';

const { screen } = entriesOf('own');

/** What the screen of the own account needs; parents have it among their pages too. */
export const ACCOUNT = {
  load: () => import('#web/screens/account/account.screen.tsx'),
  words: ['account', 'changePassword', 'mobile', 'upload', 'form', 'validation'],
} as const;

export const ownRoutes = { account: screen('account', holders(), ACCOUNT) } as const;
