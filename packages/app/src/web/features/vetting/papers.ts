// The files that certificates and other documents can be.

import { DOCUMENT_FILES } from '#contract/attachments/document.shapes.ts';
import { IMAGES } from '#web/ui/upload/accepted.ts';

const ACCEPTED = { mediaTypes: [...IMAGES.mediaTypes, 'application/pdf'], names: DOCUMENT_FILES };

/** One document. */
export const PAPERS = { ...ACCEPTED, maxFiles: 1 };

/** Up to ten documents. */
export const MANY_PAPERS = { ...ACCEPTED, maxFiles: 10 };
