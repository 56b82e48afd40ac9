// Italian.

import { explanation } from './it/explanation.ts';
import { issues } from './it/issues.ts';
import type { Messages } from './messages.ts';

export const it: Messages = {
  language: 'it',
  ...explanation,
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'Il dato inserito',
};
