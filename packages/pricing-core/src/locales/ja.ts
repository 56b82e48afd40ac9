// Japanese.

import { explanation } from './ja/explanation.ts';
import { issues } from './ja/issues.ts';
import type { Messages } from './messages.ts';

export const ja: Messages = {
  language: 'ja',
  ...explanation,
  issue: issues,
  about: (field, text) => `${field}：${text}`,
  wholeInput: () => '入力全体',
};
