// An invoice: the document, the outstanding amount, and the actions.

import { readInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { ChangeList } from '#web/features/administration/change-log/change-list.tsx';
import { InvoiceActions } from '#web/features/finance/invoices/invoice-actions.tsx';
import { InvoiceBadges, useInvoiceName } from '#web/features/finance/invoices/invoice-badges.tsx';
import { InvoiceView } from '#web/features/finance/invoices/invoice-view.tsx';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function OneInvoice({ id }: { readonly id: number }) {
  const words = useTranslations('invoices');
  const nameOf = useInvoiceName();
  const { capabilities } = useSignedInUser();
  const { data: invoice, failure, reload } = useEndpoint(readInvoice, { params: { id } });
  usePageTitle(invoice && nameOf(invoice));
  if (invoice === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <>
      <PageHeader
        title={nameOf(invoice)}
        beside={<InvoiceBadges invoice={invoice} />}
        actions={<InvoiceActions invoice={invoice} />}
        back={{ to: paths.hubSalesInvoices(), label: words('back') }}
      />
      <InvoiceView
        invoice={invoice}
        changes={
          capabilities.includes('audit.read') && <ChangeList subjectType="invoice" subjectId={String(id)} version={invoice.version} />
        }
      />
    </>
  );
}

export default function InvoiceActionScreen() {
  const id = Number(useParams()['id']);
  return <OneInvoice key={id} id={id} />;
}
