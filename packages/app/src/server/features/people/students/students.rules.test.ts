// What may be done with a student.

import { expect, test } from 'vitest';
import { listActions } from './students.rules.ts';

test.each([
  [{ mayWrite: true, mayDelete: false, mayManage: false }, ['edit']],
  [{ mayWrite: false, mayDelete: true, mayManage: false }, ['remove']],
  [{ mayWrite: false, mayDelete: false, mayManage: true }, ['manage']],
  [{ mayWrite: true, mayDelete: true, mayManage: true }, ['edit', 'remove', 'manage']],
])('each right is one action: %o', (asker, actions) => {
  expect(listActions(asker)).toEqual(actions);
});
