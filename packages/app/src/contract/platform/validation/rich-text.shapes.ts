// Shapes of formatted text, as typed and as returned after cleaning.

import * as z from 'zod';

/** As the editor sends it; the server cleans it before it is stored. */
export const richTextInput = (max: number) => z.string().max(max).default('');

/** Cleaned by the server: the only formatted text that a page may show. */
export const cleanHtml = z.string().brand<'CleanHtml'>();

export type CleanHtml = z.output<typeof cleanHtml>;
