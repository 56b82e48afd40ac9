// Shapes of a student's documents.

import type * as z from 'zod';
import { documentOf, newDocumentOf } from '#contract/attachments/document.shapes.ts';

export const DOCUMENT_KINDS = ['passport', 'consent', 'medical', 'insurance', 'school', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Staff can delete any document, parents only their own. */
export const studentDocument = documentOf(DOCUMENT_KINDS);

export type StudentDocument = z.output<typeof studentDocument>;

export const documentBody = newDocumentOf(DOCUMENT_KINDS);
