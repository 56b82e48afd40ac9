// Announces the number of results to screen readers after loading.

import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ListRows } from '#web/ui/list/table/use-list-rows.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type Facts = Pick<ListRows<unknown>, 'isLoaded' | 'isRefetching' | 'total' | 'currentPage' | 'lastPage'>;

export function ListAnnouncer({ rows: { isLoaded, isRefetching, total, currentPage, lastPage } }: { rows: Facts }) {
  const words = useTranslations('list');
  const [said, setSaid] = useState('');
  const next = lastPage > 1 ? words('announcePage', { total, page: currentPage, last: lastPage }) : words('announceCount', { total });
  useEffect(() => {
    if (isLoaded && !isRefetching) setSaid(next);
  }, [isLoaded, isRefetching, next]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
