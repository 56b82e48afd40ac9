// Families and camps by a rule, the lowest price of a week, and the price of chosen dates, as pages and articles show them.

import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'wouter';
import type { LiveBlock } from '#contract/content/blocks.shapes.ts';
import { listFeaturedCamps, listFeaturedFamilies, readLowestPrice } from '#contract/content/live.endpoints.ts';
import { listShownTestimonials } from '#contract/content/testimonials.endpoints.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '#contract/search/search-filter.ts';
import { isCalculatorLinked, toCalculatorAnchor } from '#web/features/content/calculator/calculator-anchor.ts';
import { TestimonialCards } from '#web/features/content/testimonials/testimonial-cards.tsx';
import { CampCard } from '#web/features/search/camp-card.tsx';
import { FamilyCard } from '#web/features/search/family/family-card.tsx';
import { writeSearch } from '#web/features/search/filters/search-address.model.ts';
import { usePriceText } from '#web/features/search/use-names.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useAddress } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards, LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './live-parts.module.css';

/** Its code is loaded when a visitor wants to calculate. */
const VisitorCalculator = lazy(() => import('#web/features/content/calculator/visitor-calculator.tsx'));

type Of<Kind extends LiveBlock['kind']> = { readonly block: Extract<LiveBlock, { kind: Kind }> };

/** Returns the address of the search for stays like those that a block shows. */
function toSearch(filter: Partial<SearchFilter>): string {
  const query = writeSearch({ filter: { ...DEFAULT_SEARCH_FILTER, ...filter }, sort: 'relevance', page: 1 }).toString();
  return query === '' ? paths.travelSearch() : `${paths.travelSearch()}?${query}`;
}

const toCounties = (countyId: number | null) => (countyId === null ? [] : [countyId]);

/** Returns the name of a county; empty for none, or while the names are loading. */
function useCounty(countyId: number | null): string {
  const { data } = useEndpoint(listCounties, {}, { when: countyId !== null });
  return data?.data.find(({ id }) => id === countyId)?.name ?? '';
}

interface CardsProps<Card> {
  readonly title: string;
  readonly read: { readonly data: { readonly data: readonly Card[] } | undefined; readonly failure: Error | null; reload(): void };
  readonly count: number;
  readonly show: (card: Card) => ReactNode;
  readonly none: string;
  readonly more: ReactNode;
}

function Cards<Card>({ title, read: { data, failure, reload }, count, show, none, more }: CardsProps<Card>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes['part']}>
      <VisuallyHidden component="h2" id={heading}>
        {title}
      </VisuallyHidden>
      {data === undefined && (failure === null ? <LoadingCards count={count} /> : <Fault message={failure.message} onRetry={reload} />)}
      {data?.data.length === 0 && <Text c="dimmed">{none}</Text>}
      {data !== undefined && data.data.length > 0 && <ul className={classes['cards']}>{data.data.map(show)}</ul>}
      {more}
    </section>
  );
}

function Families({ block: { countyId, stayType, order, count } }: Of<'families'>) {
  const words = useTranslations('liveContent');
  const county = useCounty(countyId);
  const rule = { order, count, ...(countyId !== null && { countyId }), ...(stayType !== null && { stayType }) };
  return (
    <Cards
      title={county === '' ? words('families') : words('familiesIn', { county })}
      read={useEndpoint(listFeaturedFamilies, { query: rule })}
      count={count}
      show={(family) => <FamilyCard key={family.id} family={family} />}
      none={words('noFamilies')}
      more={
        <Anchor component={Link} to={toSearch({ counties: toCounties(countyId), stayType: stayType === null ? [] : [stayType] })}>
          {words('allFamilies')}
        </Anchor>
      }
    />
  );
}

function Camps({ block: { countyId, activityType, count } }: Of<'camps'>) {
  const words = useTranslations('liveContent');
  const county = useCounty(countyId);
  const rule = { count, ...(countyId !== null && { countyId }), ...(activityType !== null && { activityType }) };
  return (
    <Cards
      title={county === '' ? words('camps') : words('campsIn', { county })}
      read={useEndpoint(listFeaturedCamps, { query: rule })}
      count={count}
      show={(camp) => <CampCard key={camp.id} camp={camp} />}
      none={words('noCamps')}
      more={null}
    />
  );
}

function FromPrice({ block: { countyId } }: Of<'fromPrice'>) {
  const words = useTranslations('liveContent');
  const written = usePriceText();
  const county = useCounty(countyId);
  const { data } = useEndpoint(readLowestPrice, { query: countyId === null ? {} : { countyId } });
  // Without a price there is nothing to say; the text around it stands by itself.
  if (data === undefined || data.price === null) return null;
  const price = written(data.price);
  return (
    <p className={classes['price']}>
      <Anchor component={Link} to={toSearch({ counties: toCounties(countyId) })} inherit>
        {county === '' ? words('fromPrice', { price }) : words('fromPriceIn', { county, price })}
      </Anchor>
    </p>
  );
}

function Calculator({ block }: Of<'calculator'>) {
  const words = useTranslations('liveContent');
  const heading = useId();
  const anchor = toCalculatorAnchor(block.key);
  const address = useAddress();
  const isLinked = isCalculatorLinked(address, block.key);
  const [isOpen, setOpen] = useState(false);
  const county = useCounty(block.countyId);
  return (
    <section id={anchor} aria-labelledby={heading} className={classes['calculator']}>
      <h2 id={heading} className={classes['heading']}>
        {county === '' ? words('calculator') : words('calculatorIn', { county })}
      </h2>
      <FromPrice block={{ ...block, kind: 'fromPrice' }} />
      {isLinked === 'maybe' && <LoadingRows count={6} />}
      {isLinked !== 'maybe' && (isOpen || isLinked) && (
        <Suspense fallback={<LoadingRows count={6} />}>
          <VisitorCalculator countyId={block.countyId} anchor={anchor} linked={isLinked ? address.search : ''} />
        </Suspense>
      )}
      {!isLinked && !isOpen && <Button onClick={() => setOpen(true)}>{words('openCalculator')}</Button>}
    </section>
  );
}

function Testimonials({ block: { minRating, order, count } }: Of<'testimonials'>) {
  const words = useTranslations('liveContent');
  const heading = useId();
  const { data } = useEndpoint(listShownTestimonials, { query: { order, count, ...(minRating !== null && { minRating }) } });
  // Without any there is nothing to say.
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <VisuallyHidden component="h2" id={heading}>
        {words('testimonials')}
      </VisuallyHidden>
      <TestimonialCards testimonials={data.data} />
    </section>
  );
}

export default function LiveParts({ block }: { readonly block: LiveBlock }) {
  switch (block.kind) {
    case 'families':
      return <Families block={block} />;
    case 'camps':
      return <Camps block={block} />;
    case 'fromPrice':
      return <FromPrice block={block} />;
    case 'calculator':
      return <Calculator block={block} />;
    case 'testimonials':
      return <Testimonials block={block} />;
  }
}
