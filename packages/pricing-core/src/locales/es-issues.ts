// Spanish: the words for issues, alone; a third of the language.

import { issues } from './es/issues.ts';
import type { IssueWords } from './messages.ts';

export const esIssues: IssueWords = {
  language: 'es',
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'La entrada',
};
