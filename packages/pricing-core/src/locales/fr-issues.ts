// French: the words for what can be wrong with a request, alone; a fifth of the language.

import { requestIssues } from './fr/request-issues.ts';
import type { RequestIssueWords } from './messages.ts';

export const frIssues: RequestIssueWords = {
  language: 'fr',
  issue: requestIssues,
  about: (field, text) => `${field} : ${text}`,
  wholeInput: () => 'L’entrée',
};
