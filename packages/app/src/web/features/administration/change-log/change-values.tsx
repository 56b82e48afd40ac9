// The fields of a change, each with its old and new value.

import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { AuditEntry, AuditValue } from '#contract/administration/audit.shapes.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './change-log.module.css';
import { useChangeWords } from './change-words.ts';

/** Values in this format are shown as date and time. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

function Value({ field, value }: { field: string; value: AuditValue }) {
  const names = useChangeWords();
  return typeof value === 'string' && INSTANT.test(value) ? <InstantText at={value} /> : names.value(field, value);
}

export function ChangeValues({ changes }: Pick<AuditEntry, 'changes'>) {
  const names = useChangeWords();
  const words = useTranslations('changeLog');
  if (changes.length === 0) return null;
  return (
    <ul className={classes['values']}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={classes['field']}>{names.field(field)}</span>
          {before !== null && (
            <del>
              <VisuallyHidden>{words('before')} </VisuallyHidden>
              <Value field={field} value={before} />
            </del>
          )}
          {before !== null && <IconArrowRight size={14} aria-hidden />}
          <ins>
            <Value field={field} value={after} />
          </ins>
        </li>
      ))}
    </ul>
  );
}
