// Uploading to a disk that is full: refused in words, and nothing half-written stays.

import fs, { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FailedBody } from '#server/testing/client.ts';
import { createForm, createPhoto } from '#server/testing/fixtures/files.ts';
import { startServer } from '#server/testing/start-server.ts';

test('on a full disk an upload is refused with what has happened, and nothing half-written is left', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const parent = await server.signInAs('Parent');
  const content = await createPhoto();
  const upload = () =>
    parent.send('POST', '/api/attachments', { body: createForm(content, { name: 'photo.jpg' }) }) as Promise<{
      status: number;
      body: FailedBody;
    }>;
  const incoming = join(server.app.config.DATA_DIR, 'incoming');
  const before = readdirSync(incoming);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  const writing = vi.spyOn(fs, 'createWriteStream').mockImplementation(((path: string) => {
    fs.writeFileSync(path, 'half');
    return new Writable({ write: (_chunk, _encoding, done) => done(full) });
  }) as never);
  try {
    const { status, body } = await upload();
    expect([status, body.code, body.message]).toEqual([507, 'diskFull', expect.stringContaining('Nothing was saved.')]);
    expect(readdirSync(incoming)).toEqual(before);
  } finally {
    writing.mockRestore();
  }
  expect((await upload()).status).toBe(200);
});
