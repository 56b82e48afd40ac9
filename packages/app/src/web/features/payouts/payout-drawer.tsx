// The drawer of a payout: its purpose, its account, its warnings, and its actions.

import { Alert, Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { PayoutStep } from '#contract/finance/payouts/payout.machine.ts';
import { readPayout } from '#contract/finance/payouts/payouts.endpoints.ts';
import type { PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PayPayout } from './pay-payout.tsx';
import { PayoutBadges } from './payout-badge.tsx';
import { PayoutHistory } from './payout-history.tsx';
import { type AskedStep, usePayoutSteps } from './use-payout-steps.ts';

/** The order of the buttons; the primary action comes last. */
const ORDER = ['void', 'hold', 'fail', 'resume', 'retry', 'pay', 'approve'] as const satisfies readonly PayoutStep[];
const MAIN: readonly PayoutStep[] = ['approve', 'pay', 'resume', 'retry'];

function Steps({ payout }: { readonly payout: PayoutPage }) {
  const words = useTranslations('payouts.step');
  const take = usePayoutSteps();
  const [running, setRunning] = useState<PayoutStep | null>(null);
  const [isPaying, setPaying] = useState(false);
  /** The server would refuse the step: no account or one that cools off, only test money, or the user's own family. A notice says so. */
  const isVain = (step: PayoutStep) =>
    (step === 'approve' &&
      (payout.coolsUntil !== null || payout.warnings.includes('detailsMissing') || payout.warnings.includes('testMoney'))) ||
    ((step === 'approve' || step === 'pay') && payout.warnings.includes('toYourself'));
  async function run(step: AskedStep) {
    setRunning(step);
    try {
      await take(step, payout);
    } finally {
      setRunning(null);
    }
  }
  return (
    <>
      <Group justify="flex-end" gap="xs">
        {ORDER.filter((step) => payout.steps.includes(step) && !isVain(step)).map((step) => (
          <Button
            key={step}
            variant={MAIN.includes(step) ? 'filled' : 'default'}
            {...(step === 'void' ? { variant: 'outline', color: 'red' } : {})}
            loading={running === step}
            onClick={() => (step === 'pay' ? setPaying(true) : void run(step))}
          >
            {words(step)}
          </Button>
        ))}
      </Group>
      {isPaying && <PayPayout payout={payout} onClose={() => setPaying(false)} />}
    </>
  );
}

function accountText({ holder, iban, bic }: { holder: string; iban: string; bic: string }): string {
  return [holder, iban, bic].filter((part) => part !== '').join(' · ');
}

function useDetails(payout: PayoutPage) {
  const words = useTranslations('payouts');
  const { amount, currency, dueDate, studentName, fromDate, toDate, businessName, purchaseInvoice, quoteFingerprint } = payout;
  const { account, details, batch, paidOn, reference, reason, approvedBy, createdBy } = payout;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words('field.amount'), <MoneyText key="amount" amount={amount} currency={currency} />],
    [words('field.due'), <DateText key="due" day={dueDate} />],
    [
      words('field.trip'),
      fromDate !== null && toDate !== null && (
        <span key="trip">
          {studentName}, <DateText day={fromDate} /> – <DateText day={toDate} />
        </span>
      ),
    ],
    [words('field.business'), businessName],
    [words('field.purchaseInvoice'), purchaseInvoice && (purchaseInvoice.number ?? String(purchaseInvoice.id))],
    [
      words('field.quote'),
      quoteFingerprint && (
        <Anchor key="quote" component={Link} to={paths.hubPricingCalculator({ quote: quoteFingerprint })} size="sm">
          {quoteFingerprint.slice(0, 12)}
        </Anchor>
      ),
    ],
    [words('field.details'), details && accountText(details)],
    [words('field.account'), account && accountText(account)],
    [words('field.batch'), batch?.messageId],
    [words('field.paidOn'), paidOn && <DateText key="paidOn" day={paidOn} />],
    [words('field.reference'), reference],
    [words('field.reason'), reason],
    [words('field.approvedBy'), approvedBy],
    [words('field.createdBy'), createdBy],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

interface OneProps {
  readonly payout: PayoutPage;
  readonly onDetails: () => void;
}

function OnePayout({ payout, onDetails }: OneProps) {
  const words = useTranslations('payouts');
  const { capabilities } = useSignedInUser();
  const details = useDetails(payout);
  return (
    <Stack gap="lg">
      <Group>
        <PayoutBadges payout={payout} />
      </Group>
      {payout.warnings.map((warning) => (
        <Alert key={warning} color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {words(`warning.${warning}`)}
        </Alert>
      ))}
      {payout.coolsUntil !== null && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {words('cooling')} <InstantText at={payout.coolsUntil} withZone />
        </Alert>
      )}
      <ResourceDetails details={details} />
      {capabilities.includes('payoutDetails.write') && (
        <div>
          <Anchor component="button" type="button" size="sm" onClick={onDetails}>
            {words('details.open')}
          </Anchor>
        </div>
      )}
      <Steps payout={payout} />
      <section aria-label={words('section.history')}>
        <Title order={3} size="h5" mb="xs">
          {words('section.history')}
        </Title>
        <PayoutHistory history={payout.history} />
      </section>
    </Stack>
  );
}

interface PayoutDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
  /** Opens the bank account of the payee. */
  readonly onDetails: (payout: PayoutPage) => void;
}

export function PayoutDrawer({ id, onClose, onDetails }: PayoutDrawerProps) {
  const words = useTranslations('payouts');
  const { data, failure, reload } = useEndpoint(readPayout, { params: { id } });
  const title = data === undefined ? words('one') : `${data.number} · ${data.payeeName}`;
  return (
    <SideDrawer title={title} onClose={onClose}>
      {data !== undefined && <OnePayout payout={data} onDetails={() => onDetails(data)} />}
      {data === undefined && (failure === null ? <LoadingRows count={5} /> : <Fault message={failure.message} onRetry={reload} />)}
    </SideDrawer>
  );
}
