// Italian: the words for reasons, and for the issues that a request can have.

import { explanation } from './it/explanation.ts';
import { itIssues } from './it-issues.ts';
import type { ReasonWords } from './messages.ts';

export const itReasons: ReasonWords = { ...itIssues, ...explanation };
