// The shape of a saved reply, with its texts by language.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { id, line, locale } from '#contract/platform/validation/fields.ts';
import { listUnknownVariables } from './saved-reply.ts';

/** Variables that nothing is known by are refused, with their names. */
export const replyText = z
  .string()
  .trim()
  .max(4000)
  .superRefine((text, context) => {
    const unknown = listUnknownVariables(text);
    if (unknown.length === 0) return;
    const values = { names: unknown.map((name) => `{{${name}}}`).join(', ') };
    context.addIssue({ code: 'custom', params: { rule: 'unknownVariable', values } });
  });

const texts = z.partialRecord(z.enum(LOCALES), replyText);

export const savedReply = z.object({ id, name: z.string(), texts, version: z.int() });

export type SavedReply = z.output<typeof savedReply>;

/** A reply for one user; `open` names the variables that are left in the text, since they are unknown or have no value. */
export const renderedReply = z.object({ id, name: z.string(), text: z.string(), locale, open: z.array(z.string()) });

/** Everybody gets the English text whose language has none. */
const textsWithEnglish = texts.superRefine(({ en = '' }, context) => {
  if (en === '') context.addIssue({ code: 'custom', path: ['en'], params: { rule: 'required' } });
});

export const savedReplyBody = z.object({ name: line(80), texts: textsWithEnglish });

export const savedRepliesList = declareList({ name: 'savedReplies', sorts: ['name'], defaultSort: 'name', perPage: 100, filters: {} });
