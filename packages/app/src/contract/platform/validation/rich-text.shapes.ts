// Formatted text in endpoints: as it is typed, and as it is answered after it was cleaned.

import * as z from 'zod';

/** As it comes from the editor; the server cleans it before it is kept. */
export const richTextInput = (max: number) => z.string().max(max).default('');

/** Cleaned by the server: the only formatted text that a page shows. */
export const cleanHtml = z.string().brand<'CleanHtml'>();

export type CleanHtml = z.output<typeof cleanHtml>;
