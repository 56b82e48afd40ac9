// Who can see a family's photos as they were uploaded, where they are shown turned or cropped: the family and staff who may change them.

import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { findFamilyAccount, ORIGINAL_SUBJECT } from './photos.queries.ts';

export const photoOriginals: AttachmentSubject = {
  type: ORIGINAL_SUBJECT,
  isConfidential: true,
  async mayRead({ db, caller, granted }, subjectId) {
    if (caller === null) return false;
    if (granted('families.write')?.all === true) return true;
    return (await findFamilyAccount(db, Number(subjectId)))?.userId === caller.id;
  },
};
