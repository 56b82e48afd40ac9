// Spanish.

import { explanation } from './es/explanation.ts';
import { issues } from './es/issues.ts';
import type { Messages } from './messages.ts';

export const es: Messages = {
  language: 'es',
  ...explanation,
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'La entrada',
};
