// What a mail consists of: a subject and blocks, said by a feature; how they look is the layout's business.

import type { App } from '#server/platform/app.ts';
import type { Words } from '#server/platform/words.ts';

/** A paragraph, or a button that leads to a page of the product, or to a file of its API: the path, without locale prefix. */
export type Block = { readonly text: string } | { readonly button: string; readonly path: string };

export interface MailContent {
  readonly subject: string;
  /** Whom to greet; nobody in particular when left out. */
  readonly name?: string;
  readonly blocks: readonly Block[];
}

/** What every template may say beside its own values. */
export interface MailAround {
  readonly words: Words;
  readonly product: string;
}

/** Composes a mail of one kind from its values. */
export type MailTemplate<Values> = (around: MailAround, values: Values) => MailContent;

/** What writing mails needs of the application. */
export type MailApp = Pick<App, 'clock' | 'config' | 'jobs'>;
