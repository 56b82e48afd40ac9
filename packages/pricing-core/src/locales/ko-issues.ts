// Korean: the words for what can be wrong with a request, alone; a fifth of the language.

import { requestIssues } from './ko/request-issues.ts';
import type { RequestIssueWords } from './messages.ts';

export const koIssues: RequestIssueWords = {
  language: 'ko',
  issue: requestIssues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => '입력 전체',
};
