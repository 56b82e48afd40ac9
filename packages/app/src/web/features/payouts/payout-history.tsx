// The history of a payout's steps, latest first.

import { Text } from '@mantine/core';
import type { PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './payouts.module.css';

export function PayoutHistory({ history }: Pick<PayoutPage, 'history'>) {
  const words = useTranslations('payouts');
  return (
    <ol className={classes['events']} reversed>
      {history.toReversed().map(({ at, from, to, by, reason }) => (
        <li key={`${at} ${to}`}>
          <div>
            <Text fw={500}>{words(`state.${to}`)}</Text>
            <Text size="sm" c="dimmed">
              <InstantText at={at} /> · {by ?? words('byProduct')}
            </Text>
          </div>
          {from === 'approved' && to === 'pending' && <Text size="sm">{words('accountChanged')}</Text>}
          {reason !== '' && <Text size="sm">{reason}</Text>}
        </li>
      ))}
    </ol>
  );
}
