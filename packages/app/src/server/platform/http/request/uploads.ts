// Uploaded files: streamed to a temporary folder, within limits, and deleted at the end of the request.

import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { App } from '#server/platform/app.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import type { UploadedFile } from '#server/platform/http/routes.ts';

/** Age after which files left by a killed process are deleted. */
const LEFTOVER_MS = 60 * 60 * 1000;

export interface Upload {
  readonly body: unknown;
  readonly file: UploadedFile;
}

export interface Uploads {
  /** Receives the file in a form field. The caller must discard it afterwards. */
  take(request: Request, response: Response, field: string): Promise<Upload>;
  discard(file: UploadedFile): Promise<void>;
}

/** Returns the file name from the sender, safe to show: without folders and control characters. */
function toShownName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/')).replaceAll(/\p{Cc}/gu, '');
  return plain.slice(-200) || 'file';
}

function toUploadError(error: unknown, { field, limitMb }: { field: string; limitMb: number }): unknown {
  if (!(error instanceof Error)) return error;
  const code = error instanceof multer.MulterError ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') return new AppError('fileTooLarge', { field, values: { limit: `${limitMb} MB` } });
  if (code === 'LIMIT_UNEXPECTED_FILE') return new ValidationError([{ field, rule: 'required' }]);
  if (code?.startsWith('LIMIT_')) return new HttpError('tooLarge');
  // File system errors have a `syscall`; all others are caused by the form.
  return 'syscall' in error ? error : new HttpError('malformedForm');
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

/** Deletes a file that wasn't received completely, so that it doesn't fill the disk. */
async function removePartialUpload(path: string | undefined, log: App['log']): Promise<void> {
  if (path === undefined) return;
  await rm(path, { force: true }).catch((error: unknown) => log.warn({ error }, 'a part of an upload stays'));
}

export function createUploads({ config, log }: App): Uploads {
  const folder = join(config.DATA_DIR, 'incoming');
  const limitMb = config.UPLOAD_LIMIT_MB;
  mkdirSync(folder, { recursive: true });
  removeLeftovers(folder).catch((error: unknown) => log.warn({ error }, 'leftovers of uploads stay'));
  /** Paths of files being received, so that incomplete ones can be deleted. */
  const begun = new WeakMap<Request, string>();
  const storage = multer.diskStorage({
    destination: folder,
    filename(request, _file, named) {
      const name = randomUUID();
      begun.set(request, join(folder, name));
      named(null, name);
    },
  });
  const middleware = multer({
    storage,
    defParamCharset: 'utf8',
    limits: { fileSize: limitMb * 1024 * 1024, files: 1, fields: 20, fieldSize: 64 * 1024, fieldNameSize: 100, parts: 21, headerPairs: 20 },
  });

  return {
    async take(request, response, field) {
      if (!request.is('multipart/form-data')) throw new HttpError('notForm');
      try {
        await new Promise<void>((done, failed) => {
          middleware.single(field)(request, response, (error?: unknown) => {
            if (error === undefined || error === null) done();
            else failed(toUploadError(error, { field, limitMb }));
          });
        });
      } catch (error) {
        await removePartialUpload(begun.get(request), log);
        throw error;
      }
      if (request.file === undefined) throw new ValidationError([{ field, rule: 'required' }]);
      const { path, originalname, size } = request.file;
      return { body: { ...request.body }, file: { path, name: toShownName(originalname), size } };
    },
    discard: ({ path }) => rm(path, { force: true }),
  };
}
