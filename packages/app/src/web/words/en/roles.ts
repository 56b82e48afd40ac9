// The roles, and the screen that shows them, in English. The names are fixed.

import type { Role } from '#contract/identity/roles.ts';
import { names } from '#contract/words/en/names.ts';

export const roles = {
  name: names.role,
  about: {
    Parent: 'Books stays for their children and pays for them.',
    'Host family': 'Hosts students: calendar, offers and payouts of their own home.',
    Coordinator: 'Looks after trips, families and messages in all counties.',
    Agent: 'Sells stays: works with their own students, groups and invoices.',
    Finance: 'Manages invoices, payments, payouts and billing.',
    Administrator: 'Manages everything, including users, roles and permissions.',
    'Vetting admin': 'Finds and vets host families.',
    'Page editor': 'Edits pages, blog, menus and testimonials.',
  } satisfies Record<Role, string>,
  description: 'The 8 roles are fixed. Users with several roles have all their permissions.',
  column: { holders: 'Users', landing: 'Start page' },
  holders: '{count, plural, =0 {No users} one {# user} other {# users}}',
  showHolders: '{count, plural, =0 {No users} one {# user} other {# users}} with the role {role}',
  deactivated: '{count, plural, one {and # deactivated} other {and # deactivated}}',
  rightCount: '{count, plural, one {# permission} other {# permissions}}',
  switched: '{count, plural, one {# changed} other {# changed}}',
  showRights: '{count, plural, one {# permission} other {# permissions}} of the role {role}',
  changeRights: 'Edit permissions',
  staff: 'Staff',
  assign: 'Assign',
  assignTo: 'Assign role {role}',
  assignUser: 'User',
  assignConfirm: 'Assign role',
  assigned: 'Role {role} assigned to {name}',
  alreadyHeld: '{name} already has the role {role}.',
  picker: { placeholder: 'Name or email', nobody: 'No results', searching: 'Searching…' },
} as const;
