// A parent's invoice: pay it, download it, or ask about it.

import { readOwnInvoice } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import { OwnInvoiceActions, OwnInvoiceView } from '#web/features/booking/own-invoices/own-invoice.tsx';
import { DocumentPaper } from '#web/features/finance/invoice-editor/paper.tsx';
import { InvoiceBadges, isTakenBack, useInvoiceName } from '#web/features/finance/invoices/invoice-badges.tsx';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { useParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function OneInvoice({ id }: { readonly id: number }) {
  const titles = useTranslations('titles');
  const nameOf = useInvoiceName();
  const { data: invoice, failure, reload } = useEndpoint(readOwnInvoice, { params: { id } });
  usePageTitle(invoice && nameOf(invoice));
  if (invoice === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <>
      <PageHeader
        title={nameOf(invoice)}
        beside={<InvoiceBadges invoice={invoice} />}
        actions={<OwnInvoiceActions invoice={invoice} />}
        back={{ to: paths.travelInvoices(), label: titles('page.travelInvoices') }}
      />
      <OwnInvoiceView
        invoice={invoice}
        isTakenBack={isTakenBack(invoice)}
        paper={<DocumentPaper kind={invoice.kind} document={invoice.document} settlement={invoice.settlement} />}
      />
    </>
  );
}

export default function InvoiceActionScreen() {
  const id = Number(useParams()['id']);
  return <OneInvoice key={id} id={id} />;
}
