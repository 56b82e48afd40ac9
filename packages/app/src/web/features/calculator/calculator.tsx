// The calculator page: loads prices and messages, then shows the desk with the stay from the URL.

import { wordIssue } from '@hosted-stay/pricing-react';
import { Alert } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { readTripFacts } from '#contract/trips/trips.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useWidgetWords } from '#web/platform/messages/widget-words.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { readQuote, readStay, readTrip } from './address.ts';
import { CalculatorDesk } from './calculator-desk.tsx';
import { useKeptQuote, usePrices } from './use-prices.ts';

interface StartedProps {
  readonly opensInvoice: boolean;
  /** The stored quote whose stay is the start value if the URL has none. */
  readonly fingerprint: string | null;
  /** Whether the stored quote is shown as well. */
  readonly showsKept: boolean;
}

function Started({ opensInvoice, fingerprint, showsKept }: StartedProps) {
  const words = useTranslations('calculator');
  const [asked] = useSearchParams();
  const prices = usePrices();
  const messages = useWidgetWords();
  const kept = useKeptQuote(fingerprint);
  if (prices.failure?.code === 'noPriceBook') {
    return <EmptyState icon={IconReceipt} title={words('noPrices.title')} text={words('noPrices.text')} />;
  }
  if (prices.failure !== null && prices.data === undefined) return <Fault message={prices.failure.message} onRetry={prices.reload} />;
  const stay = readStay(asked);
  const waitsForKept = fingerprint !== null && Object.keys(stay).length === 0 && kept.data === undefined && kept.failure === null;
  if (prices.data === undefined || messages === undefined || waitsForKept) return <LoadingRows />;
  if ('issues' in prices.data) {
    const faults = prices.data.issues.map((issue) => wordIssue(issue, messages, issue.path.join('.')));
    return <Fault message={words('unreadable', { faults: faults.join(' ') })} onRetry={prices.reload} />;
  }
  const start = Object.keys(stay).length === 0 ? kept.data?.request : stay;
  return (
    <CalculatorDesk
      prices={prices.data}
      messages={messages}
      start={start ?? {}}
      kept={showsKept ? kept : null}
      opensInvoice={opensInvoice}
      onOutdated={prices.reload}
    />
  );
}

/** The calculator with the stay of a trip's agreed price. */
function OfTrip({ id, opensInvoice }: { readonly id: number; readonly opensInvoice: boolean }) {
  const words = useTranslations('calculator');
  const { data: trip, failure, reload } = useEndpoint(readTripFacts, { params: { id } });
  if (failure?.statusCode === 404)
    return <EmptyState icon={IconReceipt} title={words('noTrip', { id: String(id) })} text={words('noTripText')} />;
  if (trip === undefined) return failure === null ? <LoadingRows /> : <Fault message={failure.message} onRetry={reload} />;
  const { quoteFingerprint, studentName } = trip;
  return (
    <>
      <Alert mb="md" color={quoteFingerprint === null ? 'yellow' : 'blue'}>
        {words(quoteFingerprint === null ? 'tripWithoutPrice' : 'ofTrip', { name: studentName })}
      </Alert>
      <Started opensInvoice={opensInvoice} fingerprint={quoteFingerprint} showsKept={false} />
    </>
  );
}

/** @param opensInvoice whether the draft of an invoice is open initially */
export function Calculator({ opensInvoice }: { readonly opensInvoice: boolean }) {
  const [asked] = useSearchParams();
  const fingerprint = readQuote(asked);
  const trip = readTrip(asked);
  if (trip !== null && fingerprint === null) return <OfTrip key={trip} id={trip} opensInvoice={opensInvoice} />;
  return <Started opensInvoice={opensInvoice} fingerprint={fingerprint} showsKept={fingerprint !== null} />;
}
