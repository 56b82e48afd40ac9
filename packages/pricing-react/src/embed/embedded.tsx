// The widgets as elements show them: their source from a book or an endpoint, by what the page has said.

import type { QuoteRequestInput } from '@hosted-stay/pricing-core';
import { useCallback, useMemo, useRef } from 'react';
import { LiveTotal } from '../components/live-total/live-total.tsx';
import { PriceCalculator } from '../components/price-calculator/price-calculator.tsx';
import type { QuoteState } from '../quote/quote-state.ts';
import { endpointSource } from '../quote-source/endpoint-source.ts';
import type { SourceFailure } from '../quote-source/quote-source.ts';
import { bookResource, catalogueResource } from './books.ts';
import { NoPricesNote, ResourceView } from './resource-view.tsx';
import { detailOf, type EmbedProps } from './settings.ts';

/** A book, or an endpoint with a catalogue, as a calculator. */
export function EmbeddedCalculator({ settings, events }: EmbedProps) {
  const { book, endpoint, catalogue, requestNumber, side, request, messages, locale, theme, today } = settings;
  const remote = useEndpoint(settings.endpoint);
  const common = {
    messages,
    locale,
    theme,
    today,
    defaultRequest: request,
    onRequestChange: events.request,
    onQuote: events.quote,
    onFailure: (failure: SourceFailure) => events.error(detailOf(failure)),
  };
  if (book !== undefined) {
    return (
      <ResourceView resource={bookResource(book, side)} settings={settings} events={events}>
        {(opened) => (
          <PriceCalculator key={requestNumber} source={opened.source} insight={opened.insight} catalogue={opened.catalogue} {...common} />
        )}
      </ResourceView>
    );
  }
  if (endpoint === undefined || catalogue === undefined || remote === undefined) return <NoPricesNote settings={settings} />;
  return (
    <ResourceView resource={catalogueResource(catalogue)} settings={settings} events={events}>
      {(names) => <PriceCalculator key={requestNumber} source={remote} catalogue={names} {...common} />}
    </ResourceView>
  );
}

/** An endpoint or a book as a live total; it shows the customer's side, whatever side the element names. */
export function EmbeddedLiveTotal({ settings, events }: EmbedProps) {
  const { book, request, messages, locale, theme } = settings;
  const remote = useEndpoint(settings.endpoint);
  // Whether it is whole is for the source to say: it answers with what is missing.
  const common = { request: (request ?? null) as QuoteRequestInput | null, messages, locale, theme, onState: useNews(events) };
  if (remote !== undefined) {
    return (
      <div className="pricing-embed" part="widget">
        <LiveTotal source={remote} {...common} />
      </div>
    );
  }
  if (book === undefined) return <NoPricesNote settings={settings} />;
  return (
    <ResourceView resource={bookResource(book, 'customer')} settings={settings} events={events}>
      {(opened) => <LiveTotal source={opened.source} {...common} />}
    </ResourceView>
  );
}

/** Each quote and each failure is told of once, however often the state around it changes. */
function useNews({ quote: tell, error }: EmbedProps['events']) {
  const told = useRef<Pick<QuoteState, 'quote' | 'failure'>>({ quote: null, failure: null });
  return useCallback(
    ({ status, quote, failure }: QuoteState) => {
      const { current } = told;
      const shown = status === 'ready' ? quote : current.quote;
      told.current = { quote: shown, failure };
      if (shown !== null && shown !== current.quote) tell(shown);
      if (failure !== null && failure !== current.failure) error(detailOf(failure));
    },
    [tell, error],
  );
}

function useEndpoint(url: string | undefined) {
  return useMemo(() => (url === undefined ? undefined : endpointSource(url)), [url]);
}
