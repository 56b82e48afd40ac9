// placeholder

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  title: '',
};
