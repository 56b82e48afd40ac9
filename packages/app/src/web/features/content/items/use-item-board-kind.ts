// The board of content items as its kit is told of it: columns, cards, and where each card can go.

import { CONTENT_ITEM_STATES, type ContentItemState } from '#contract/content/content-item.machine.ts';
import { listContentItems } from '#contract/content/content-items.endpoints.ts';
import type { ContentItem } from '#contract/content/content-items.shapes.ts';
import type { BoardKind } from '#web/platform/board/board-kind.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ItemFacts } from './item-facts.tsx';

/** @param linkTo the address of the page with an item open */
export function useItemBoardKind(linkTo: (id: number) => string): BoardKind<ContentItem, ContentItemState> {
  const words = useTranslations('contentItems');
  const kit = useTranslations('board.drop');
  const states = useTranslations('names.contentItemState');
  const refusals = useTranslations('refusals');
  return {
    states: CONTENT_ITEM_STATES,
    tabs: words('tabs'),
    stateName: (state) => states(state),
    columnLabel: (state, count) => words('column.label', { state: states(state), count }),
    emptyColumn: words('column.empty'),
    // An empty column would only push others out of sight.
    isCollapsedAtFirst: (_, count) => count === 0,
    endpoint: listContentItems,
    queryOf: (state) => ({ sort: state === 'published' ? '-stateAt' : 'dueOn' }),
    nameOf: ({ title }) => title,
    linkTo: ({ id }) => linkTo(id),
    view: words('card.view'),
    isMovable: ({ moves }) => moves.length > 0,
    findDrop({ state, moves }, to) {
      if (state === to) return { kind: 'same', why: kit('same') };
      const move = moves.find((one) => one.to === to);
      if (move === undefined) return { kind: 'closed', why: words('drop.none', { from: states(state), to: states(to) }) };
      const why = move.blockers.map((code) => refusals(code)).join(' ');
      return { kind: why === '' ? 'open' : 'closed', why };
    },
    listMoves: ({ moves }) => moves.map(({ to, blockers }) => ({ to, why: blockers.map((code) => refusals(code)).join(' ') })),
    Facts: ItemFacts,
  };
}
