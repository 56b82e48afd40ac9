// Sends files, telling how far it is: what `fetch` can't.

import type { AnswerOf, EndpointDefinition } from '#contract/platform/endpoint.ts';
import { addressOf, requestHeaders, settled, unanswered } from './api.ts';
import { ApiFailure } from './failure.ts';
import { react } from './failure-reaction.ts';
import { counted } from './pending.ts';

interface Upload {
  readonly body: FormData;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
  /** From 0 to 1, as the bytes leave. */
  readonly progress?: (share: number) => void;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sent<Body>(request: XMLHttpRequest, { body, signal, progress }: Omit<Upload, 'params'>): Promise<Body> {
  return new Promise((done, failed) => {
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && progress?.(loaded / total);
    request.onerror = () => failed(unanswered());
    request.onabort = () => failed(new DOMException('The upload was stopped.', 'AbortError'));
    request.onload = () => {
      try {
        done(settled<Body>(request, jsonOf(request.responseText)).answer);
      } catch (failure) {
        failed(failure);
      }
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

async function begin<E extends EndpointDefinition>(endpoint: E, upload: Upload): Promise<AnswerOf<E>> {
  const headers = await requestHeaders(endpoint);
  upload.signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open(endpoint.method, addressOf(endpoint, upload));
  request.withCredentials = true;
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  return sent<AnswerOf<E>>(request, upload);
}

/**
 * Uploads to an endpoint; the form goes as it is.
 * @throws ApiFailure as `call` does
 */
export async function upload<E extends EndpointDefinition>(endpoint: E, what: Upload): Promise<AnswerOf<E>> {
  try {
    return await counted(begin(endpoint, what));
  } catch (error) {
    if (error instanceof ApiFailure) react(error);
    throw error;
  }
}
