// The steps of a family's vetting, latest first.

import { Text } from '@mantine/core';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Part } from './part.tsx';
import classes from './vetting.module.css';

export function VettingHistory({ history }: { readonly history: Vetting['stateHistory'] }) {
  const words = useTranslations('vetting');
  const states = useTranslations('names.vettingState');
  return (
    <Part title={words('history')}>
      <ol className={classes['items']} reversed>
        {history.toReversed().map(({ at, to, by, reason }) => (
          <li key={`${at} ${to}`}>
            <div className={classes['row']}>
              <Text fw={500}>{states(to)}</Text>
              <Text size="sm" c="dimmed">
                <InstantText at={at} /> · {by ?? words('byProduct')}
              </Text>
            </div>
            {reason !== '' && (
              <Text size="sm" className={classes['said'] ?? ''}>
                {reason}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
