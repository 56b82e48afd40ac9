// Fetching a file of an endpoint and handing it to the person as a download; a refusal is told as that of any request.

import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { createConnectionFailure, getRequestHeaders, toAnswered, toRequestAddress } from './api.ts';
import { ApiFailure } from './failure.ts';
import { getReaction, reactToFailure } from './failure-reaction.ts';
import { trackRequest } from './request-count.ts';

/** The name that a `Content-Disposition` header gives a file. */
export function parseFileName(disposition: string | null, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  try {
    return encoded === undefined ? (plain ?? otherwise) : decodeURIComponent(encoded);
  } catch {
    return plain ?? otherwise;
  }
}

/** Offers bytes under a name, as if a link to them had been followed. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers only begin to read it after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function fetched(endpoint: EndpointDefinition, request: object): Promise<void> {
  const headers = { ...(await getRequestHeaders(endpoint)), Accept: '*/*' };
  const response = await fetch(toRequestAddress(endpoint, request), { credentials: 'include', headers }).catch(() => {
    throw createConnectionFailure();
  });
  if (!response.ok) toAnswered(response, await response.json().catch(() => undefined));
  saveBlob(await response.blob(), parseFileName(response.headers.get('Content-Disposition'), endpoint.path.split('/').at(-2) ?? 'file'));
}

/**
 * Downloads what an endpoint answers.
 * @throws ApiFailure as `call` does, after it has been told
 */
export async function download<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>): Promise<void> {
  try {
    await trackRequest(fetched(endpoint, request));
  } catch (error) {
    if (error instanceof ApiFailure) {
      reactToFailure(error);
      if (getReaction(error) === 'none') showToast(error.message, { kind: 'error' });
    }
    throw error;
  }
}
