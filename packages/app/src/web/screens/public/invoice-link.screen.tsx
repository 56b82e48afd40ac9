// The target of expired invoice links from emails: says why, and how to see the invoice anyway.

import { Button, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { INVOICE_LINK_DAYS } from '#contract/finance/invoices/invoice-link.ts';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './message-page.module.css';

export default function InvoiceLinkScreen() {
  const words = useTranslations('invoiceLink');
  return (
    <div className={classes.page}>
      <Title order={1}>{words('title')}</Title>
      <Text>{words('text', { days: String(INVOICE_LINK_DAYS) })}</Text>
      <Text>{words('next')}</Text>
      <div className={classes.actions}>
        <Button component={Link} to={paths.travelInvoices()}>
          {words('invoices')}
        </Button>
        <Button variant="default" component={Link} to={paths.contactUs()}>
          {words('contact')}
        </Button>
      </div>
    </div>
  );
}
