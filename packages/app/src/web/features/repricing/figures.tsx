// Figures on result pages: counts side by side, and pages of rows.

import { Pagination, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl/react';
import type { CodeCount } from '#contract/repricing/bookings.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './repricing.module.css';

/** Numbers side by side with their labels. */
export function Counts({
  counts,
}: {
  readonly counts: readonly { readonly name: string; readonly label: string; readonly value: ReactNode }[];
}) {
  return (
    <dl className={classes['counts']}>
      {counts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number of occurrences of each code. */
export function CodeCounts({ title, counts }: { readonly title: string; readonly counts: readonly CodeCount[] }) {
  const format = useFormatter();
  if (counts.length === 0) return null;
  return (
    <Text size="sm">
      {title}: {counts.map(({ code, count }) => `${code} ${format.number(count)}`).join(' · ')}
    </Text>
  );
}

interface PagesProps {
  readonly page: number;
  readonly lastPage: number;
  readonly onPage: (page: number) => void;
  readonly children: ReactNode;
}

/** A page of results with pagination. */
export function Pages({ page, lastPage, onPage, children }: PagesProps) {
  const words = useTranslations('repricing');
  return (
    <Stack gap="sm">
      {children}
      {lastPage > 1 && (
        <Pagination
          value={page}
          total={lastPage}
          onChange={onPage}
          size="sm"
          getItemProps={(number) => ({ 'aria-label': words('page', { number: String(number) }) })}
          getControlProps={(control) => ({ 'aria-label': words(`pages.${control}`) })}
        />
      )}
    </Stack>
  );
}
