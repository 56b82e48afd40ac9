// The pages of the hub for accounts, permissions and the change log, in the order of the menu.

import {
  IconAddressBook,
  IconBuilding,
  IconHistory,
  IconKey,
  IconListDetails,
  IconMail,
  IconShieldCheck,
  IconUserCog,
} from '@tabler/icons-react';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { allowRoles, allowRolesWith } from './guards.ts';
import { AD, AG, CO, FI, PE, STAFF, VA } from './hub-guards.ts';
import { pagesIn } from './records.ts';

const { screen } = pagesIn('hub');

export const hubAdministrationPages = {
  hubUsers: screen({
    title: 'hubUsers',
    guard: allowRolesWith('users.read', CO, AG, FI, AD, VA, PE),
    screen: withMessages(() => import('#web/screens/hub/administration/users.screen.tsx')),
    icon: IconAddressBook,
    menu: { group: 'administration', shortcut: 'u', hasCard: true },
  }),
  hubUser: screen({
    title: 'hubUser',
    guard: allowRolesWith('users.write', AD),
    screen: withMessages(() => import('#web/screens/hub/administration/user.screen.tsx')),
  }),
  hubRoles: screen({
    title: 'hubRoles',
    guard: allowRolesWith('roles.write', AD),
    screen: withMessages(() => import('#web/screens/hub/administration/roles.screen.tsx')),
    icon: IconUserCog,
    menu: { group: 'administration', shortcut: 'o' },
  }),
  hubPermissions: screen({
    title: 'hubPermissions',
    guard: allowRolesWith('roles.write', AD),
    screen: withMessages(() => import('#web/screens/hub/administration/permissions.screen.tsx')),
    icon: IconShieldCheck,
    menu: { group: 'administration', shortcut: 'e' },
  }),
  hubBusinesses: screen({
    title: 'hubBusinesses',
    guard: allowRoles(FI, AD),
    screen: withMessages(() => import('#web/screens/hub/administration/businesses.screen.tsx')),
    icon: IconBuilding,
    menu: { group: 'administration' },
  }),
  hubChangeLog: screen({
    title: 'hubChangeLog',
    guard: allowRolesWith('audit.read', CO, AG, FI, AD, VA, PE),
    screen: withMessages(() => import('#web/screens/hub/administration/change-log.screen.tsx')),
    icon: IconListDetails,
    menu: { group: 'administration' },
  }),
  hubMails: screen({
    title: 'hubMails',
    guard: allowRolesWith('mails.read', AD),
    screen: withMessages(() => import('#web/screens/hub/administration/mails.screen.tsx')),
    icon: IconMail,
    menu: { group: 'administration', shortcut: 'l' },
  }),
  hubTimeline: screen({
    title: 'hubTimeline',
    guard: allowRolesWith('events.read', CO, AG, FI, AD, VA, PE),
    screen: withMessages(() => import('#web/screens/hub/administration/timeline.screen.tsx')),
    icon: IconHistory,
    menu: { group: 'administration' },
  }),
  hubChangePassword: screen({
    title: 'hubChangePassword',
    guard: STAFF,
    screen: withMessages(() => import('#web/screens/hub/administration/change-password.screen.tsx')),
    icon: IconKey,
    menu: { group: 'own' },
  }),
} as const;
