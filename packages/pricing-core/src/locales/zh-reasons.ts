// Chinese (simplified): the words for reasons, and for the issues that a request can have.

import type { ReasonWords } from './messages.ts';
import { explanation } from './zh/explanation.ts';
import { zhIssues } from './zh-issues.ts';

export const zhReasons: ReasonWords = { ...zhIssues, ...explanation };
