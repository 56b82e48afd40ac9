// Korean: the words for reasons, and for the issues that a request can have.

import { explanation } from './ko/explanation.ts';
import { koIssues } from './ko-issues.ts';
import type { ReasonWords } from './messages.ts';

export const koReasons: ReasonWords = { ...koIssues, ...explanation };
