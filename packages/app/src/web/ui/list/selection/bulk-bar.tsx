// The actions for the selected rows; below the list while rows are selected.

import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import classes from '#web/ui/list/list.module.css';
import type { BulkAction, ChosenRows } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Selection, SelectionChange } from './selection.model.ts';
import { countSelected } from './selection.model.ts';

interface BulkBarProps {
  readonly selection: Selection;
  readonly onSelection: (change: SelectionChange) => void;
  readonly total: number;
  /** Whether all rows of the page are selected: then all matching rows are offered. */
  readonly pageSelected: boolean;
  readonly actions: readonly BulkAction[];
  readonly match: Readonly<Record<string, string>>;
}

function chosen({ selection, total, match }: Pick<BulkBarProps, 'selection' | 'total' | 'match'>): ChosenRows {
  const count = countSelected(selection, total);
  if (selection.mode === 'some') return { kind: 'keys', keys: [...selection.keys], count };
  return { kind: 'matching', match, except: [...selection.except], count };
}

/** Returns whether an action accepts all matching rows. */
function canTakeAll(actions: readonly BulkAction[]): boolean {
  return actions.some(({ toMatching }) => toMatching);
}

export function BulkBar(props: BulkBarProps) {
  const { selection, onSelection, total, pageSelected, actions } = props;
  const words = useTranslations('list');
  const [running, setRunning] = useState<string | null>(null);
  const count = countSelected(selection, total);
  if (count === 0) return null;
  async function run(action: BulkAction) {
    const button = document.activeElement;
    setRunning(action.label);
    try {
      if ((await action.run(chosen(props))) !== 'keep') onSelection({ kind: 'none' });
    } finally {
      // Synchronous: a disabled button can't be focused, and the focus returned from a dialog got lost meanwhile.
      flushSync(() => setRunning(null));
      if (document.activeElement === document.body && button instanceof HTMLElement) button.focus();
    }
  }
  return (
    <section className={`${classes.bulk} no-print`} aria-label={words('bulk')}>
      <Text fw={600} size="sm" role="status">
        {selection.mode === 'all' && selection.except.size === 0 ? words('allMatching', { count }) : words('selected', { count })}
      </Text>
      {selection.mode === 'some' && pageSelected && count < total && canTakeAll(actions) ? (
        <Button variant="subtle" size="xs" onClick={() => onSelection({ kind: 'all' })}>
          {words('selectMatching', { count: total })}
        </Button>
      ) : null}
      <Button variant="subtle" size="xs" onClick={() => onSelection({ kind: 'none' })}>
        {words('clearSelection')}
      </Button>
      <div className={classes.bulkActions}>
        {actions
          .filter(({ toMatching }) => selection.mode === 'some' || toMatching)
          .map((action) => (
            <Button
              key={action.label}
              size="sm"
              variant={action.tone === 'danger' ? 'outline' : 'default'}
              {...(action.tone === 'danger' ? { color: 'red' } : {})}
              leftSection={action.icon}
              loading={running === action.label}
              disabled={running !== null && running !== action.label}
              onClick={() => void run(action)}
            >
              {action.label}
            </Button>
          ))}
      </div>
    </section>
  );
}
