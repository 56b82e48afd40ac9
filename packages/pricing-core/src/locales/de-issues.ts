// German: the words for what can be wrong with a request, alone; a fifth of the language.

import { requestIssues } from './de/request-issues.ts';
import type { RequestIssueWords } from './messages.ts';

export const deIssues: RequestIssueWords = {
  language: 'de',
  issue: requestIssues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'Die Eingabe',
};
