// Students and their parents for features that add them from lists; apart from people.public.ts, which accounts and conversations import.

export { linkImportedParent } from './parents/import-parents.service.ts';
export { listNamesakes } from './students/namesakes.queries.ts';
export { findSameStudent, toNameKey } from './students/same-student.rules.ts';
export { deleteStudent } from './students/update-student.service.ts';
