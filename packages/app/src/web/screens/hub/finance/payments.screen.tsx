// Received payments and refunds, the invoices that they settle, and the webhook events of payment gateways.

import { Button, Group, Tabs } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { BankImport } from '#web/features/finance/payments/bank-import.tsx';
import { GatewayList } from '#web/features/finance/payments/gateway-list.tsx';
import { NewPayment } from '#web/features/finance/payments/new-payment.tsx';
import { PaymentDrawer } from '#web/features/finance/payments/payment-drawer.tsx';
import { PaymentList } from '#web/features/finance/payments/payment-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameter for the open payment. */
const OPEN = 'open';

export default function PaymentsScreen() {
  const words = useTranslations('payments');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'record' | 'import' | null>(null);
  const paymentViews = useSavedViews('payments');
  const eventViews = useSavedViews('gatewayEvents');
  const tab = params.get('tab') === 'gateway' ? 'gateway' : 'payments';
  const asked = params.get(OPEN);
  const open = (id: number | null) =>
    setParams(
      (now) => {
        if (id === null) now.delete(OPEN);
        else now.set(OPEN, String(id));
        return now;
      },
      { replace: true },
    );
  const linkTo = (id: number) =>
    `${paths.hubPayments()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  const close = () => setDialog(null);
  const actions = (
    <Group gap="xs">
      <Button component={Link} to={paths.hubPayments({ isUnallocated: 'yes' })} variant="subtle">
        {words('showUnallocated')}
      </Button>
      {capabilities.includes('payments.write') && (
        <>
          <Button variant="default" leftSection={<IconFileImport size={16} aria-hidden />} onClick={() => setDialog('import')}>
            {words('import.open')}
          </Button>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDialog('record')}>
            {words('record.title')}
          </Button>
        </>
      )}
    </Group>
  );
  const onTab = (name: string | null) => setParams(name === 'gateway' ? { tab: 'gateway' } : {}, { replace: true });
  return (
    <>
      <PageHeader
        title={titles('page.hubPayments')}
        description={tab === 'payments' ? words('description') : words('gateway.description')}
        actions={tab === 'payments' && actions}
      />
      <Tabs value={tab} onChange={onTab} keepMounted={false}>
        <TabList>
          <Tabs.Tab value="payments">{words('tab.payments')}</Tabs.Tab>
          <Tabs.Tab value="gateway">{words('tab.gateway')}</Tabs.Tab>
        </TabList>
        <Tabs.Panel value="payments">
          <PaymentList views={paymentViews} linkTo={linkTo} />
        </Tabs.Panel>
        <Tabs.Panel value="gateway">
          <GatewayList views={eventViews} linkTo={linkTo} />
        </Tabs.Panel>
      </Tabs>
      {asked !== null && /^\d{1,15}$/.test(asked) && <PaymentDrawer key={asked} id={Number(asked)} onClose={() => open(null)} />}
      {dialog === 'import' && <BankImport onClose={close} />}
      {dialog === 'record' && (
        <NewPayment
          onClose={close}
          onRecorded={({ id }) => {
            close();
            open(id);
          }}
        />
      )}
    </>
  );
}
