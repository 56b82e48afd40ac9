// What may be done with a student, and what of a change the change log keeps.

import type { StudentAction } from '#contract/people/students.shapes.ts';
import type { Difference } from '#server/platform/differences.ts';

interface StudentRights {
  readonly mayWrite: boolean;
  readonly mayDelete: boolean;
  readonly mayManage: boolean;
}

/** What somebody may do with a student whom their right reaches. */
export function listActions({ mayWrite, mayDelete, mayManage }: StudentRights): StudentAction[] {
  const possible: Readonly<Record<StudentAction, boolean>> = { edit: mayWrite, remove: mayDelete, manage: mayManage };
  return (Object.keys(possible) as StudentAction[]).filter((action) => possible[action]);
}

/** What concerns the health of a child is read where the child is, and nowhere else. */
const HEALTH_FIELDS: readonly string[] = ['allergies', 'anyMedicalCondition', 'vacinated', 'notes', 'internalNotes'];

const toPresence = (value: unknown) => (value === '' || value === null || value === undefined ? null : true);

/** Changes as the change log keeps them: of what concerns health that it was changed, and not what it says. */
export function redactHealth(changes: Readonly<Record<string, Difference>>): Record<string, Difference> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, { before, after }]) =>
      HEALTH_FIELDS.includes(field) ? [field, { before: toPresence(before), after: toPresence(after) }] : [field, { before, after }],
    ),
  );
}

/** What of two rows of one student is kept: what the first one says, and where it says nothing, what the other one does. */
export function fillMissingFrom<Fields extends Readonly<Record<string, unknown>>>(kept: Fields, other: Fields): Partial<Fields> {
  const entries = Object.entries(kept).filter(([field, value]) => toPresence(value) === null && toPresence(other[field]) !== null);
  return Object.fromEntries(entries.map(([field]) => [field, other[field]])) as Partial<Fields>;
}
