// Settings of other servers that pages load from or send to.

import * as z from 'zod';

export const pageSettings = {
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe(
      'A map style (MapLibre) whose tiles maps show, from the same origin as the style: its server learns where people look. Without it maps show the outline that comes with the product, and ask nobody.',
    ),
  ANALYTICS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe(
      'Counts visits to public pages at a service that speaks Plausible’s events, such as https://plausible.io: only those of visitors who accept it, without cookies, and without queries and numbers in addresses. Without it nobody is asked.',
    ),
  ANALYTICS_SITE: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'must be the name of a website such as stays.example')
    .optional()
    .describe('The name of this website at ANALYTICS_URL; by default the host of PUBLIC_URL.'),
} as const;

type Given = Readonly<Partial<Record<keyof typeof pageSettings | 'PUBLIC_URL', unknown>>>;

/** Browsers send nothing to a plain address from a page of https. */
export function findPageFaults({ ANALYTICS_URL, ANALYTICS_SITE, PUBLIC_URL }: Given): string[] {
  const isPlain = String(PUBLIC_URL).startsWith('https:') && String(ANALYTICS_URL).startsWith('http:');
  return [
    ...(isPlain ? ['ANALYTICS_URL: must be an https:// address where PUBLIC_URL is https'] : []),
    ...(ANALYTICS_URL === undefined && ANALYTICS_SITE !== undefined ? ['ANALYTICS_SITE: must not be set without ANALYTICS_URL'] : []),
  ];
}
