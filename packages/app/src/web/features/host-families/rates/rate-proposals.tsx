// What host families ask for: the open requests for another price, which administrators accept or refuse.

import { Alert, Stack, Text } from '@mantine/core';
import { listRateProposals } from '#contract/host-families/rates.endpoints.ts';
import type { OpenProposal } from '#contract/host-families/rates.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { RateDecision } from './rate-decision.tsx';

/** The change from the draft's price in percent; nothing without one. */
function Change({ proposal: { amount, draftAmount } }: { readonly proposal: OpenProposal }) {
  const percent = new Intl.NumberFormat(useFormatLocale(), { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  if (draftAmount === null || Number(draftAmount) === 0) return '–';
  return percent.format(Number(amount) / Number(draftAmount) - 1);
}

function Proposals({ rows }: { readonly rows: readonly OpenProposal[] }) {
  const words = useTranslations('rateProposals');
  const money = useMoneyText();
  return (
    <FiguresTable
      label={words('title')}
      rows={rows}
      rowKey={({ id }) => id}
      stacks
      columns={[
        {
          name: 'family',
          heading: words('family'),
          cell: ({ familyName, hostFamilyId }: OpenProposal) => familyName || `#${hostFamilyId}`,
        },
        {
          name: 'template',
          heading: words('template'),
          cell: ({ templateName, note }: OpenProposal) => (
            <>
              {templateName}
              {note !== '' && (
                <Text size="sm" c="dimmed">
                  {note}
                </Text>
              )}
            </>
          ),
        },
        {
          name: 'draft',
          heading: words('draft'),
          cell: ({ draftAmount, currency }: OpenProposal) => (draftAmount === null ? '–' : money({ amount: draftAmount, currency })),
          figure: true,
        },
        { name: 'amount', heading: words('amount'), cell: (proposal: OpenProposal) => money(proposal), figure: true },
        { name: 'change', heading: words('change'), cell: (proposal: OpenProposal) => <Change proposal={proposal} />, figure: true },
        { name: 'proposedAt', heading: words('proposedAt'), cell: ({ proposedAt }: OpenProposal) => <RelativeTime at={proposedAt} /> },
        {
          name: 'steps',
          heading: words('steps'),
          cell: (proposal: OpenProposal) => (
            <RateDecision proposal={proposal} familyName={proposal.familyName} about={proposal.familyName} />
          ),
        },
      ]}
    />
  );
}

export function RateProposals() {
  const words = useTranslations('rateProposals');
  const { data, failure, reload } = useEndpoint(listRateProposals, {});
  if (data === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.data.length === 0) return <EmptyState title={words('empty.title')} text={words('empty.text')} />;
  return (
    <Stack>
      <Alert>{words('hint')}</Alert>
      <Proposals rows={data.data} />
    </Stack>
  );
}
