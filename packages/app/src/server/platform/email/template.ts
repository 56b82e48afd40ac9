// The content of an email: a subject and blocks, from a feature; the layout decides how they look.

import type { App } from '#server/platform/app.ts';
import type { Translator } from '#server/platform/translate.ts';

/** A paragraph, or a button that links to a page of the product or a file of its API: the path, without locale prefix. */
export type EmailBlock = { readonly text: string } | { readonly button: string; readonly path: string };

export interface EmailContent {
  readonly subject: string;
  /** The name to greet; a general greeting if left out. */
  readonly name?: string;
  readonly blocks: readonly EmailBlock[];
}

/** What every template can use besides its own values. */
export interface EmailContext {
  readonly words: Translator;
  readonly product: string;
}

/** Composes an email of one kind from its values. */
export type EmailTemplate<Values> = (around: EmailContext, values: Values) => EmailContent;

/** The parts of the application needed to queue emails. */
export type EmailApp = Pick<App, 'clock' | 'config' | 'jobs'>;
