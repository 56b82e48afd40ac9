// All pages that search engines may find, in two languages, as they are sent: what leads to them, what they say, and that nothing is broken.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from './support/free-port.ts';
import { type Program, startProgram } from './support/program.ts';
import { type ReadPage, readPage } from './support/read-page.ts';

/** A page needs a few milliseconds; the server leaves pages to browsers if it is asked for too many at once. */
const AT_ONCE = 4;
/** The demo has some hundred pages in a language; a way that never ends would have more. */
const MOST_PAGES = 1500;
const MOST_PICTURES = 6;

let folder: string;
let server: Program;
/** By address. */
const pages = new Map<string, ReadPage>();
/** The addresses in the maps of the site. */
let mapped: readonly string[] = [];

const isCrawled = (address: string) =>
  address.startsWith(server.origin) && !/^\/(?:api\/|(?:fr|es|it|ja|ko|zh|en)(?:\/|$))/.test(new URL(address).pathname);

/** Of pages that search engines do not keep one of each is enough: their queries say what somebody has chosen. */
function toTarget(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const keepsQuery = /^\?page=\d+$/.test(search);
  return origin + pathname + (keepsQuery ? search : '');
}

async function readMaps(): Promise<string[]> {
  const readAddresses = async (at: string) =>
    [...(await (await fetch(at)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  const files = (await readAddresses(`${server.origin}/sitemap.xml`)).filter((file) => /\/(?:en|de)-/.test(file));
  return (await Promise.all(files.map(readAddresses))).flat();
}

/** Waits until there are families, and no more have come for some seconds. */
async function settle(): Promise<void> {
  for (let before = -1; before !== mapped.length || !mapped.some((address) => address.includes('/families/')); await pause(3000)) {
    before = mapped.length;
    mapped = await readMaps();
  }
}

async function crawl(start: readonly string[]): Promise<void> {
  const queue = [...new Set(start)];
  const known = new Set(queue);
  const work = async () => {
    for (let next = queue.shift(); next !== undefined && pages.size < MOST_PAGES; next = queue.shift()) {
      const page = await readPage(next);
      pages.set(next, page);
      if (!page.isIndexed) continue;
      for (const link of page.links.filter(isCrawled).map(toTarget)) {
        if (known.has(link)) continue;
        known.add(link);
        queue.push(link);
      }
    }
  };
  // Those that begin find all links of the first page.
  await work();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-stay-public-'));
  server = await startProgram({
    DATA_DIR: join(folder, 'data'),
    DEMO: 'always',
    PORT: String(await findFreePort()),
    SEARCHES_PER_MINUTE: '0',
  });
  // The pictures of the demo are made after the start, and families without some are not found: again, until none has come meanwhile.
  for (let before = -1; before !== mapped.length; mapped = await readMaps()) {
    await settle();
    before = mapped.length;
    pages.clear();
    await crawl([`${server.origin}/`, `${server.origin}/de`, ...mapped]);
  }
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Returns what some pages say wrong. */
function complain(fault: (page: ReadPage, address: string) => readonly unknown[] | false | string): string[] {
  return [...pages]
    .filter(([, { isIndexed }]) => isIndexed)
    .flatMap(([address, page]) => {
      const found = fault(page, address);
      return found === false || found.length === 0 ? [] : [`${address.slice(server.origin.length)}: ${[found].flat().join(', ')}`];
    });
}

describe('public pages', () => {
  test('are all found, from the first one and the maps of the site', () => {
    const paths = [...pages].filter(([, { isIndexed }]) => isIndexed).map(([address]) => address.slice(server.origin.length));
    for (const kind of [/^\/travel\/families\/\d+$/, /^\/de\/travel\/families\/\d+$/, /^\/blog\/./, /^\/travel\/activities\/\d+$/]) {
      expect(paths.filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(2);
    }
    expect(paths).toEqual(expect.arrayContaining(['/', '/de', '/blog', '/de/contact-us', '/travel/search?page=2', '/page/privacy']));
    expect(pages.size).toBeLessThan(MOST_PAGES);
  });

  test('lead nowhere that is not there', () => {
    expect([...pages].filter(([, { status }]) => status !== 200).map(([address, { status }]) => `${address} ${status}`)).toEqual([]);
  });

  test('in the maps are indexed under the address that stands there', () => {
    const wrong = mapped.filter((address) => {
      const page = pages.get(address);
      const own = address === `${server.origin}/` ? server.origin : address;
      return page?.isIndexed !== true || page.canonical?.replace(/\/$/, '') !== own.replace(/\/$/, '');
    });
    expect(wrong).toEqual([]);
  });

  test('have one heading, a description, and a text for each picture', () => {
    expect(complain(({ headings }) => headings.length !== 1 && headings.concat('headings'))).toEqual([]);
    expect(complain(({ description }) => description.trim().length < 10 && 'no description')).toEqual([]);
    expect(complain(({ images }) => images.filter(({ hasAlternative }) => !hasAlternative).map(({ src }) => src))).toEqual([]);
  });

  test('have a title that no other page has', () => {
    const own = [...pages].filter(
      ([address, { canonical, isIndexed }]) => isIndexed && canonical?.replace(/\/$/, '') === address.replace(/\/$/, ''),
    );
    const byTitle = Map.groupBy(own, ([address, { title }]) => `${/\/de(?:\/|$)/.test(address) ? 'de' : 'en'} ${title}`);
    expect([...byTitle].filter(([, same]) => same.length > 1).map(([title, same]) => [title, same.map(([address]) => address)])).toEqual(
      [],
    );
    expect(own.filter(([, { title }]) => !/^\S.* · Hosted Stays$/.test(title)).map(([address]) => address)).toEqual([]);
  });

  test('name one address, which is there, and the same in other languages, which name them', () => {
    const find = (address: string) => pages.get(address) ?? pages.get(`${address}/`);
    expect(complain(({ canonical }) => find(canonical ?? '')?.canonical !== canonical && `leads to ${canonical}`)).toEqual([]);
    expect(complain(({ preview, canonical }) => preview.get('og:url') !== canonical && `shares ${preview.get('og:url')}`)).toEqual([]);
    expect(
      complain(({ alternates }) =>
        ['en', 'de', 'x-default'].filter((language) => {
          const other = alternates.get(language);
          if (other === undefined) return language !== 'de';
          return JSON.stringify([...(find(other)?.alternates ?? [])]) !== JSON.stringify([...alternates]);
        }),
      ),
    ).toEqual([]);
  });

  test('have structured data as search engines read it, with the prices that they show', () => {
    expect(complain(({ faults }) => faults)).toEqual([]);
    const typesOf = (kind: RegExp) =>
      new Set(
        [...pages].filter(([address]) => kind.test(address)).flatMap(([, { structured }]) => structured.map((data) => data['@type'])),
      );
    expect([...typesOf(/\d\/$/)]).toEqual(['Organization', 'WebSite']);
    expect([...typesOf(/\/travel\/families\//)]).toEqual(['LodgingBusiness', 'BreadcrumbList']);
    expect([...typesOf(/\/travel\/activities\//)].toSorted()).toEqual(['BreadcrumbList', 'EducationEvent', 'Service']);
    expect([...typesOf(/\/blog\/./)].toSorted()).toEqual(['BlogPosting', 'BreadcrumbList']);
    const prices = [...pages.values()].flatMap(({ structured }) => structured).filter((data) => 'makesOffer' in data);
    expect(prices.length).toBeGreaterThan(5);
  });

  test('have pictures for link previews, and others, that are there', async () => {
    const previews = [...pages.values()].flatMap(({ preview }) => preview.get('og:image') ?? []);
    const shown = [...pages.values()].flatMap(({ images }) => images.map(({ src }) => src));
    const asked = [previews, shown].flatMap((all) => [...new Set(all)].slice(0, MOST_PICTURES));
    const types = await Promise.all(asked.map(async (at) => (await fetch(at)).headers.get('content-type')));
    expect(types.filter((type) => type?.startsWith('image/') !== true)).toEqual([]);
    expect(asked.length).toBeGreaterThan(MOST_PICTURES);
  });
});
