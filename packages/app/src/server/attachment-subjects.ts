// Who may read private files, feature by feature.

import { userPictures } from './features/attachments/attachments.public.ts';
import { testimonialPhotos } from './features/content/content.public.ts';
import { expenseReceipts } from './features/expenses/expenses.public.ts';
import { groupPapers } from './features/groups/groups.public.ts';
import { hiddenPhotos } from './features/host-families/host-families.public.ts';
import { messageFiles } from './features/messaging/conversations.public.ts';
import { studentPapers, studentPictures } from './features/people/people.public.ts';
import { purchaseFiles } from './features/purchases/purchases.public.ts';
import { vettingFiles } from './features/vetting/vetting.public.ts';
import type { AttachmentSubject } from './platform/files/attachment-subject.ts';

export const attachmentSubjects: readonly AttachmentSubject[] = [
  userPictures,
  expenseReceipts,
  purchaseFiles,
  testimonialPhotos,
  studentPictures,
  studentPapers,
  groupPapers,
  messageFiles,
  ...hiddenPhotos,
  ...vettingFiles,
];
