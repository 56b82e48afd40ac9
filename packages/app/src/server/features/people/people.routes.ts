// The endpoints of students.

import * as students from '#contract/people/students.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { mergeStudents } from './merging.service.ts';
import { linkParent, unlinkParent } from './parents.service.ts';
import { exportStudents, listStudentAgents, listStudents, listStudentTypes, readMyChildren, readStudent } from './students.service.ts';
import { deleteStudent, updateStudent } from './writing.service.ts';

export const peopleRoutes = routes(students, {
  listStudents,
  exportStudents,
  readMyChildren,
  listStudentTypes,
  listStudentAgents,
  readStudent,
  updateStudent,
  deleteStudent,
  linkParent,
  unlinkParent,
  mergeStudents,
});
