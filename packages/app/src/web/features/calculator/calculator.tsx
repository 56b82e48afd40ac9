// The calculator as a page has it: prices and words are read, then the desk is laid out with what the address says.

import { wordIssue } from '@hosted-stay/pricing-react';
import { IconReceipt } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useWidgetWords } from '#web/platform/widget-words.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/loading.tsx';
import { quoteIn, stayIn } from './address.ts';
import { CalculatorDesk } from './calculator-desk.tsx';
import { useKeptQuote, usePrices } from './use-prices.ts';

/** @param opensInvoice whether the draft of an invoice is open from the start */
export function Calculator({ opensInvoice }: { readonly opensInvoice: boolean }) {
  const words = useTranslations('calculator');
  const [asked] = useSearchParams();
  const prices = usePrices();
  const messages = useWidgetWords();
  const kept = useKeptQuote(quoteIn(asked));
  if (prices.failure?.code === 'noPriceBook') {
    return <EmptyState icon={IconReceipt} title={words('noPrices.title')} text={words('noPrices.text')} />;
  }
  if (prices.failure !== null && prices.data === undefined) return <Fault message={prices.failure.message} onRetry={prices.reload} />;
  const stay = stayIn(asked);
  const waitsForKept = quoteIn(asked) !== null && Object.keys(stay).length === 0 && kept.data === undefined && kept.failure === null;
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
      kept={quoteIn(asked) === null ? null : kept}
      opensInvoice={opensInvoice}
      onOutdated={prices.reload}
    />
  );
}
