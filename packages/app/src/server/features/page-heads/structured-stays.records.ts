// The product, its families and its activities as structured data for search engines: only what visitors read on the page.

import { toImagePath } from '#contract/attachments/image-paths.ts';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import type { ShownPage, StructuredData } from '#server/platform/http/pages/page-head.ts';
import { toBreadcrumbs } from '#server/platform/http/pages/structured-data.ts';
import { getTranslator } from '#server/platform/translate.ts';
import type { PublicActivity, PublicFamily } from './public-stays.shapes.ts';

interface Site {
  readonly PUBLIC_URL: string;
  readonly PRODUCT_NAME: string;
}

const MOST_PICTURES = 8;
/** Search engines show the next dates, not all of a year. */
const MOST_WEEKS = 12;

const toPictures = (photos: readonly { readonly ref: string }[], { PUBLIC_URL }: Site) =>
  photos.slice(0, MOST_PICTURES).map(({ ref }) => PUBLIC_URL + toImagePath(ref, 1280));

/** The town, never the street. */
const toPostalAddress = ({ location, county, countryCode }: Pick<PublicFamily, 'location' | 'county' | 'countryCode'>) => ({
  '@type': 'PostalAddress',
  ...(location !== null && { addressLocality: location }),
  ...{ addressRegion: county, addressCountry: countryCode },
});

/** The price from which stays are offered, as the page shows it. */
const toOffers = ({ amount, currency }: CustomerPrice, { address }: ShownPage) => ({
  ...{ '@type': 'AggregateOffer', lowPrice: amount, priceCurrency: currency, url: address },
});

const toSearchStep = ({ locale, toAddress }: ShownPage) => ({
  name: getTranslator(locale)('pagePaths.search'),
  address: toAddress('/travel/search'),
});

/** Returns the product as an organization and as a site. */
export function toSiteData({ description, locale, toAddress }: ShownPage, { PUBLIC_URL, PRODUCT_NAME }: Site): StructuredData[] {
  const organization = { '@id': `${PUBLIC_URL}/#organization` };
  const about = description === '' ? {} : { description };
  return [
    { '@type': 'Organization', ...organization, name: PRODUCT_NAME, url: PUBLIC_URL, logo: `${PUBLIC_URL}/icon-512.png`, ...about },
    { '@type': 'WebSite', name: PRODUCT_NAME, url: toAddress('/'), inLanguage: locale, publisher: organization },
  ];
}

/** Returns the way to a list. */
export function toListData(page: ShownPage): StructuredData[] {
  return [toBreadcrumbs(page, [])];
}

/** Returns a family as a place to stay. */
export function toFamilyData(family: PublicFamily, page: ShownPage, site: Site): StructuredData[] {
  const { photos, fromPrice, languages } = family;
  const place = {
    '@type': 'LodgingBusiness',
    ...{ '@id': page.address, url: page.address, name: page.title },
    ...(page.description !== '' && { description: page.description }),
    address: toPostalAddress(family),
    ...(photos.length > 0 && { image: toPictures(photos, site) }),
    ...(languages.length > 0 && { availableLanguage: languages }),
    ...(fromPrice !== null && { makesOffer: toOffers(fromPrice, page) }),
  };
  return [place, toBreadcrumbs(page, [toSearchStep(page)])];
}

/** Returns an activity as a service, and each of its next weeks as an event. */
export function toActivityData(activity: PublicActivity, page: ShownPage, site: Site): StructuredData[] {
  const { photos, weekPrice, schedules, minAge, maxAge } = activity;
  const place = { '@type': 'Place', name: [activity.location, activity.county].filter((part) => part !== null).join(', ') };
  const location = { ...place, address: toPostalAddress(activity) };
  const shown = {
    ...{ name: page.title, url: page.address },
    ...(page.description !== '' && { description: page.description }),
    ...(photos.length > 0 && { image: toPictures(photos, site) }),
  };
  const provider = { '@type': 'Organization', name: site.PRODUCT_NAME, url: site.PUBLIC_URL };
  const weeks = schedules.filter(({ state }) => state === 'open').slice(0, MOST_WEEKS);
  const events = weeks.map(({ startDate, endDate, placesLeft }) => ({
    ...{ '@type': 'EducationEvent', ...shown, startDate, endDate, location, organizer: provider, typicalAgeRange: `${minAge}-${maxAge}` },
    ...{ eventStatus: 'https://schema.org/EventScheduled', eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' },
    ...(weekPrice !== null && {
      offers: {
        ...{ '@type': 'Offer', price: weekPrice.amount, priceCurrency: weekPrice.currency, url: page.address },
        availability: `https://schema.org/${placesLeft > 0 ? 'InStock' : 'SoldOut'}`,
      },
    }),
  }));
  const service = {
    ...{ '@type': 'Service', '@id': page.address, ...shown, areaServed: location, provider },
    ...(weekPrice !== null && { offers: { ...toOffers(weekPrice, page), offerCount: Math.max(1, weeks.length) } }),
  };
  return [service, ...events, toBreadcrumbs(page, [toSearchStep(page)])];
}
