// Endpoints of students and their documents.

import * as documents from '#contract/people/documents.endpoints.ts';
import * as invitations from '#contract/people/parent-invitations.endpoints.ts';
import * as students from '#contract/people/students.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { createDocument, deleteDocument, getDocument, listDocuments } from './documents/documents.service.ts';
import { acceptParentInvitation, declineParentInvitation, listParentInvitations } from './parents/parent-invitations.service.ts';
import { linkParent, unlinkParent } from './parents/parents.service.ts';
import { mergeStudents } from './students/merge-students.service.ts';
import { updateStudentCell, updateStudentCells } from './students/student-cells.service.ts';
import {
  exportStudents,
  getStudent,
  listMyChildren,
  listStudentAgents,
  listStudents,
  listStudentTypes,
} from './students/students.service.ts';
import { deleteStudent, updateStudent } from './students/update-student.service.ts';

export const peopleRoutes = defineRoutes(students, {
  listStudents,
  exportStudents,
  readMyChildren: listMyChildren,
  listStudentTypes,
  listStudentAgents,
  readStudent: getStudent,
  updateStudent,
  updateStudentCell,
  updateStudentCells,
  deleteStudent,
  linkParent,
  unlinkParent,
  mergeStudents,
});

export const documentRoutes = defineRoutes(documents, {
  listDocuments,
  addDocument: createDocument,
  readDocument: getDocument,
  removeDocument: deleteDocument,
});

export const parentInvitationRoutes = defineRoutes(invitations, { listParentInvitations, acceptParentInvitation, declineParentInvitation });
