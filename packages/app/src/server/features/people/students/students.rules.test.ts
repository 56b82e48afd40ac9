// What may be done with a student, what the change log keeps, and what two entries of one student come to.

import { expect, test } from 'vitest';
import { fillMissingFrom, listActions, redactHealth } from './students.rules.ts';

test.each([
  [{ mayWrite: true, mayDelete: false, mayManage: false }, ['edit']],
  [{ mayWrite: false, mayDelete: true, mayManage: false }, ['remove']],
  [{ mayWrite: false, mayDelete: false, mayManage: true }, ['manage']],
  [{ mayWrite: true, mayDelete: true, mayManage: true }, ['edit', 'remove', 'manage']],
])('each right is one action: %o', (asker, actions) => {
  expect(listActions(asker)).toEqual(actions);
});

test('of what concerns health it is kept whether it says something, and not what', () => {
  const changes = {
    firstName: { before: 'Mia', after: '' },
    allergies: { before: '', after: 'Nuts' },
    notes: { before: 'Shy', after: null },
    internalNotes: { before: undefined, after: '' },
    vacinated: { before: false, after: true },
  };
  expect(redactHealth(changes)).toEqual({
    firstName: { before: 'Mia', after: '' },
    allergies: { before: null, after: true },
    notes: { before: true, after: null },
    internalNotes: { before: null, after: null },
    vacinated: { before: true, after: true },
  });
});

test('what one entry says stays, and where it says nothing, the other one is heard', () => {
  const kept = { school: 'St Mary', phone: '', email: null, notes: undefined, allergies: '', smokes: false };
  const other = { school: 'Else', phone: '123', email: 'a@example.test', notes: '', allergies: null, smokes: true };
  expect(fillMissingFrom<Readonly<Record<string, unknown>>>(kept, other)).toEqual({ phone: '123', email: 'a@example.test' });
});
