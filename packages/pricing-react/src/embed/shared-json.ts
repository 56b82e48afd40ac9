// Fetches a JSON file once for the whole page, however many elements name it.

import { LoadError } from './resource.ts';

const TIMEOUT_MS = 30_000;

const fetched = /* @__PURE__ */ new Map<string, Promise<unknown>>();

/** The parsed content of an absolute URL. What failed is forgotten, so that asking again tries again. */
export function sharedJson(url: string): Promise<unknown> {
  const known = fetched.get(url);
  if (known !== undefined) return known;
  const asked = fetchJson(url);
  fetched.set(url, asked);
  asked.catch(() => fetched.delete(url));
  return asked;
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
