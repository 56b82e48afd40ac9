// A host's next payment, on the dashboard.

import { Anchor, Card, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { listOwnPayments } from '#contract/finance/purchases/own-payments.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findNextPayout } from './own-payments.model.ts';

function Next() {
  const words = useTranslations('hostDashboard.payout');
  const { data, failure, reload } = useEndpoint(listOwnPayments, {});
  if (data === undefined) return failure === null ? <LoadingRows count={1} /> : <Fault message={failure.message} onRetry={reload} />;
  const next = findNextPayout(data);
  if (next === null) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <>
      <Text size="xl" fw={600}>
        <MoneyText amount={next.amount} currency={next.currency} />
      </Text>
      <Text size="sm">
        {words('due')} <DateText day={next.dueDate} />
      </Text>
    </>
  );
}

export function NextPayout() {
  const words = useTranslations('hostDashboard.payout');
  return (
    <Card component="section" aria-label={words('title')}>
      <Title order={2} size="h5">
        {words('title')}
      </Title>
      <Next />
      <Anchor component={Link} to={paths.hostPayments()} size="sm">
        {words('all')}
      </Anchor>
    </Card>
  );
}
