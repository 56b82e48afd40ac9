// Saved replies of staff: which text a user gets, and what its variables become.

import type { Locale } from '#contract/platform/locales.ts';

/** `{{firstName}}` and its like are replaced when a reply is inserted. */
export const REPLY_VARIABLES = ['firstName', 'studentName', 'familyName', 'fromDate', 'toDate', 'agentName'] as const;

export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

/** What is known of the user who is answered; days are already written in their language. */
export type ReplyValues = { readonly [Name in ReplyVariable]?: string | null };

/** The texts of a reply by language; an empty one counts as none. */
export type ReplyTexts = Readonly<Partial<Record<Locale, string>>>;

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isKnown = (name: string): name is ReplyVariable => REPLY_VARIABLES.some((known) => known === name);

/** Returns the names in double braces that are no variables, each once. */
export function listUnknownVariables(text: string): string[] {
  const names = Array.from(text.matchAll(VARIABLE), ([, name = '']) => name);
  return [...new Set(names.filter((name) => !isKnown(name)))];
}

export interface RenderedReply {
  readonly text: string;
  /** The language of the text. */
  readonly locale: Locale;
  /** The variables that are left in it: unknown ones, and those without a value. */
  readonly open: readonly string[];
}

/** Chooses the text in the user's language, or else in English, or else in the first language there is; null if there is none. */
function chooseText(texts: ReplyTexts, locale: Locale): { text: string; locale: Locale } | null {
  const others = Object.keys(texts) as Locale[];
  for (const one of [locale, 'en', ...others] as const) {
    const text = texts[one];
    if (text !== undefined && text.trim() !== '') return { text, locale: one };
  }
  return null;
}

/**
 * Returns a saved reply as it is inserted: in the user's language if it has a text in it, otherwise in English. Variables that are unknown or
 * have no value stay visible, so that staff notice them before they send. Values are inserted as they are, never searched for variables.
 * @returns null if the reply has no text at all
 */
export function renderSavedReply(
  texts: ReplyTexts,
  { locale, values }: { readonly locale: Locale; readonly values: ReplyValues },
): RenderedReply | null {
  const chosen = chooseText(texts, locale);
  if (chosen === null) return null;
  const open = new Set<string>();
  const text = chosen.text.replace(VARIABLE, (whole, name: string) => {
    const value = isKnown(name) ? values[name] : undefined;
    if (value !== undefined && value !== null && value.trim() !== '') return value;
    open.add(name);
    return whole;
  });
  return { ...chosen, text, open: [...open] };
}
