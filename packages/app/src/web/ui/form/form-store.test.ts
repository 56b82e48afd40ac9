// The problems of a form without a page: which are shown when a field is left.

import { expect, test } from 'vitest';
import * as z from 'zod';
import { createFormStore } from './form-store.ts';

const shape = z.object({ name: z.string().min(2), languages: z.array(z.string()).min(1) });

test('a field that is left shows its problem, unless it is empty', () => {
  const store = createFormStore({ shape, initial: { name: '', languages: ['en'] }, send: async () => {} });
  store.setValue('name', 'A');
  store.leaveField('name');
  store.setValue('languages', []);
  store.leaveField('languages');
  expect(Object.keys(store.getState().problems)).toEqual(['name']);
});
