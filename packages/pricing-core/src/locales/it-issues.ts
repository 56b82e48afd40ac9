// Italian: the words for issues, alone; a third of the language.

import { issues } from './it/issues.ts';
import type { IssueWords } from './messages.ts';

export const itIssues: IssueWords = {
  language: 'it',
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'Il dato inserito',
};
