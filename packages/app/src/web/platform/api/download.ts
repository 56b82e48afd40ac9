// Downloads the file of an endpoint; a refusal is shown as for any request.

import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { createConnectionFailure, getRequestHeaders, toAnswered, toRequestAddress } from './api.ts';
import { ApiFailure } from './failure.ts';
import { getReaction, reactToFailure } from './failure-reaction.ts';
import { trackRequest } from './request-count.ts';

/** Returns the file name of a `Content-Disposition` header. */
export function parseFileName(disposition: string | null, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  try {
    return encoded === undefined ? (plain ?? otherwise) : decodeURIComponent(encoded);
  } catch {
    return plain ?? otherwise;
  }
}

/** Downloads a blob under a name, like a click on a link. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read it only after the click.
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
 * Downloads the response of an endpoint.
 * @throws ApiFailure as `call` does, after showing it
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
