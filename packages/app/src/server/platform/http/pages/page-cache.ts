// Keeps rendered pages of visitors, and sends one again as long as everything that it has read from the API is still the same: so a change
// is shown at once, whichever process has made it. Reading is cheap; rendering is not.

import { randomBytes } from 'node:crypto';
import { matchPage, splitLocale } from '#contract/platform/page-match.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { RenderedPage } from '#contract/platform/page-renderer.ts';
import type { Rendering } from './renderer.ts';

const MOST_KEPT = 200;

/** A page says what day it is, and how long ago something was: it is rendered again after this time, in milliseconds. */
const KEPT_MS = 60_000;

interface Kept {
  readonly page: RenderedPage;
  /** What the page has read, as JSON, by its address. */
  readonly reads: ReadonlyMap<string, string>;
  readonly until: number;
}

type Read = Parameters<Rendering>[0]['read'];

/** Not with a query, which may have somebody's name in it, nor with a secret in its path. */
function isKeepable(address: string): boolean {
  const { pathname, search } = new URL(address);
  const page = matchPage(splitLocale(pathname).path);
  return search === '' && page !== null && !PAGE_PATHS[page.name].includes('{token}');
}

/** Reads again what a page has read; a failure counts as a change. */
async function readAgain({ reads }: Kept, read: Read): Promise<{ isSame: boolean; answers: Map<string, unknown> }> {
  const answers = new Map<string, unknown>();
  const same = await Promise.all(
    [...reads].map(async ([address, before]) => {
      try {
        const answer = await read(address);
        answers.set(address, answer);
        return JSON.stringify(answer) === before;
      } catch {
        return false;
      }
    }),
  );
  return { isSame: !same.includes(false), answers };
}

/** Wraps a renderer; the nonce, which each request has its own of, is put in at the end. */
export function cacheRendered(render: Rendering, now: () => number = Date.now): Rendering {
  const kept = new Map<string, Kept>();
  const nonceMark = randomBytes(24).toString('hex');

  async function renderAnew(
    asked: Parameters<Rendering>[0],
    key: string,
    answers: ReadonlyMap<string, unknown>,
  ): Promise<RenderedPage | null> {
    const reads = new Map<string, string>();
    let hasFailed = false;
    let hasAsked = false;
    const read: Read = async (address) => {
      try {
        const answer = answers.has(address) ? answers.get(address) : await asked.read(address);
        reads.set(address, JSON.stringify(answer));
        return answer;
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    };
    // Prices of a stay are asked for each time.
    const ask: typeof asked.ask = (address, body) => {
      hasAsked = true;
      return asked.ask(address, body);
    };
    const page = await render({ ...asked, read, ask, settings: { ...asked.settings, 'csp-nonce': nonceMark } });
    kept.delete(key);
    if (page === null || hasFailed || hasAsked) return page;
    kept.set(key, { page, reads, until: now() + KEPT_MS });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    return page;
  }

  async function find(asked: Parameters<Rendering>[0]): Promise<RenderedPage | null> {
    const key = JSON.stringify([asked.address, { ...asked.settings, 'csp-nonce': '' }]);
    const found = kept.get(key);
    if (found === undefined || found.until <= now()) return renderAnew(asked, key, new Map());
    const { isSame, answers } = await readAgain(found, asked.read);
    return isSame ? found.page : renderAnew(asked, key, answers);
  }

  return async (asked) => {
    if (!isKeepable(asked.address)) return render(asked);
    const page = await find(asked);
    if (page === null) return null;
    const withNonce = (text: string) => text.replaceAll(nonceMark, asked.settings['csp-nonce']);
    return { ...page, html: withNonce(page.html), data: withNonce(page.data) };
  };
}
