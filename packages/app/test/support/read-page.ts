// What a search engine reads in a page: its head, its headings, pictures and links, and its structured data.

import { DomUtils, parseDocument } from 'htmlparser2';
import * as z from 'zod';

export interface ReadPage {
  readonly status: number;
  readonly title: string;
  readonly headings: readonly string[];
  readonly canonical: string | null;
  readonly description: string;
  readonly isIndexed: boolean;
  /** By language, `x-default` among them. */
  readonly alternates: ReadonlyMap<string, string>;
  /** The addresses of links, without fragments. */
  readonly links: readonly string[];
  readonly images: readonly { readonly src: string; readonly hasAlternative: boolean }[];
  readonly preview: ReadonlyMap<string, string>;
  readonly structured: readonly { readonly '@type': string }[];
  /** What is wrong with its structured data. */
  readonly faults: readonly string[];
}

const text = z.string().min(1);
const address = z.url();
const moment = z.iso.datetime();
const offer = z.looseObject({ '@type': z.enum(['AggregateOffer', 'Offer']), priceCurrency: z.string().length(3) });
const lowest = offer.extend({ '@type': z.literal('AggregateOffer'), lowPrice: z.string().regex(/^\d+(\.\d+)?$/) });
const step = z.looseObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: address });
const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  addressLocality: text.optional(),
  addressRegion: text,
  addressCountry: z.string().length(2),
});

/** What search engines need of each type before they show it. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  Organization: z.looseObject({ name: text, url: address, logo: address }),
  WebSite: z.looseObject({ name: text, url: address }),
  WebPage: z.looseObject({ name: text, url: address, dateModified: moment }),
  LodgingBusiness: z.looseObject({ name: text, url: address, address: postalAddress, makesOffer: lowest.optional() }),
  Service: z.looseObject({ name: text, url: address, offers: lowest.optional() }),
  EducationEvent: z.looseObject({ name: text, startDate: z.iso.date(), location: z.looseObject({ address: postalAddress }) }),
  BlogPosting: z.looseObject({
    headline: text,
    datePublished: moment,
    author: z.looseObject({ name: text }),
    publisher: z.looseObject({}),
  }),
  BreadcrumbList: z.looseObject({ itemListElement: z.array(step).min(2) }),
};

function findFaults(data: { readonly '@type': string }): string[] {
  const checked = SHAPES[data['@type']]?.safeParse(data);
  if (checked === undefined) return [`${data['@type']} is not expected`];
  return checked.success ? [] : [`${data['@type']}: ${z.prettifyError(checked.error)}`];
}

/** Reads a page as it is sent. */
export async function readPage(at: string): Promise<ReadPage> {
  const answer = await fetch(at, { redirect: 'manual' });
  const dom = parseDocument(await answer.text());
  const all = (name: string) => DomUtils.getElementsByTagName(name, dom);
  const attributes = (name: string) => all(name).map(({ attribs }) => attribs);
  const metas = attributes('meta');
  const links = attributes('link');
  const absolute = (href: string) => new URL(href, at).href.replace(/#.*$/, '');
  const json = all('script').filter(({ attribs }) => attribs['type'] === 'application/ld+json');
  const structured = json.flatMap((script) => JSON.parse(DomUtils.textContent(script))['@graph'] as { '@type': string }[]);
  return {
    status: answer.status,
    title: all('title').map((one) => DomUtils.textContent(one))[0] ?? '',
    headings: all('h1').map((one) => DomUtils.textContent(one)),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    description: metas.find(({ name }) => name === 'description')?.['content'] ?? '',
    isIndexed: answer.headers.get('x-robots-tag')?.includes('noindex') !== true,
    alternates: new Map(links.flatMap(({ hreflang, href = '' }) => (hreflang === undefined ? [] : [[hreflang, href] as const]))),
    links: attributes('a').flatMap(({ href }) => (href === undefined || /^(?:mailto|tel):/.test(href) ? [] : [absolute(href)])),
    images: attributes('img').map(({ src = '', alt }) => ({ src: absolute(src), hasAlternative: alt !== undefined })),
    preview: new Map(metas.flatMap(({ property, content = '' }) => (property === undefined ? [] : [[property, content] as const]))),
    structured,
    faults: structured.flatMap(findFaults),
  };
}
