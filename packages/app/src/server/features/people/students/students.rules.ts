// Rules of the actions on a student.

import type { StudentAction } from '#contract/people/students.shapes.ts';

interface StudentRights {
  readonly mayWrite: boolean;
  readonly mayDelete: boolean;
  readonly mayManage: boolean;
}

/** Returns the actions that a user can take on a student in their scope. */
export function listActions({ mayWrite, mayDelete, mayManage }: StudentRights): StudentAction[] {
  const possible: Readonly<Record<StudentAction, boolean>> = { edit: mayWrite, remove: mayDelete, manage: mayManage };
  return (Object.keys(possible) as StudentAction[]).filter((action) => possible[action]);
}
