// Shapes of a group's documents.

import type * as z from 'zod';
import { documentOf, newDocumentOf } from '#contract/attachments/document.shapes.ts';

export const GROUP_DOCUMENT_KINDS = ['rooming', 'consent', 'medical', 'insurance', 'travel', 'other'] as const;
export type GroupDocumentKind = (typeof GROUP_DOCUMENT_KINDS)[number];

/** Kinds for those who may read the health of students. */
export const HEALTH_KINDS: readonly GroupDocumentKind[] = ['medical'];

/** Staff can delete any document, agents only their own. */
export const groupDocument = documentOf(GROUP_DOCUMENT_KINDS);

export type GroupDocument = z.output<typeof groupDocument>;

export const groupDocumentBody = newDocumentOf(GROUP_DOCUMENT_KINDS);
