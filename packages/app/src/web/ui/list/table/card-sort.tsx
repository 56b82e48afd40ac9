// A sort menu for cards, which have no column headings.

import { NativeSelect } from '@mantine/core';
import classes from '#web/ui/list/list.module.css';
import type { ListColumn } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface CardSortProps {
  readonly columns: readonly ListColumn<never>[];
  readonly sorts: readonly string[];
  /** The labels of the sorts that no column has. */
  readonly labels: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

export function CardSort({ columns, sorts, labels, sort, onSort }: CardSortProps) {
  const words = useTranslations('list');
  const named = Object.entries(labels).map(([value, label]) => ({ value, label }));
  const ofColumns = columns
    .filter(({ name }) => sorts.includes(name))
    .flatMap(({ name, heading }) => [
      { value: name, label: words('sortUp', { column: heading }) },
      { value: `-${name}`, label: words('sortDown', { column: heading }) },
    ]);
  const data = [...named.filter(({ value }) => sorts.includes(value)), ...ofColumns];
  if (data.length === 0) return null;
  const choices = data.some(({ value }) => value === sort) ? data : [{ value: sort, label: words('sortBy') }, ...data];
  return (
    <NativeSelect
      className={classes.cardSort ?? ''}
      aria-label={words('sortBy')}
      data={choices}
      value={sort}
      onChange={(event) => onSort(event.currentTarget.value)}
    />
  );
}
