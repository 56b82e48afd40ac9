// Japanese: the words for reasons, and for the issues that a request can have.

import { explanation } from './ja/explanation.ts';
import { jaIssues } from './ja-issues.ts';
import type { ReasonWords } from './messages.ts';

export const jaReasons: ReasonWords = { ...jaIssues, ...explanation };
