// What a mail consists of: a subject and blocks, said by a feature; how they look is the layout's business.

import type { App } from '#server/platform/app.ts';
import type { Translator } from '#server/platform/translate.ts';

/** A paragraph, or a button that leads to a page of the product, or to a file of its API: the path, without locale prefix. */
export type EmailBlock = { readonly text: string } | { readonly button: string; readonly path: string };

export interface EmailContent {
  readonly subject: string;
  /** Whom to greet; nobody in particular when left out. */
  readonly name?: string;
  readonly blocks: readonly EmailBlock[];
}

/** What every template may say beside its own values. */
export interface EmailContext {
  readonly words: Translator;
  readonly product: string;
}

/** Composes a mail of one kind from its values. */
export type EmailTemplate<Values> = (around: EmailContext, values: Values) => EmailContent;

/** What writing mails needs of the application. */
export type EmailApp = Pick<App, 'clock' | 'config' | 'jobs'>;
