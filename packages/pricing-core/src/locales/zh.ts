// Chinese (simplified).

import type { Messages } from './messages.ts';
import { explanation } from './zh/explanation.ts';
import { issues } from './zh/issues.ts';

export const zh: Messages = {
  language: 'zh',
  ...explanation,
  issue: issues,
  about: (field, text) => `${field}：${text}`,
  wholeInput: () => '整个输入',
};
