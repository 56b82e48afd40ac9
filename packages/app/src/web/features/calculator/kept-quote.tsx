// A stored quote: its original figures, and whether current prices give different ones.

import type { QuoteRequest, QuoteView } from '@hosted-stay/pricing-core';
import { sumsIn } from '@hosted-stay/pricing-core/amounts';
import {
  asCustomerView,
  type Messages,
  type PriceCatalogue,
  QuoteBreakdown,
  QuoteExplanation,
  type QuoteSource,
  wordIssue,
} from '@hosted-stay/pricing-react';
import { Alert, Button, Card, Group, Stack, Title } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { getFormatter } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CopyButton } from './copy-button.tsx';
import { sayTheSame } from './outputs.model.ts';
import { formatQuote } from './quote-text.ts';
import { getReasonsOfKept } from './read-prices.ts';
import { useAskedQuote } from './use-asked-quote.ts';
import type { ReadOnce } from './use-prices.ts';

interface Looks {
  readonly catalogue: PriceCatalogue;
  readonly messages: Messages;
  readonly locale: string;
}

interface KeptQuoteProps extends Looks {
  readonly kept: ReadOnce<QuoteView>;
  readonly source: QuoteSource;
  readonly onClose: () => void;
}

interface Compared extends Looks {
  readonly quote: QuoteView;
  readonly source: QuoteSource;
}

function useNote({ quote, source, messages, locale }: Compared): { readonly text: string; readonly color: 'teal' | 'yellow' } | null {
  const words = useTranslations('calculator.keptQuote');
  const { answer } = useAskedQuote(source, quote.request as QuoteRequest);
  if (answer === undefined) return null;
  if (!answer.ok)
    return { text: words('refusedToday', { reasons: answer.issues.map((one) => wordIssue(one, messages)).join(' ') }), color: 'yellow' };
  const today = answer.value;
  if (sayTheSame(quote, today)) return { text: words('same'), color: 'teal' };
  const sums = sumsIn(quote.currency);
  if (!('total' in quote && 'total' in today) || sums === undefined || today.currency !== quote.currency || today.total === quote.total) {
    return { text: words('otherFigures'), color: 'yellow' };
  }
  const format = getFormatter(locale);
  const money = (amount: string) => format.money({ amount, currency: quote.currency });
  const difference = sums.subtract(today.total, quote.total);
  const signed = `${difference.startsWith('-') ? '' : '+'}${money(difference)}`;
  return { text: words('otherTotal', { total: money(today.total), difference: signed }), color: 'yellow' };
}

function Figures({ onClose, ...compared }: Compared & { readonly onClose: () => void }) {
  const words = useTranslations('calculator');
  const common = useTranslations('common');
  const { capabilities } = useSignedInUser();
  const { quote, catalogue, messages, locale } = compared;
  const note = useNote(compared);
  const reasons = useMemo(() => getReasonsOfKept(quote.fingerprint), [quote.fingerprint]);
  const customers = asCustomerView(quote);
  return (
    <Stack gap="sm">
      {note && (
        <Alert color={note.color} role="status">
          {note.text}
        </Alert>
      )}
      <QuoteBreakdown quote={quote} catalogue={catalogue} messages={messages} locale={locale} />
      {capabilities.includes('quotes.book') && (
        <QuoteExplanation insight={reasons} request={quote.request as QuoteRequest} side="finance" messages={messages} />
      )}
      <Group gap="xs">
        {customers && (
          <CopyButton
            label={words('actions.copyText')}
            text={() => formatQuote(customers, { catalogue, messages, format: getFormatter(locale) })}
          />
        )}
        {customers && capabilities.includes('invoices.write') && (
          <Button component={Link} to={paths.hubInvoiceCreate({ id: 'new' }, { quote: customers.fingerprint })} variant="default">
            {words('keptQuote.bill')}
          </Button>
        )}
        <CopyButton label={words('keptQuote.copyLink')} text={() => window.location.href} />
        <Button variant="default" onClick={onClose}>
          {common('close')}
        </Button>
      </Group>
    </Stack>
  );
}

export function KeptQuote({ kept, onClose, ...looks }: KeptQuoteProps) {
  const words = useTranslations('calculator.keptQuote');
  const { data, failure, reload } = kept;
  return (
    <Card component="section" aria-label={words('title')}>
      <Title order={2} size="h4" mb="sm">
        {words('title')}
      </Title>
      {data !== undefined ? (
        <Figures quote={data} onClose={onClose} {...looks} />
      ) : failure === null ? (
        <LoadingRows count={3} />
      ) : (
        <Fault message={failure.message} onRetry={reload} />
      )}
    </Card>
  );
}
