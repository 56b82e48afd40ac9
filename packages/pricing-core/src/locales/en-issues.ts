// English: the words for issues, alone; a third of the language.

import { issues } from './en/issues.ts';
import type { IssueWords } from './messages.ts';

export const enIssues: IssueWords = {
  language: 'en',
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'The input',
};
