// German: the words for issues, alone; a third of the language.

import { issues } from './de/issues.ts';
import type { IssueWords } from './messages.ts';

export const deIssues: IssueWords = {
  language: 'de',
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'Die Eingabe',
};
