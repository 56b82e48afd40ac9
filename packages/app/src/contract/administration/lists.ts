// Declarations of the administration lists: their sorts and filters.

import { ROLES } from '#contract/identity/roles.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { EMAIL_STATES, OUTBOX_STATES, USER_STATES } from './states.ts';

export const usersList = declareList({
  name: 'users',
  columns: ['name', 'firstName', 'lastName', 'email', 'phone', 'roles', 'state', 'lastSignInAt', 'createdAt'],
  sorts: ['name', 'email', 'lastSignInAt', 'createdAt'],
  defaultSort: 'name',
  filters: {
    role: { kind: 'choice', choices: ROLES, emptiable: true },
    state: { kind: 'choice', choices: USER_STATES },
    severalRoles: { kind: 'flag' },
    lastSignInAt: { kind: 'instant', emptiable: true },
    createdAt: { kind: 'instant' },
  },
});

export const auditList = declareList({
  name: 'audit',
  columns: ['at', 'actor', 'viewer', 'action', 'subjectType', 'subject', 'changes'],
  sorts: ['at'],
  defaultSort: '-at',
  filters: {
    at: { kind: 'instant' },
    /** The user who acted, also while viewing as another user. */
    actor: { kind: 'choice' },
    action: { kind: 'choice' },
    subjectType: { kind: 'choice' },
    subjectId: { kind: 'choice' },
  },
});

/** What happened, without the values of fields: for staff who may read what it happened to. */
export const eventsList = declareList({
  name: 'events',
  columns: ['at', 'actor', 'viewer', 'action', 'subjectType', 'subject', 'subjectId', 'detail'],
  sorts: ['at'],
  defaultSort: '-at',
  filters: { at: { kind: 'instant' }, actor: { kind: 'choice' }, subjectType: { kind: 'choice' }, subjectId: { kind: 'choice' } },
});

export const emailsList = declareList({
  name: 'mails',
  sorts: ['at', 'recipient', 'subject'],
  defaultSort: '-at',
  filters: { state: { kind: 'choice', choices: EMAIL_STATES }, at: { kind: 'instant' } },
});

export const outboxList = declareList({
  name: 'outbox',
  sorts: ['at', 'dueAt', 'kind'],
  defaultSort: '-at',
  filters: { state: { kind: 'choice', choices: OUTBOX_STATES }, kind: { kind: 'choice' }, at: { kind: 'instant' } },
});
