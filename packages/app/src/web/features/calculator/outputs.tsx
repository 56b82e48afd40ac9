// All figures of a quote by name, collapsed by default.

import type { QuoteView } from '@hosted-stay/pricing-core';
import { Table } from '@mantine/core';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './calculator.module.css';
import { listCounts, listTotals } from './outputs.model.ts';

export function Outputs({ view }: { readonly view: QuoteView }) {
  const words = useTranslations('calculator.outputs');
  return (
    <details className={classes['fold']}>
      <summary>{words('title')}</summary>
      <Table maw={640}>
        <Table.Tbody>
          {listCounts(view).map(({ name, count }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{words(`name.${name}`)}</Table.Th>
              <Table.Td ta="end">{count}</Table.Td>
            </Table.Tr>
          ))}
          {listTotals(view).map(({ name, amount }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{words(`name.${name}`)}</Table.Th>
              <Table.Td ta="end">
                <MoneyText amount={amount} currency={view.currency} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
