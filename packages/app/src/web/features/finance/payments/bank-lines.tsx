// The lines of a bank statement: what happens to each, and the invoices it would settle.

import { Stack, Text } from '@mantine/core';
import type { BankLine, BankReport } from '#contract/finance/payments/payments.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useMoney } from './limited.ts';

const MEANINGS: Readonly<Record<BankLine['state'], Meaning>> = { new: 'good', known: 'neutral', outgoing: 'neutral', faulty: 'bad' };

export function BankLines({ report: { lines, currency, counts } }: { readonly report: BankReport }) {
  const words = useTranslations('payments.import');
  const fields = useTranslations('payments.field');
  const money = useMoney();

  function becomes({ state, message, proposals }: BankLine): string {
    if (message !== null) return message;
    if (proposals.length === 0) return state === 'new' ? words('noProposal') : '';
    return proposals
      .map(({ number, buyerName: name, amount }) => words('proposal', { number, name, amount: money(amount, currency) }))
      .join('; ');
  }

  return (
    <Stack gap="xs">
      <Text role="status" size="sm">
        {words('counts', {
          fresh: String(counts.new),
          known: String(counts.known),
          outgoing: String(counts.outgoing),
          faulty: String(counts.faulty),
        })}
      </Text>
      <FiguresTable
        label={words('preview')}
        columns={[
          { name: 'line', heading: words('line'), cell: ({ line }: BankLine) => String(line) },
          {
            name: 'state',
            heading: words('becomes'),
            cell: (line: BankLine) => (
              <>
                <StateBadge meaning={MEANINGS[line.state]}>{words(`state.${line.state}`)}</StateBadge> <span>{becomes(line)}</span>
              </>
            ),
          },
          {
            name: 'paidOn',
            heading: fields('paidOn'),
            cell: ({ paidOn }: BankLine) => (paidOn === null ? '–' : <DateText day={paidOn} />),
          },
          { name: 'payer', heading: fields('payer'), cell: ({ payerName }: BankLine) => payerName },
          { name: 'reference', heading: fields('reference'), cell: ({ reference }: BankLine) => reference },
          {
            name: 'amount',
            heading: fields('amount'),
            cell: ({ amount }: BankLine) => (amount === null ? '–' : <MoneyText amount={amount} currency={currency} />),
            figure: true,
          },
        ]}
        rows={lines}
        rowKey={({ line }) => line}
        stacks
      />
    </Stack>
  );
}
