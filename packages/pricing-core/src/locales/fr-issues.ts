// French: the words for issues, alone; a third of the language.

import { issues } from './fr/issues.ts';
import type { IssueWords } from './messages.ts';

export const frIssues: IssueWords = {
  language: 'fr',
  issue: issues,
  about: (field, text) => `${field} : ${text}`,
  wholeInput: () => 'L’entrée',
};
