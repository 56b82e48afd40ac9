// Whose private files may be seen by whom, feature by feature.

import { userPictures } from './features/attachments/attachments.public.ts';
import type { AttachmentSubject } from './platform/files/subjects.ts';

export const attachmentSubjects: readonly AttachmentSubject[] = [userPictures];
