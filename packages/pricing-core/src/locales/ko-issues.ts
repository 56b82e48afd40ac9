// Korean: the words for issues, alone; a third of the language.

import { issues } from './ko/issues.ts';
import type { IssueWords } from './messages.ts';

export const koIssues: IssueWords = {
  language: 'ko',
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => '입력 전체',
};
