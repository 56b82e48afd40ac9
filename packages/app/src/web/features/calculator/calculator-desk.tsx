// The desk: the calculator, the actions on its quote, a scenario to compare with, a stored quote, and the draft of an invoice.

import type { QuoteRequest, QuoteView } from '@hosted-stay/pricing-core';
import {
  type Messages,
  PriceCalculator,
  QuoteBreakdown,
  type QuoteBreakdownProps,
  type Scenario,
  type StartingRequest,
} from '@hosted-stay/pricing-react';
import '@hosted-stay/pricing-react/styles.css';
import { Stack } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAddress, useHistory, useSearchParams } from '#web/router.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { setQuote, setStay } from './address.ts';
import classes from './calculator.module.css';
import type { ComparedScenario } from './compared.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { KeptQuote } from './kept-quote.tsx';
import { Outputs } from './outputs.tsx';
import { QuoteActions } from './quote-actions.tsx';
import type { Prices } from './read-prices.ts';
import { ScenarioMenu } from './scenario-menu.tsx';
import type { ReadOnce } from './use-prices.ts';

const Compared = lazy(async () => ({ default: (await import('./compared.tsx')).Compared }));

interface CalculatorDeskProps {
  readonly prices: Prices;
  readonly messages: Messages;
  readonly start: StartingRequest;
  /** The stored quote from the URL; null if the URL has none. */
  readonly kept: ReadOnce<QuoteView> | null;
  readonly opensInvoice: boolean;
  /** Called when a quote was stored with other prices than those of this page. */
  readonly onOutdated: () => void;
}

/** The state of the form with its result. `of` changes when another stay is loaded, which resets the calculator. */
function useForm(start: StartingRequest) {
  const [form, setForm] = useState({ of: 0, start });
  const [asked, setAsked] = useState<QuoteRequest | null | undefined>(undefined);
  const [answered, setAnswered] = useState<Scenario | null>(null);
  return {
    ...form,
    answered,
    /** Whether `answered` is the answer to the current form values. */
    isCurrent: answered !== null && (asked === undefined || asked === answered.request),
    setAsked,
    answer: (quote: QuoteView, request: QuoteRequest) => setAnswered({ quote, request }),
    load(request: StartingRequest) {
      setForm({ of: form.of + 1, start: request });
      setAsked(undefined);
    },
  };
}

/** Lines for finance have nine columns, so they are shown below the calculator at full width. */
function useWideBreakdown() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const parts = useMemo(() => {
    function Breakdown(props: QuoteBreakdownProps) {
      const lines = <QuoteBreakdown {...props} />;
      return props.side === 'finance' && place !== null ? createPortal(lines, place) : lines;
    }
    return { Breakdown };
  }, [place]);
  return { parts, setPlace };
}

export function CalculatorDesk({ prices, messages, start, kept, opensInvoice, onOutdated }: CalculatorDeskProps) {
  const { source, catalogue, insight } = prices;
  const locale = useFormatLocale();
  const today = useToday();
  const history = useHistory();
  const { pathname } = useAddress();
  const [, setQuery] = useSearchParams();
  const form = useForm(start);
  const { parts, setPlace } = useWideBreakdown();
  const [compared, setCompared] = useState<ComparedScenario | null>(null);
  const looks = { catalogue, messages, locale };

  const tellAddress = (request: QuoteRequest | null) => {
    form.setAsked(request);
    if (request !== null) setQuery((now) => setStay(now, request), { replace: true });
  };
  const load = (request: QuoteRequest) => {
    form.load(request);
    setQuery((now) => setStay(now, request), { replace: true });
  };
  const showKept = (fingerprint: string | null, request?: QuoteRequest) =>
    setQuery((now) => setQuote(request === undefined ? now : setStay(now, request), fingerprint), { replace: true });
  const linkOf = (request: QuoteRequest) =>
    new URL(history.href(`${pathname}?${setStay(new URLSearchParams(), request)}`), window.location.origin).href;

  return (
    <Stack gap="lg" className={classes['desk'] ?? ''}>
      {kept !== null && <KeptQuote kept={kept} source={source} {...looks} onClose={() => showKept(null)} />}
      <ScenarioMenu
        request={form.isCurrent ? (form.answered?.request ?? null) : null}
        onOpen={({ request }) => load(request as unknown as QuoteRequest)}
        onCompare={(scenario) => setCompared({ name: scenario.name, request: scenario.request as unknown as QuoteRequest })}
      />
      <PriceCalculator
        key={form.of}
        source={source}
        insight={insight}
        {...looks}
        today={today}
        defaultRequest={form.start}
        link={linkOf}
        parts={parts}
        onRequestChange={tellAddress}
        onQuote={form.answer}
      />
      {form.answered !== null && (
        <>
          <QuoteActions
            answered={form.answered}
            isCurrent={form.isCurrent}
            {...looks}
            onKept={({ fingerprint, request, isOutdated }) => {
              showKept(fingerprint, request);
              if (isOutdated) onOutdated();
            }}
          />
          {compared !== null && (
            <Suspense fallback={<LoadingRows count={2} />}>
              <Compared
                key={compared.name}
                with={compared}
                answered={form.answered}
                isCurrent={form.isCurrent}
                source={source}
                {...looks}
                onLoad={load}
                onClose={() => setCompared(null)}
              />
            </Suspense>
          )}
        </>
      )}
      <div ref={setPlace} />
      {form.answered !== null && <Outputs view={form.answered.quote} />}
      <InvoiceSection quote={form.answered?.quote ?? null} {...looks} isOpen={opensInvoice} />
    </Stack>
  );
}
