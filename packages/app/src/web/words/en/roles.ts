// The roles, and the screen that shows them, in English. The names are fixed.

import type { Role } from '#contract/identity/roles.ts';
import { names } from '#contract/words/en/names.ts';

export const roles = {
  name: names.role,
  about: {
    Parent: 'Books stays for their children and pays for them.',
    'Host family': 'Takes students in: calendar, offers and payouts of their own home.',
    Coordinator: 'Looks after trips, families and conversations of all counties.',
    Agent: 'Sells stays: works with their own students, groups and invoices.',
    Finance: 'Invoices, payments, payouts and billing.',
    Administrator: 'Everything, including users, roles and permissions.',
    'Vetting admin': 'Finds and vets host families.',
    'Page editor': 'Pages, blog, menus and testimonials.',
  } satisfies Record<Role, string>,
  description: 'The eight roles are fixed. Somebody may hold several: their rights add up.',
  column: { holders: 'Holders', landing: 'Lands on' },
  holders: '{count, plural, =0 {Nobody} one {# user} other {# users}}',
  showHolders: '{count, plural, =0 {Nobody} one {# user} other {# users}} with the role {role}',
  deactivated: '{count, plural, one {and # deactivated} other {and # deactivated}}',
  rightCount: '{count, plural, one {# right} other {# rights}}',
  switched: '{count, plural, one {# switched} other {# switched}}',
  showRights: '{count, plural, one {# right} other {# rights}} of the role {role}',
  changeRights: 'Change what this role may do',
  staff: 'Staff',
  assign: 'Assign',
  assignTo: 'Assign the role {role}',
  assignUser: 'User',
  assignConfirm: 'Give the role',
  assigned: '{name} now holds the role {role}.',
  alreadyHeld: '{name} holds the role {role} already.',
  picker: { placeholder: 'Name or email', nobody: 'Nobody found', searching: 'Searching…' },
} as const;
