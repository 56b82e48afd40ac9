// All that the server says, in Italian.

import { answers } from '#contract/words/it/answers.ts';
import { lists } from '#contract/words/it/lists.ts';
import { refusals } from '#contract/words/it/refusals.ts';
import { validation } from '#contract/words/it/validation.ts';
import type { ServerWords } from './catalogue.ts';
import { mails } from './it/mails.ts';
import { notificationMails } from './it/notifications.ts';

export const it = { answers, lists, refusals, validation, mails, notificationMails } as const satisfies ServerWords;
