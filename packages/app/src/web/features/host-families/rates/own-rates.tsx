// The prices of the user's own family: what a week costs, what arrives, and what the family asks for.

import { Alert, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { listRates, withdrawRate } from '#contract/host-families/rates.endpoints.ts';
import type { FamilyRate, FamilyRates } from '#contract/host-families/rates.shapes.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { RateDialog } from './rate-dialog.tsx';
import { SampleText } from './sample-text.tsx';

/** What became of the last request for another price. */
function ProposalState({ rate: { proposal, amount, draftAmount } }: { readonly rate: FamilyRate }) {
  const words = useTranslations('familyRates.proposal');
  const money = useMoneyText();
  if (proposal === null || proposal.state === 'withdrawn') return null;
  const asked = money(proposal);
  if (proposal.state === 'open') return <Alert color="blue">{words('open', { amount: asked })}</Alert>;
  if (proposal.state === 'refused') {
    return (
      <Alert color="yellow" title={words('refused', { amount: asked })}>
        {proposal.reason}
      </Alert>
    );
  }
  // Once it is published, the price itself says all.
  return amount === draftAmount ? null : <Alert color="green">{words('accepted', { amount: asked })}</Alert>;
}

interface RateProps {
  readonly familyId: number;
  readonly currency: string;
  readonly rate: FamilyRate;
}

function Rate({ familyId, currency, rate }: RateProps) {
  const words = useTranslations('familyRates');
  const money = useMoneyText();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useAction(withdrawRate, { changes: [listRates], told: words('withdrawn') });
  const { templateName, kind, origin, amount, draftAmount, sample, proposal } = rate;
  const open = proposal?.state === 'open' ? proposal : null;
  async function take(): Promise<void> {
    const question = { title: words('withdrawTitle'), consequences: [words('withdrawText')], confirm: words('withdraw') };
    if (open !== null && (await confirm(question))) await withdraw.run({ params: { id: familyId, proposalId: open.id } });
  }
  return (
    <Card component="section" aria-label={templateName} withBorder>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h5">
            {templateName}
          </Title>
          <Badge variant="light" color={origin === 'Host_family' ? 'green' : 'gray'}>
            {words(`origin.${origin === 'Host_family' ? 'own' : 'place'}`)}
          </Badge>
        </Group>
        <Text>
          {amount === null ? words('noneYet') : words('now', { amount: money({ amount, currency }) })}{' '}
          <Text span>{words(`kind.${kind}`)}</Text>
        </Text>
        {amount !== draftAmount && <Text size="sm">{words('next', { amount: money({ amount: draftAmount, currency }) })}</Text>}
        <SampleText sample={sample} />
        <ProposalState rate={rate} />
        <Group>
          {open === null ? (
            <Button variant="default" onClick={() => setAsking(true)} aria-label={words('askFor', { name: templateName })}>
              {words('ask')}
            </Button>
          ) : (
            <Button
              variant="default"
              loading={withdraw.isRunning}
              onClick={() => void take()}
              aria-label={words('withdrawFor', { name: templateName })}
            >
              {words('withdraw')}
            </Button>
          )}
        </Group>
      </Stack>
      {isAsking && <RateDialog familyId={familyId} currency={currency} rate={rate} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Rates({ familyId, data }: { readonly familyId: number; readonly data: FamilyRates }) {
  const words = useTranslations('familyRates');
  if (data.rates.length === 0) return <Text c="dimmed">{words('empty')}</Text>;
  return (
    <Stack gap="sm">
      {data.rates.map((rate) => (
        <Rate key={rate.templateId} familyId={familyId} currency={data.currency} rate={rate} />
      ))}
    </Stack>
  );
}

export function OwnRates({ familyId }: { readonly familyId: number }) {
  const words = useTranslations('familyRates');
  const heading = useId();
  const { data, failure, reload } = useEndpoint(listRates, { params: { id: familyId } });
  return (
    <Card component="section" aria-labelledby={heading} data-fields="rates">
      <Stack gap="sm">
        <Title order={2} size="h4" id={heading}>
          {words('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {words('hint')}
        </Text>
        {data !== undefined && <Rates familyId={familyId} data={data} />}
        {data === undefined && (failure === null ? <LoadingRows count={2} /> : <Fault message={failure.message} onRetry={reload} />)}
      </Stack>
    </Card>
  );
}
