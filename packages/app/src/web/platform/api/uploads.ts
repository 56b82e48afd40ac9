// Uploads with progress, which can be aborted and fail like every other request.

import { changeAttachment, readUploadLimits, uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import { chooseWidth, toFilePath, toImagePath } from '#contract/attachments/image-paths.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type { Transport } from '#web/ui/upload/transport.ts';
import { call, createConnectionFailure, getRequestHeaders, toAnswered, toRequestAddress } from './api.ts';
import { ApiFailure } from './failure.ts';
import { reactToFailure } from './failure-reaction.ts';

type Uploaded = AnswerOf<typeof uploadAttachment>;

interface Watched {
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function sendForm(form: FormData, headers: Record<string, string>, { signal, onProgress }: Watched): Promise<Uploaded> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', toRequestAddress(uploadAttachment, {}));
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => failed(createConnectionFailure());
    request.onabort = () => failed(signal.reason);
    request.onload = () => {
      try {
        done(toAnswered<Uploaded>(request, parsed(request.responseText)).answer);
      } catch (error) {
        failed(error);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

let limits: Promise<{ maxBytes: number }> | undefined;

/** Requested once; again after a failure. */
function uploadLimits(): Promise<{ maxBytes: number }> {
  limits ??= call(readUploadLimits, {}, { background: true, quiet: true }).catch((error: unknown) => {
    limits = undefined;
    throw error;
  });
  return limits;
}

/**
 * Uploads a file; the caller handles a failure.
 * @throws ApiFailure, or the reason of the signal if it was aborted
 */
export async function uploadFile(file: Blob, name: string, watched: Watched): Promise<Uploaded> {
  const form = new FormData();
  form.append('file', file, name);
  return await sendForm(form, await getRequestHeaders(uploadAttachment), watched);
}

/** The transport of the upload fields. */
export const uploads: Transport = {
  maxBytes: async () => (await uploadLimits()).maxBytes,
  async upload(file, watched) {
    try {
      return await uploadFile(file, file.name, watched);
    } catch (error) {
      // Faults of the file are shown beside it; those of the session as for any request.
      if (error instanceof ApiFailure && [401, 403, 419, 503].includes(error.statusCode)) reactToFailure(error);
      throw error;
    }
  },
  describe: async (ref, alt) => {
    await call(changeAttachment, { params: { ref }, body: { alt } }, { background: true });
  },
  imageSource: (ref, pixels) => toImagePath(ref, chooseWidth(pixels)),
  fileAddress: toFilePath,
};
