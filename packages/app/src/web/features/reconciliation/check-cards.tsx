// The checks as cards: the number of findings and the amount concerned; each card links to its findings.

import { Box, Card, Group, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { readChecks } from '#contract/finance/reconciliation/reconciliation.endpoints.ts';
import type { CheckCount } from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function CheckCard({ check, severity, count, sums }: CheckCount) {
  const names = useTranslations('names.check');
  const meaning = count === 0 ? 'good' : severity === 'error' ? 'bad' : 'care';
  return (
    <Card component={Link} to={paths.hubReconciliation({ check })} padding="sm">
      <Stack gap={4}>
        <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
          <Text size="sm" fw={500}>
            {names(check)}
          </Text>
          <Box flex="none">
            <StateBadge meaning={meaning}>{count}</StateBadge>
          </Box>
        </Group>
        {sums.map(({ currency, amount }) => (
          <Text key={currency} size="sm" c="dimmed">
            <MoneyText amount={amount} currency={currency} />
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

export function CheckCards() {
  const words = useTranslations('reconciliation');
  const [showsAll, setShowsAll] = useState(false);
  const { data, failure, reload } = useEndpoint(readChecks, {});
  if (data === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  const found = data.data.filter(({ count }) => count > 0);
  const shown = showsAll ? data.data : found;
  return (
    <Stack component="section" aria-label={words('checks')} mb="md">
      <Group justify="space-between">
        <Text>{words('summary', { count: found.length, all: String(data.data.length) })}</Text>
        <Switch label={words('showAll')} checked={showsAll} onChange={({ currentTarget }) => setShowsAll(currentTarget.checked)} />
      </Group>
      {shown.length > 0 && (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="sm">
          {shown.map((one) => (
            <CheckCard key={one.check} {...one} />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}
