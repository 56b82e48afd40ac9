// A payout to the host: its invoice, and the buttons to confirm, question or save it.

import { readOwnPurchase } from '#contract/finance/purchases/own-payments.endpoints.ts';
import { OwnPaymentBadge } from '#web/features/purchases/own-payments.tsx';
import { OwnPurchaseActions, OwnPurchaseView, useOwnName } from '#web/features/purchases/own-purchase.tsx';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { useParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function OnePayment({ id }: { readonly id: number }) {
  const titles = useTranslations('titles');
  const nameOf = useOwnName();
  const { data: purchase, failure, reload } = useEndpoint(readOwnPurchase, { params: { id } });
  usePageTitle(purchase && nameOf(purchase));
  if (purchase === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <>
      <PageHeader
        title={nameOf(purchase)}
        beside={<OwnPaymentBadge state={purchase.state} />}
        actions={<OwnPurchaseActions purchase={purchase} />}
        back={{ to: paths.hostPayments(), label: titles('page.hostPayments') }}
      />
      <OwnPurchaseView purchase={purchase} />
    </>
  );
}

export default function HostPaymentActionScreen() {
  const id = Number(useParams()['id']);
  return <OnePayment key={id} id={id} />;
}
