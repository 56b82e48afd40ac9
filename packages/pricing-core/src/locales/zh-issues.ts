// Chinese (simplified): the words for issues, alone; a third of the language.

import type { IssueWords } from './messages.ts';
import { issues } from './zh/issues.ts';

export const zhIssues: IssueWords = {
  language: 'zh',
  issue: issues,
  about: (field, text) => `${field}：${text}`,
  wholeInput: () => '整个输入',
};
