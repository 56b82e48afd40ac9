// English: the words for reasons, and for the issues that a request can have.

import { explanation } from './en/explanation.ts';
import { enIssues } from './en-issues.ts';
import type { ReasonWords } from './messages.ts';

export const enReasons: ReasonWords = { ...enIssues, ...explanation };
