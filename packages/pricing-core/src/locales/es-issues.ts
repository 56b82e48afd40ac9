// Spanish: the words for what can be wrong with a request, alone; a fifth of the language.

import { requestIssues } from './es/request-issues.ts';
import type { RequestIssueWords } from './messages.ts';

export const esIssues: RequestIssueWords = {
  language: 'es',
  issue: requestIssues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'La entrada',
};
