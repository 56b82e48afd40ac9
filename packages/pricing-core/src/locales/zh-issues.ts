// Chinese (simplified): the words for what can be wrong with a request, alone; a fifth of the language.

import type { RequestIssueWords } from './messages.ts';
import { requestIssues } from './zh/request-issues.ts';

export const zhIssues: RequestIssueWords = {
  language: 'zh',
  issue: requestIssues,
  about: (field, text) => `${field}：${text}`,
  wholeInput: () => '整个输入',
};
