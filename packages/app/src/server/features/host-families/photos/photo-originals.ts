// Who can see photos of a family that others don't: as they were uploaded, where they are shown turned or cropped, and those that look like a
// document. The family and staff who may change them.

import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { findFamilyAccount, ORIGINAL_SUBJECT, PHOTO_SUBJECT } from './photos.queries.ts';

const photoOriginals: AttachmentSubject = {
  type: ORIGINAL_SUBJECT,
  isConfidential: true,
  async mayRead({ db, caller, granted }, subjectId) {
    if (caller === null) return false;
    if (granted('families.write')?.all === true) return true;
    return (await findFamilyAccount(db, Number(subjectId)))?.userId === caller.id;
  },
};

/** The kinds of photos whose files only the family and staff read. */
export const hiddenPhotos: readonly AttachmentSubject[] = [photoOriginals, { ...photoOriginals, type: PHOTO_SUBJECT }];
