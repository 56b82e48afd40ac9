// The buttons of an invoice: only the steps that the server allows.

import { Button } from '@mantine/core';
import { IconCash, IconDownload, IconFileCode, IconPencil, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { InvoiceStepByHand } from '#contract/finance/invoices/invoice.machine.ts';
import { readInvoicePdf, readInvoiceXml } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import { RecordPayment } from '#web/features/finance/payments/record-payment.tsx';
import { paths } from '#web/paths.ts';
import { toRequestAddress } from '#web/platform/api/api.ts';
import { download } from '#web/platform/api/download.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CreditInvoice } from './credit-invoice.tsx';
import { useInvoiceSteps } from './use-invoice-steps.ts';

/** The order of the buttons; the main one comes last. */
const ORDER = ['remove', 'void', 'credit', 'remind', 'edit', 'pay', 'send'] as const satisfies readonly InvoiceStepByHand[];

function PdfLink({ id }: { readonly id: number }) {
  const words = useTranslations('invoices.steps');
  return (
    <Button
      component="a"
      variant="default"
      href={toRequestAddress(readInvoicePdf, { params: { id } })}
      target="_blank"
      rel="noopener"
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {words('pdf')}
    </Button>
  );
}

/** The file is fetched instead of linked, so that errors about missing data are shown here. */
function XmlButton({ id }: { readonly id: number }) {
  const words = useTranslations('invoices.steps');
  return (
    <Button
      variant="default"
      leftSection={<IconFileCode size={16} aria-hidden />}
      onClick={() => void download(readInvoiceXml, { params: { id } }).catch(() => undefined)}
    >
      {words('xml')}
    </Button>
  );
}

/** Returns whether the invoice has an e-invoice. */
function isElectronic({ kind, state, document }: InvoicePage): boolean {
  return kind !== 'purchase' && state !== 'draft' && state !== 'void' && document !== null;
}

/** Returns the URL of the page that edits a draft. */
export function editPath(id: number): string {
  return paths.hubInvoiceCreate({ id: 'new' }, { draft: id });
}

export function InvoiceActions({ invoice }: { readonly invoice: InvoicePage }) {
  const words = useTranslations('invoices.steps');
  const { capabilities } = useSignedInUser();
  const [, navigate] = useLocation();
  const steps = useInvoiceSteps();
  const [open, setOpen] = useState<'pay' | 'credit' | null>(null);
  const [running, setRunning] = useState<InvoiceStepByHand | null>(null);
  const close = () => setOpen(null);

  function acting(step: InvoiceStepByHand, work: () => Promise<unknown>) {
    return {
      loading: running === step,
      onClick: async () => {
        setRunning(step);
        try {
          await work();
        } finally {
          setRunning(null);
        }
      },
    };
  }

  const danger = { variant: 'outline', color: 'red' } as const;
  const BUTTONS: Readonly<Record<InvoiceStepByHand, ReactNode>> = {
    remove: (
      <Button
        key="remove"
        {...danger}
        {...acting('remove', async () => {
          if (await steps.remove(invoice)) navigate(paths.hubSalesInvoices(), { replace: true });
        })}
      >
        {words('remove')}
      </Button>
    ),
    void: (
      <Button key="void" {...danger} {...acting('void', () => steps.annul(invoice))}>
        {words('void')}
      </Button>
    ),
    credit: (
      <Button key="credit" variant="default" onClick={() => setOpen('credit')}>
        {words('credit')}
      </Button>
    ),
    remind: (
      <Button key="remind" variant="default" {...acting('remind', () => steps.remind(invoice))}>
        {words('remind')}
      </Button>
    ),
    edit: (
      <Button key="edit" component={Link} to={editPath(invoice.id)} variant="default" leftSection={<IconPencil size={16} aria-hidden />}>
        {words('edit')}
      </Button>
    ),
    pay: (
      <Button key="pay" leftSection={<IconCash size={16} aria-hidden />} onClick={() => setOpen('pay')}>
        {words('pay')}
      </Button>
    ),
    send: (
      <Button key="send" leftSection={<IconSend size={16} aria-hidden />} {...acting('send', () => steps.send(invoice))}>
        {words('send')}
      </Button>
    ),
  };
  /**
   * Returns whether the server would refuse a step: sending an incomplete invoice or an earlier price, for which the reasons are shown
   * beside it, or mail without a recipient.
   */
  const isVain = (step: InvoiceStepByHand) =>
    (step === 'send' && (invoice.missing.length > 0 || invoice.newQuoteFingerprint !== null)) ||
    (step === 'remind' && invoice.buyerEmail === '');
  return (
    <>
      {invoice.document !== null && <PdfLink id={invoice.id} />}
      {isElectronic(invoice) && capabilities.includes('quotes.book') && <XmlButton id={invoice.id} />}
      {ORDER.filter((step) => invoice.steps.includes(step) && !isVain(step)).map((step) => BUTTONS[step])}
      {open === 'pay' && <RecordPayment invoice={invoice} onClose={close} />}
      {open === 'credit' && <CreditInvoice invoice={invoice} onClose={close} />}
    </>
  );
}
