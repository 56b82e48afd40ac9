// Temporary folders, removed after the test.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';

/** Creates a folder for the running test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates one data folder with an up-to-date database for a test file; returns a function that copies it for a test. */
export function preparedFolder(): () => string {
  let prepared = '';
  beforeAll(async () => {
    prepared = mkdtempSync(join(tmpdir(), 'hosted-stay-prepared-'));
    await (await openEmbedded(join(prepared, 'database'))).close();
  });
  afterAll(() => rmSync(prepared, { recursive: true, force: true }));
  return () => {
    const folder = testFolder();
    cpSync(prepared, folder, { recursive: true });
    return folder;
  };
}
