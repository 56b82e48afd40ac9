// Japanese: the words for what can be wrong with a request, alone; a fifth of the language.

import { requestIssues } from './ja/request-issues.ts';
import type { RequestIssueWords } from './messages.ts';

export const jaIssues: RequestIssueWords = {
  language: 'ja',
  issue: requestIssues,
  about: (field, text) => `${field}：${text}`,
  wholeInput: () => '入力全体',
};
