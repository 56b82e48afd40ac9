// A page of search results: cards to choose from, and pagination.

import { Button, Group, Pagination, Stack } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChoiceCard, ChoiceCards } from '#web/ui/choice-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Chosen } from './experience.model.ts';

export interface FoundCard extends Chosen {
  readonly facts: readonly ReactNode[];
  /** A note on the card for the planned student. */
  readonly note?: ReactNode;
  /** Whether it can't be selected, for the reason in the note. */
  readonly isBarred?: boolean;
}

export interface FoundListProps {
  readonly label: string;
  readonly cards: readonly FoundCard[];
  /** Advice when nothing is found. */
  readonly nothingText?: string;
  readonly chosen: readonly Chosen[];
  readonly page: number;
  readonly lastPage: number;
  readonly onPage: (page: number) => void;
  readonly onChoose: (card: Chosen) => void;
}

export function FoundList({ label, cards, nothingText, chosen, page, lastPage, onPage, onChoose }: FoundListProps) {
  const words = useTranslations('experience');
  if (cards.length === 0) {
    return <EmptyState icon={IconSearchOff} title={words('nothing')} text={nothingText ?? words('nothingText')} order={3} />;
  }
  return (
    <Stack>
      <ChoiceCards label={label}>
        {cards.map(({ facts, note, isBarred = false, ...card }) => {
          const isChosen = chosen.some(({ id }) => id === card.id);
          return (
            <li key={card.id}>
              <ChoiceCard title={card.name} photoRef={card.photoRef} facts={facts} chosen={isChosen}>
                {note}
                <Group>
                  <Button
                    size="sm"
                    variant={isChosen ? 'filled' : 'default'}
                    disabled={isBarred && !isChosen}
                    aria-pressed={isChosen}
                    aria-label={words(isChosen ? 'removeNamed' : 'chooseNamed', { name: card.name })}
                    onClick={() => onChoose(card)}
                  >
                    {words(isChosen ? 'chosen' : 'choose')}
                  </Button>
                </Group>
              </ChoiceCard>
            </li>
          );
        })}
      </ChoiceCards>
      {lastPage > 1 ? (
        <Pagination
          total={lastPage}
          value={page}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': words(control === 'next' ? 'nextPage' : 'previousPage') })}
          getItemProps={(number) => ({ 'aria-label': words('page', { number: String(number) }) })}
        />
      ) : null}
    </Stack>
  );
}
