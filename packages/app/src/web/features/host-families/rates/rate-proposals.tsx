// What host families ask for: the open requests for another price, which administrators accept or refuse.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { decideRate, listRateProposals } from '#contract/host-families/rates.endpoints.ts';
import type { OpenProposal } from '#contract/host-families/rates.shapes.ts';
import { readDraft } from '#contract/pricing/price-books.endpoints.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const REASON_LENGTH = 500;

/** Asks before a decision, and sends it. */
function useDecisions() {
  const words = useTranslations('rateProposals');
  const money = useMoneyText();
  const changes = [listRateProposals, readDraft];
  const acceptance = useAction(decideRate, { changes, told: words('accepted') });
  const refusal = useAction(decideRate, { changes, told: words('refused') });
  return {
    isRunning: acceptance.isRunning || refusal.isRunning,
    async accept({ id, version, familyName: name, ...proposal }: OpenProposal) {
      const title = words('acceptTitle', { name, amount: money(proposal) });
      if (!(await confirm({ title, consequences: [words('acceptText')], confirm: words('accept'), tone: 'calm' }))) return;
      await acceptance.run({ params: { id }, body: { accept: true, reason: '', version } });
    },
    async refuse({ id, version, familyName: name, ...proposal }: OpenProposal) {
      const reason = await askReason({
        title: words('refuseTitle', { name, amount: money(proposal) }),
        consequences: [words('refuseText')],
        label: words('reason'),
        confirm: words('refuse'),
        maxLength: REASON_LENGTH,
      });
      if (reason !== null) await refusal.run({ params: { id }, body: { accept: false, reason, version } });
    },
  };
}

/** The change from the draft's price in percent; nothing without one. */
function Change({ proposal: { amount, draftAmount } }: { readonly proposal: OpenProposal }) {
  const percent = new Intl.NumberFormat(useFormatLocale(), { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  if (draftAmount === null || Number(draftAmount) === 0) return '–';
  return percent.format(Number(amount) / Number(draftAmount) - 1);
}

function Proposals({ rows }: { readonly rows: readonly OpenProposal[] }) {
  const words = useTranslations('rateProposals');
  const money = useMoneyText();
  const { accept, refuse, isRunning } = useDecisions();
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
            <Group gap="xs" wrap="nowrap">
              <Button
                size="xs"
                disabled={isRunning}
                onClick={() => void accept(proposal)}
                aria-label={words('acceptOf', { name: proposal.familyName })}
              >
                {words('accept')}
              </Button>
              <Button
                size="xs"
                variant="default"
                disabled={isRunning}
                onClick={() => void refuse(proposal)}
                aria-label={words('refuseOf', { name: proposal.familyName })}
              >
                {words('refuse')}
              </Button>
            </Group>
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
