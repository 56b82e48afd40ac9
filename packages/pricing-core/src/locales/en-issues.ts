// English: the words for what can be wrong with a request, alone; a fifth of the language.

import { requestIssues } from './en/request-issues.ts';
import type { RequestIssueWords } from './messages.ts';

export const enIssues: RequestIssueWords = {
  language: 'en',
  issue: requestIssues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'The input',
};
