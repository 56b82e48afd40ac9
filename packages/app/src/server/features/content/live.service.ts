// Use cases of what pages show of families, camps and prices as they are now.

import type * as endpoints from '#contract/content/live.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { getBookingChoices } from '#server/features/pricing/pricing.public.ts';
import * as search from '#server/features/search/search.public.ts';
import type { Call } from '#server/platform/app.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listFeaturedFamilies(call: Call, { query }: Input<'listFeaturedFamilies'>): Output<'listFeaturedFamilies'> {
  return { data: await search.listFeaturedFamilies(call, query) };
}

export async function listFeaturedCamps(call: Call, { query }: Input<'listFeaturedCamps'>): Output<'listFeaturedCamps'> {
  return { data: await search.listFeaturedCamps(call, query) };
}

export function readLowestPrice(call: Call, { query }: Input<'readLowestPrice'>): Output<'readLowestPrice'> {
  return search.findLowestPrice(call, query);
}

/** Names each field that visitors are told: what is added to the price book, to families or to activities isn't told by itself. */
export async function readCalculatorChoices(call: Call, { query }: Input<'readCalculatorChoices'>): Output<'readCalculatorChoices'> {
  const { currency, services, templates } = await getBookingChoices(call, call.db);
  const { families, activities } = await search.listPricedChoices(call, query);
  const toChoice = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });
  return {
    currency,
    hostFamilies: families.map(({ id, county, location }) => ({ id, county, location })),
    activities: activities.map(({ id, name, county }) => ({ id, name, county })),
    services: services.filter(({ required }) => !required).map(toChoice),
    templates: templates.map(toChoice),
  };
}
