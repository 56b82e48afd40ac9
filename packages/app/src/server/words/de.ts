// All that the server says, in German.

import { answers } from '#contract/words/de/answers.ts';
import { lists } from '#contract/words/de/lists.ts';
import { refusals } from '#contract/words/de/refusals.ts';
import { validation } from '#contract/words/de/validation.ts';
import type { ServerWords, Unfinished } from './catalogue.ts';
import { mails } from './de/mails.ts';
import { notificationMails } from './de/notifications.ts';

export const de = { answers, lists, refusals, validation, mails, notificationMails } as const satisfies Unfinished<ServerWords>;
