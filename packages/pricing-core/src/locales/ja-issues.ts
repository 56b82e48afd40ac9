// Japanese: the words for issues, alone; a third of the language.

import { issues } from './ja/issues.ts';
import type { IssueWords } from './messages.ts';

export const jaIssues: IssueWords = {
  language: 'ja',
  issue: issues,
  about: (field, text) => `${field}：${text}`,
  wholeInput: () => '入力全体',
};
