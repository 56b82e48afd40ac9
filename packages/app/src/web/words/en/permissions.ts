// What each role may do, in English. Every right has its name here.

import type { FixedReason } from '#contract/administration/permissions.shapes.ts';
import type { Capability } from '#contract/platform/capabilities.ts';

/** Names of rights, part by part of the right: `users.read` is `users` and in it `read`. */
type Nested<Name extends string> = {
  readonly [Area in Name as Area extends `${infer First}.${string}` ? First : never]: Readonly<
    Record<
      Extract<Name, `${Area extends `${infer First}.${string}` ? First : never}.${string}`> extends `${string}.${infer Last}`
        ? Last
        : never,
      string
    >
  >;
};

export const permissions = {
  description: 'What each role may do. A change counts from the next click of everybody on.',
  tab: { grid: 'Roles and rights', effective: 'Rights of one user', log: 'Change log' },
  search: 'Search rights',
  onlySwitched: 'Only what was switched',
  caption: 'Rights by role. Move with the arrow keys, switch with the space bar.',
  right: {
    account: { read: 'See the own account', write: 'Change the own account', create: 'Register as a parent', leave: 'Sign out' },
    host: { register: 'Register as a host family' },
    users: { read: 'See users', write: 'Invite, change and deactivate users', viewAs: 'View the product as another user' },
    roles: { write: 'Grant roles and switch permissions' },
    audit: { read: 'Read the change log' },
    notifications: { own: 'Get notifications' },
    campaigns: { write: 'Send announcements', delete: 'Delete announcements' },
    attachments: { write: 'Upload files', readAll: 'See every file', public: 'See public pictures' },
    lists: { own: 'Save own views of lists' },
    mails: { read: 'Read mails that the product wrote' },
    outbox: { write: 'See waiting work and try it again' },
    dependencies: { read: 'Read lists of countries, counties and tags' },
    contact: { send: 'Write to us', read: 'Read what people write to us' },
    hub: { enter: 'Enter the hub' },
    trips: { create: 'Create trips' },
  } satisfies Nested<Exclude<Capability, 'public'>>,
  area: {
    account: 'Own account',
    host: 'Host families',
    users: 'Users',
    roles: 'Roles and permissions',
    audit: 'Change log',
    notifications: 'Notifications',
    campaigns: 'Announcements',
    attachments: 'Files',
    lists: 'Lists',
    mails: 'Mails',
    outbox: 'Outbox',
    dependencies: 'Choices',
    contact: 'Contact',
    hub: 'Hub',
    trips: 'Trips',
  } satisfies Record<Exclude<Capability, 'public'> extends `${infer Area}.${string}` ? Area : never, string>,
  reach: {
    none: 'nothing',
    public: 'what is public',
    own: 'their own',
    assigned: 'what is assigned to them',
    all: 'everything',
    plain: '–',
  },
  fixed: {
    openToAll: 'Anybody may do this, signed in or not.',
    ownAccount: 'Without it nobody could use their own account.',
    administratorKeeps: 'Without it nobody could administer the product.',
    administratorOnly: 'Whoever had it could make themselves an administrator.',
    tripCreators: 'Only Administrator, Coordinator and Agent may ever create trips.',
    staffOnly: 'It reaches the data of other people: never for parents and host families.',
    ownRowsOnly: 'It is about what is one’s own, and this role has nothing of the kind.',
  } satisfies Record<FixedReason, string>,
  cell: {
    name: '{role}: {right}',
    on: '{role}, {right}: on',
    off: '{role}, {right}: off',
    fixedOn: '{role}, {right}: always on',
    fixedOff: '{role}, {right}: always off',
  },
  detail: {
    on: 'On: reaches {reach}.',
    plainOn: 'On.',
    plainOff: 'Off.',
    off: 'Off. If switched on, it reaches {reach}.',
    switchedOn: 'Switched on; the product has it off.',
    switchedOff: 'Switched off; the product has it on.',
    fixed: 'Fixed. {reason}',
    restore: 'Back to how the product has it',
  },
  switchedCount: '{count, plural, =0 {Everything is as the product has it.} one {# right is switched.} other {# rights are switched.}}',
  switchedOnToast: '{role} may now: {right}',
  switchedOffToast: '{role} may no longer: {right}',
  undo: 'Undo',
  resetAll: 'Reset to default',
  resetTitle: 'Reset all permissions?',
  resetText: '{count, plural, one {# right goes back to how the product has it.} other {# rights go back to how the product has them.}}',
  resetConfirm: 'Reset',
  resetDone: 'All permissions are as the product has them.',
  nothingFound: 'No right matches.',
  changedMeanwhile: 'Somebody else has switched this in the meantime. You see it as it is now.',
  effective: {
    pick: 'User',
    hint: 'Choose a user to see everything they may do, and which of their roles gives it.',
    roles: 'Roles: {roles}',
    noRoles: 'This user holds no role and may do what anybody may.',
    deactivated: 'The account is deactivated: none of this can be used.',
    right: 'Right',
    through: 'Through',
    reach: 'Reaches',
    anybody: 'Anybody',
    switched: 'switched on',
  },
} as const;
