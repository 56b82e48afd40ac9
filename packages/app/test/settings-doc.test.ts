// The page on settings is that of the settings.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS_DOC, settingsDoc } from '../build/settings-doc.ts';

test('docs/settings.md is up to date; run packages/app/build/settings-doc.ts when it is not', () => {
  expect(readFileSync(SETTINGS_DOC, 'utf8')).toBe(settingsDoc());
});
