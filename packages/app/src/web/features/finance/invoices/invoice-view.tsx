// An invoice: the document, whether it can still change, and its figures and history beside it.

import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { IconLock, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import classes from '#web/features/finance/finance.module.css';
import { DocumentPaper } from '#web/features/finance/invoice-editor/paper.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { editPath } from './invoice-actions.tsx';
import { InvoiceFigures } from './invoice-figures.tsx';
import { useInvoiceSteps } from './use-invoice-steps.ts';

/** Lists what prevents sending a draft, with a link to the form. */
function Missing({ invoice }: { readonly invoice: InvoicePage }) {
  const words = useTranslations('invoices');
  return (
    <Alert color="yellow" title={words('missingTitle')}>
      <ul>
        {invoice.missing.map(({ path, message }) => (
          <li key={path + message}>{message}</li>
        ))}
      </ul>
      {invoice.steps.includes('edit') && (
        <Anchor component={Link} to={editPath(invoice.id)} inherit>
          {words('steps.edit')}
        </Anchor>
      )}
    </Alert>
  );
}

/** Says that the trip of a draft was priced again, and offers to bill the new price. */
function NewPrice({ invoice }: { readonly invoice: InvoicePage }) {
  const words = useTranslations('invoices.newPrice');
  const { renewPrice } = useInvoiceSteps();
  const [isRunning, setRunning] = useState(false);
  return (
    <Alert color="yellow" title={words('title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{words('text')}</Text>
        {invoice.steps.includes('edit') && (
          <Button
            loading={isRunning}
            onClick={async () => {
              setRunning(true);
              await renewPrice(invoice).finally(() => setRunning(false));
            }}
          >
            {words('use')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** Shows whether the invoice can still change. */
function Standing({ invoice: { state, sentAt } }: { readonly invoice: InvoicePage }) {
  const words = useTranslations('invoices');
  const isDraft = state === 'draft';
  const Picture = isDraft ? IconPencil : IconLock;
  return (
    <Text size="sm" c="dimmed">
      <Picture size={14} aria-hidden /> <span>{isDraft ? words('stillDraft') : words('frozen')}</span>{' '}
      {sentAt !== null && <InstantText at={sentAt} />}
    </Text>
  );
}

/** Links to the invoiced quote, which explains each figure. */
function WhyPrice({ fingerprint }: { readonly fingerprint: string }) {
  const words = useTranslations('invoices');
  const { capabilities } = useSignedInUser();
  if (!capabilities.includes('quotes.read')) return null;
  return (
    <Anchor component={Link} to={paths.hubPricingCalculator({ quote: fingerprint })} size="sm">
      {words('whyPrice')}
    </Anchor>
  );
}

export function InvoiceView({ invoice, changes }: { readonly invoice: InvoicePage; readonly changes?: ReactNode }) {
  const words = useTranslations('invoices');
  const { document, missing, state } = invoice;
  return (
    <div className={classes['desk']}>
      <Stack gap="sm">
        {state === 'void' && (
          <Alert color="gray" title={words('state.void')}>
            {words('voidedText')}
          </Alert>
        )}
        {invoice.newQuoteFingerprint !== null && <NewPrice invoice={invoice} />}
        {missing.length > 0 && <Missing invoice={invoice} />}
        <Standing invoice={invoice} />
        {invoice.quoteFingerprint !== null && <WhyPrice fingerprint={invoice.quoteFingerprint} />}
        {document === null ? (
          <Alert color="gray">{words('noPaper')}</Alert>
        ) : (
          <DocumentPaper kind={invoice.kind} document={document} settlement={invoice.settlement} />
        )}
      </Stack>
      <InvoiceFigures invoice={invoice} changes={changes} />
    </div>
  );
}
