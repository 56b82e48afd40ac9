// English.

import { explanation } from './en/explanation.ts';
import { issues } from './en/issues.ts';
import type { Messages } from './messages.ts';

export const en: Messages = {
  language: 'en',
  ...explanation,
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'The input',
};
