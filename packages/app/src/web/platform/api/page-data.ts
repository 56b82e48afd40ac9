// What the server has read for a page that it rendered: on the server it is collected while the page is rendered, in the browser it is the
// first data, so that nothing is read twice.

import type { User } from '#contract/identity/user.ts';
import { fromWire } from '#contract/platform/validation/names.ts';
import { getPageReader, perPage } from '#web/platform/page-scope.ts';

type QueryKey = readonly unknown[];
type ReadData = readonly (readonly [key: QueryKey, answer: unknown])[];

interface Reading {
  readonly key: QueryKey;
  readonly answer: Promise<unknown>;
}

const readings = perPage(() => new Map<string, Reading>());

/**
 * Reads for a component that is rendered on the server; the same answer each time. What can't be read is undefined, and up to the browser.
 * @param toData makes of the answer what the cache holds
 */
export function readForPage(key: QueryKey, address: string, toData: (answer: unknown) => unknown = (answer) => answer): Promise<unknown> {
  const known = readings().get(address);
  if (known !== undefined) return known.answer;
  const answer = getPageReader()
    .read(address)
    .then(
      (found) => toData(fromWire(found)),
      () => undefined,
    );
  readings().set(address, { key, answer });
  return answer;
}

const questions = perPage(() => new Map<string, Promise<unknown>>());

/**
 * Asks an endpoint for a component that is rendered on the server; the same answer each time, undefined if there is none. The browser asks
 * again when its code has arrived.
 */
export function askForPage(address: string, body: unknown): Promise<unknown> {
  const key = `${address} ${JSON.stringify(body)}`;
  const known = questions().get(key);
  if (known !== undefined) return known;
  const answer = getPageReader()
    .ask(address, JSON.parse(JSON.stringify(body)))
    .catch(() => undefined);
  questions().set(key, answer);
  return answer;
}

/** Returns all that the page has read. */
export async function collectReadData(): Promise<ReadData> {
  const all = [...readings().values()];
  const answers = await Promise.all(all.map(({ answer }) => answer));
  return all.flatMap(({ key }, index) => (answers[index] === undefined ? [] : [[key, answers[index]] as const]));
}

/** Returns what stands in an element that the server has sent, once; undefined if there is none. */
function takeSent(id: 'page-data' | 'page-user'): unknown {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  element?.remove();
  return element === null ? undefined : JSON.parse(element.textContent ?? 'null');
}

/** Returns what the server has read for this page, once. */
export const takePageData = (): ReadData => (takeSent('page-data') as ReadData | undefined) ?? [];

/** Returns the account that the server has rendered this page for, once; null for visitors. */
export function takePageUser(): User | null {
  const sent = takeSent('page-user');
  return sent === undefined ? null : (fromWire(sent) as User);
}
