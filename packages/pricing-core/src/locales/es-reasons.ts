// Spanish: the words for reasons, and for the issues that a request can have.

import { explanation } from './es/explanation.ts';
import { esIssues } from './es-issues.ts';
import type { ReasonWords } from './messages.ts';

export const esReasons: ReasonWords = { ...esIssues, ...explanation };
