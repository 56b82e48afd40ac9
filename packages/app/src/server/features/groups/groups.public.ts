// Public functions of groups for other features.

import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { GROUP_DOCUMENT_SUBJECT } from './documents/group-documents.queries.ts';

export { whereOwnGroups } from './groups.queries.ts';

/** Documents are read only through their group, where access is checked. */
export const groupPapers: AttachmentSubject = { type: GROUP_DOCUMENT_SUBJECT, isConfidential: true, mayRead: async () => false };
