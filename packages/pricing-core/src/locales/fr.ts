// French.

import { explanation } from './fr/explanation.ts';
import { issues } from './fr/issues.ts';
import type { Messages } from './messages.ts';

export const fr: Messages = {
  language: 'fr',
  ...explanation,
  issue: issues,
  about: (field, text) => `${field} : ${text}`,
  wholeInput: () => 'L’entrée',
};
