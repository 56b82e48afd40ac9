// Italian: the words for what can be wrong with a request, alone; a fifth of the language.

import { requestIssues } from './it/request-issues.ts';
import type { RequestIssueWords } from './messages.ts';

export const itIssues: RequestIssueWords = {
  language: 'it',
  issue: requestIssues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'Il dato inserito',
};
