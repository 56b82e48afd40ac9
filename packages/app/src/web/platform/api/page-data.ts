// What the server has read for a page that it rendered: on the server it is collected while the page is rendered, in the browser it is the
// first data, so that nothing is read twice.

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
 */
export function readForPage(key: QueryKey, address: string): Promise<unknown> {
  const known = readings().get(address);
  if (known !== undefined) return known.answer;
  const answer = getPageReader()(address).then(fromWire, () => undefined);
  readings().set(address, { key, answer });
  return answer;
}

/** Returns all that the page has read. */
export async function collectReadData(): Promise<ReadData> {
  const all = [...readings().values()];
  const answers = await Promise.all(all.map(({ answer }) => answer));
  return all.flatMap(({ key }, index) => (answers[index] === undefined ? [] : [[key, answers[index]] as const]));
}

/** Returns what the server has read for this page, once. */
export function takePageData(): ReadData {
  const element = typeof document === 'undefined' ? null : document.getElementById('page-data');
  element?.remove();
  return element === null ? [] : (JSON.parse(element.textContent ?? '[]') as ReadData);
}
