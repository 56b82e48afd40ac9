// Endpoints of students: finding, reading and editing them, their parents, and merging duplicates.

import * as z from 'zod';
import { CELLS_BODY_KB, cellBody, cellOutcomes, cellsBody } from '#contract/platform/cells.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { STUDENT_CELLS } from './student-cells.ts';
import {
  agentChoice,
  linkParentBody,
  mergeBody,
  PARENT_OUTCOMES,
  student,
  studentBody,
  studentPage,
  studentsList,
  studentType,
} from './students.shapes.ts';

const params = z.object({ id });

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/students/newlist',
  access: 'students.read',
  summary: 'The students that the caller has to do with; what concerns health is absent for whoever may not see it.',
  query: listQueryFor(studentsList),
  answer: z.object({ table: pageOf(student) }),
});

export const exportStudents = endpoint(exportEndpoint({ list: studentsList, path: '/api/students/export', access: 'students.read' }));

export const readMyChildren = endpoint({
  method: 'GET',
  path: '/api/parents/my-children',
  access: 'students.children',
  summary: 'The children of the parent who asks, by name.',
  answer: z.object({ childrens: z.array(student) }),
});

export const listStudentTypes = endpoint({
  method: 'GET',
  path: '/api/dependencies/student-types',
  access: 'dependencies.read',
  summary: 'The kinds of students that can be chosen.',
  answer: z.object({ data: z.array(studentType) }),
});

export const listStudentAgents = endpoint({
  method: 'GET',
  path: '/api/students/agents',
  access: 'students.manage',
  summary: 'The agents whom a student can be given to; an agent is told of themselves alone.',
  answer: z.object({ data: z.array(agentChoice) }),
});

export const readStudent = endpoint({
  method: 'GET',
  path: '/api/students/{id}',
  access: 'students.read',
  summary: 'One student with parents and trips.',
  params,
  answer: studentPage,
});

export const updateStudent = endpoint({
  method: 'POST',
  path: '/api/students/{id}/update',
  access: 'students.write',
  summary:
    'Changes a student, or makes one where the number is `new`; a parent becomes the parent of what they make, and one whom an agent names is asked.',
  params: z.object({ id: z.union([z.literal('new'), id]) }),
  body: studentBody,
  answer: z.object({ item: student }),
  refusals: ['changedMeanwhile'],
});

export const updateStudentCell = endpoint({
  method: 'PATCH',
  path: '/api/students/{id}/cell',
  access: 'students.write',
  summary: 'Saves one field of a student as a cell of a spreadsheet, unless someone else has changed the same field since it was read.',
  params,
  body: cellBody(STUDENT_CELLS),
  answer: z.object({ item: student }),
  refusals: ['cellChanged', 'changedMeanwhile'],
});

export const updateStudentCells = endpoint({
  method: 'PATCH',
  path: '/api/students/cells',
  access: 'students.write',
  summary: 'Saves several cells of the spreadsheet of students, those of one student together, and says of each what became of it.',
  body: cellsBody(STUDENT_CELLS, { studentId: id }),
  maxBodyKb: CELLS_BODY_KB,
  answer: cellOutcomes,
});

export const deleteStudent = endpoint({
  method: 'DELETE',
  path: '/api/students/{id}',
  access: 'students.delete',
  summary: 'Takes out a student without an open trip; by an agent, one without any trip.',
  params,
  answer: done,
  refusals: ['studentHasOpenTrip', 'studentBeingBooked', 'studentHasTrips'],
});

export const linkParent = endpoint({
  method: 'POST',
  path: '/api/students/{id}/parents',
  access: 'students.manage',
  summary:
    'Links a parent by e-mail address. Of whoever may read accounts the link is made at once, and who has no account yet is invited; of others the answer is the same for every address, and the parent is asked by mail.',
  params,
  body: linkParentBody,
  answer: z.object({ item: student, outcome: z.enum(PARENT_OUTCOMES) }),
  refusals: ['notAParent'],
  limit: 'send',
});

export const unlinkParent = endpoint({
  method: 'DELETE',
  path: '/api/students/{id}/parents/{userId}',
  access: 'students.manage',
  summary: 'Takes a parent from a student: they see nothing of the student any more.',
  params: z.object({ id, userId: id }),
  answer: z.object({ item: student }),
});

export const mergeStudents = endpoint({
  method: 'POST',
  path: '/api/students/{id}/merge',
  access: 'students.manage',
  summary: 'Puts another row of the same student into this one: trips, parents, photos, and what this one does not say.',
  params,
  body: mergeBody,
  answer: z.object({ item: student }),
  refusals: ['changedMeanwhile', 'studentsTravelTogether', 'studentBeingBooked'],
});
