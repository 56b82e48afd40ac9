// Whose unread messages are counted: those of everybody who is neither coordinator nor administrator.

import { expect, test } from 'vitest';
import { ROLES } from '#contract/identity/roles.ts';
import { isUnreadCounted } from './session-steps.ts';

test('coordinators and administrators are left out, whatever else they are', () => {
  expect(ROLES.filter((role) => isUnreadCounted({ roleNames: [role] }))).toEqual([
    'Parent',
    'Host family',
    'Agent',
    'Finance',
    'Vetting admin',
    'Page editor',
  ]);
  expect(isUnreadCounted({ roleNames: ['Parent', 'Coordinator'] })).toBe(false);
  expect(isUnreadCounted({ roleNames: [] })).toBe(false);
});
