// Why a column can or can't take a card, as a sentence.

import type { TripState } from '#contract/trips/states.ts';
import { needsMessages, useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import type { Drop } from './board.model.ts';

needsMessages('names', 'refusals');

/** Returns the sentence for a drop; it is empty if there is nothing in the way. */
export function useDropText(): (drop: Drop, way: { readonly from: TripState; readonly to: TripState }) => string {
  const words = useTranslations('tripBoard.drop');
  const kit = useTranslations('board.drop');
  const states = useTranslations('trips.state');
  const refusals = useTranslations('refusals');
  const roles = useTranslations('names.role');
  const listText = useListText();
  return (drop, { from, to }) => {
    if (drop.kind === 'open') return '';
    if (drop.kind === 'same') return kit('same');
    if (drop.kind === 'blocked') return drop.transition.hindrances.map((code) => refusals(code)).join(' ');
    if (drop.kind === 'others') return words('others', { roles: listText(drop.roles.map((role) => roles(role))) });
    if (drop.kind === 'automatic') return words('automatic');
    return words('none', { from: states(from), to: states(to) });
  };
}
