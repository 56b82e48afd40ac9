// The board of content items: search and filters, and a column for each state.

import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { ContentItemState } from '#contract/content/content-item.machine.ts';
import { countContentItems } from '#contract/content/content-items.endpoints.ts';
import { type ContentItem, contentItemsList } from '#contract/content/content-items.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Board } from '#web/platform/board/board.tsx';
import { useArrivals } from '#web/platform/board/use-arrivals.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageFilters } from '#web/ui/list/filters/page-filters.tsx';
import { clearFilters, isNarrowed, matchOf } from '#web/ui/list/list.model.ts';
import listClasses from '#web/ui/list/list.module.css';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useItemBoardKind } from './use-item-board-kind.ts';
import { useItemFilters } from './use-item-choices.ts';
import { useItemSteps } from './use-item-steps.ts';

const FRAME = { list: contentItemsList, columns: ['id'] } as const;

interface ItemBoardProps {
  readonly add: ReactNode;
  readonly linkTo: (id: number) => string;
}

export function ItemBoard({ add, linkTo }: ItemBoardProps) {
  const words = useTranslations('contentItems');
  const list = useTranslations('list');
  const handle = useListState(FRAME);
  // The columns are the states.
  const filters = useItemFilters().filter(({ name }) => name !== 'state');
  const { state: _, ...match } = matchOf(handle.state);
  const { data, failure, reload } = useEndpoint(countContentItems, { query: match as never });
  const kind = useItemBoardKind(linkTo);
  const steps = useItemSteps();
  const { arrivals, isOpen, attempt } = useArrivals(kind);
  const counts = useMemo(() => new Map(data?.data.map(({ state, count }) => [state, count])), [data]);
  const isEmpty = data?.data.every(({ count }) => count === 0) ?? false;
  const isFiltered = isNarrowed({ ...handle.state, filters: match });

  async function move(card: ContentItem, to: ContentItemState): Promise<void> {
    const step = card.moves.find((one) => one.to === to);
    if (!isOpen(card, to) || step === undefined) return;
    const reason = await steps.askMove(card, step);
    if (reason !== null) await attempt({ card, to, send: () => steps.send(card, step, reason) });
  }

  return (
    <div className={listClasses['page']}>
      <PageFilters list={contentItemsList} filters={filters} handle={handle} searchLabel={words('search')} />
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      {isEmpty && !isFiltered && <EmptyState title={words('empty.title')} text={words('empty.text')} action={add} />}
      {isEmpty && isFiltered && (
        <EmptyState
          title={list('noMatch')}
          text={list('noMatchText')}
          action={
            <Button variant="default" onClick={() => handle.set(clearFilters(handle.state))}>
              {list('clearFilters')}
            </Button>
          }
        />
      )}
      {!isEmpty && <Board {...{ kind, counts, match, arrivals, move }} />}
    </div>
  );
}
