// The sample book in odd shapes: thirty lines, long and hostile names, no prices at all.

import type { PriceBookInput } from '@hosted-stay/pricing-core';
import { sampleBookJson } from './sample-book.ts';

/** A name as somebody may have typed it: markup, a formula, and nowhere to break. */
export const HOSTILE_NAME =
  '=HYPERLINK("https://evil.example") <img src=x onerror="globalThis.pwned = true"> Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherung';

function sampleBook(): PriceBookInput {
  return sampleBookJson() as PriceBookInput;
}

/** Every name is hostile, and every family prices thirty templates. */
export function hostileBook(): PriceBookInput {
  const book = sampleBook();
  const [first] = book.templates;
  const ids = Array.from({ length: 30 }, (_, at) => 9000 + at);
  const long = <T extends { name: string }>(things: readonly T[]) =>
    things.map((thing) => ({ ...thing, name: `${HOSTILE_NAME} ${thing.name}` }));
  const templates = ids.map((id) => ({ ...first, id, name: `Extra ${id}`, required: true })) as PriceBookInput['templates'];
  return {
    ...book,
    templates: [...long(book.templates), ...long(templates)],
    activities: long(book.activities),
    hostFamilies: long(book.hostFamilies).map((family) => ({
      ...family,
      pricings: ids.map((pricingTemplateId, at) => ({
        pricingTemplateId,
        amount: String(10 ** (at % 8)),
        customer: { commissionPercentage: '15' },
        provider: { commissionPercentage: '5' },
      })),
    })),
  };
}

/** Nothing costs anything. */
export function unpricedBook(): PriceBookInput {
  const book = sampleBook();
  const bare = <T extends object>(owners: readonly T[]) => owners.map((owner) => ({ ...owner, pricings: [] }));
  return {
    ...book,
    countries: bare(book.countries),
    counties: bare(book.counties),
    hostFamilies: bare(book.hostFamilies),
    activities: bare(book.activities),
  };
}
