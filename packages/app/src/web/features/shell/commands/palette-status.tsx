// What the palette says of the search for records: how much was found, and why it failed.

import { Button, VisuallyHidden } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './command-palette.module.css';
import type { RecordSearch } from './use-records.ts';

interface PaletteStatusProps {
  readonly typed: string;
  /** The number of options, and of records among them. */
  readonly count: number;
  readonly search: RecordSearch;
}

export function PaletteStatus({ typed, count, search: { state, records, retry } }: PaletteStatusProps) {
  const words = useTranslations('recordSearch');
  const shell = useTranslations('shell');
  if (state === 'failed' || state === 'offline') {
    return (
      <div className={classes.status} role="alert">
        <span>{words(state)}</span>
        <Button size="compact-sm" variant="default" onClick={retry}>
          {words('retry')}
        </Button>
      </div>
    );
  }
  const isEmpty = state === 'found' && records.length === 0;
  const text = isEmpty ? words('none', { typed: typed.trim() }) : '';
  const heard = state === 'searching' || typed.trim() === '' ? '' : words('count', { count });
  return (
    <>
      {state === 'idle' && count === 0 && <p className={classes.none}>{shell('palette.none')}</p>}
      {text !== '' && <p className={classes.status}>{text}</p>}
      <VisuallyHidden role="status">{[text, heard].filter(Boolean).join('. ')}</VisuallyHidden>
    </>
  );
}
