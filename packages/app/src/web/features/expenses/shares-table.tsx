// The shares of an expense: who bears how much, and how much of it is paid.

import { Text } from '@mantine/core';
import type { Expense } from '#contract/finance/expenses/expenses.shapes.ts';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ShareBadge } from './expense-badges.tsx';
import classes from './expenses.module.css';

/** Names who bears the extra smallest unit from rounding; renders nothing if the split is exact. */
export function RoundingNote({ expense }: { readonly expense: Pick<Expense, 'shares' | 'currency' | 'splitRule'> }) {
  const words = useTranslations('expenses.shares');
  const { shares, currency, splitRule } = expense;
  const names = shares
    .filter(({ extra }) => extra)
    .map(({ studentName, parentName }) => (splitRule === 'equal' ? (parentName ?? studentName) : studentName));
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {words('extra', { currency, names: names.join(', ') })}
    </Text>
  );
}

export function SharesTable({ expense }: { readonly expense: Expense }) {
  const words = useTranslations('expenses');
  const { shares, currency } = expense;
  if (shares.length === 0) return <Text size="sm">{words('shares.none')}</Text>;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: no fieldset; focusable for keyboard scrolling */}
      <div role="group" className={classes['scroll']} aria-label={words('shares.title')} tabIndex={0}>
        <table className={classes['table']} aria-label={words('shares.title')}>
          <thead>
            <tr>
              <th scope="col">{words('shares.student')}</th>
              <th scope="col">{words('shares.parent')}</th>
              <th scope="col" data-figure>
                {words('shares.share')}
              </th>
              <th scope="col">{words('shares.standing')}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.tripId}>
                <th scope="row">{share.studentName}</th>
                <td>{share.parentName ?? words('nobody')}</td>
                <td data-figure>
                  <MoneyText amount={share.amount} currency={currency} />
                </td>
                <td>
                  <ShareBadge standing={share.standing} /> {share.invoiceNumber}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RoundingNote expense={expense} />
    </>
  );
}
