// The range of shown rows, and the navigation between pages.

import { ActionIcon, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { ListRows } from '#web/ui/list/table/use-list-rows.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './list.module.css';
import type { ListStateHandle } from './use-list-state.ts';

const SIZES = [10, 25, 50, 100, 250, 500, 1000];

interface PagingProps {
  readonly rows: Pick<ListRows<unknown>, 'total' | 'from' | 'to' | 'lastPage'>;
  readonly handle: ListStateHandle;
  /** The most rows that a page can have. */
  readonly most: number;
}

/** An editable page number. */
function PageField({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const words = useTranslations('list');
  const [typed, setTyped] = useState(String(page));
  function submit(event?: FormEvent) {
    event?.preventDefault();
    const wanted = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : page;
    const next = Math.min(Math.max(wanted, 1), last);
    setTyped(String(next));
    if (next !== page) onPage(next);
  }
  return (
    <form onSubmit={submit} className={classes.jump}>
      <TextInput
        className={classes.pageNumber ?? ''}
        inputMode="numeric"
        aria-label={words('page')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => submit()}
      />
      <Text span size="sm" className={classes.whole ?? ''}>
        {words('ofPages', { last })}
      </Text>
    </form>
  );
}

function Steps({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const words = useTranslations('list');
  const step = { variant: 'default' as const, className: classes.step ?? '' };
  return (
    <>
      <ActionIcon {...step} aria-label={words('first')} disabled={page <= 1} onClick={() => onPage(1)}>
        <IconChevronsLeft size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon {...step} aria-label={words('previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <PageField key={page} page={page} last={last} onPage={onPage} />
      <ActionIcon {...step} aria-label={words('next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon {...step} aria-label={words('last')} disabled={page >= last} onClick={() => onPage(last)}>
        <IconChevronsRight size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}

export function Paging({ rows: { total, from, to, lastPage }, handle: { state, change }, most }: PagingProps) {
  const words = useTranslations('list');
  if (total === 0) return null;
  const sizes = [...new Set([...SIZES.filter((size) => size <= most), state.perPage])].sort((a, b) => a - b);
  return (
    <nav className={`${classes.paging} no-print`} aria-label={words('pages')}>
      <Text size="sm" className={classes.whole ?? ''}>
        {from === null || to === null ? null : words('count', { from, to, total })}
      </Text>
      {total > Math.min(...SIZES) ? (
        <div className={classes.perPage}>
          <Text span size="sm" aria-hidden>
            {words('perPage')}
          </Text>
          <NativeSelect
            aria-label={words('perPage')}
            data={sizes.map(String)}
            value={String(state.perPage)}
            onChange={(event) => change({ perPage: Number(event.currentTarget.value) })}
          />
        </div>
      ) : null}
      {lastPage > 1 ? (
        <div className={classes.steps}>
          <Steps page={state.page} last={lastPage} onPage={(page) => change({ page })} />
        </div>
      ) : null}
    </nav>
  );
}
