// Fetches a JSON file once for the whole page, however many elements name it.

import { keepLast } from './keep-last.ts';
import { LoadError } from './resource.ts';

const TIMEOUT_MS = 30_000;

const fetched = /* @__PURE__ */ new Map<string, Promise<unknown>>();

/**
 * What `read` makes of the content of an absolute URL. What failed, be it to come or to be read, is forgotten, so that asking again
 * fetches again.
 */
export async function sharedJson<T>(url: string, read: (json: unknown) => T): Promise<T> {
  const asked = fetched.get(url) ?? fetchJson(url);
  keepLast(fetched, url, asked);
  try {
    return read(await asked);
  } catch (error) {
    if (fetched.get(url) === asked) fetched.delete(url);
    throw error;
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new LoadError({ kind: 'unreachable', message: `${url} could not be reached` }, cause);
    },
  );
  if (!answer.ok) {
    throw new LoadError({ kind: 'status', status: answer.status, message: `${url} answered with status ${answer.status}` });
  }
  return answer.json().catch((cause: unknown) => {
    throw new LoadError({ kind: 'unreadable', message: `${url} is not JSON` }, cause);
  });
}
