// The endpoints of students and of their papers.

import * as documents from '#contract/people/documents.endpoints.ts';
import * as invitations from '#contract/people/parent-invitations.endpoints.ts';
import * as students from '#contract/people/students.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { addDocument, listDocuments, readDocument, removeDocument } from './documents.service.ts';
import { mergeStudents } from './merging.service.ts';
import { acceptParentInvitation, declineParentInvitation, listParentInvitations } from './parent-invitations.service.ts';
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

export const documentRoutes = routes(documents, { listDocuments, addDocument, readDocument, removeDocument });

export const parentInvitationRoutes = routes(invitations, { listParentInvitations, acceptParentInvitation, declineParentInvitation });
