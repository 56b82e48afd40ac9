// The credit notes of a parent's invoice, and the invoice that a credit note reduces.

import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { OwnInvoiceRow } from '#contract/booking/own-invoices/own-invoices.shapes.ts';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type Named = Pick<OwnInvoiceRow, 'id' | 'number'>;

export function InvoiceLink({ invoice: { id, number } }: { readonly invoice: Named }) {
  return (
    <Anchor component={Link} to={paths.travelInvoiceAction({ id })} inherit>
      {number ?? `#${id}`}
    </Anchor>
  );
}

/** Renders nothing without a credit note. */
export function CreditLinks({ invoice: { credits, creditedBy } }: { readonly invoice: Pick<OwnInvoiceRow, 'credits' | 'creditedBy'> }) {
  const words = useTranslations('ownInvoices');
  return (
    <>
      {credits !== null && (
        <Text size="sm">
          {words('takesBack')} <InvoiceLink invoice={credits} />
        </Text>
      )}
      {creditedBy.map((note) => (
        <Text key={note.id} size="sm">
          {words('creditedBy')} <InvoiceLink invoice={note} />
        </Text>
      ))}
    </>
  );
}
