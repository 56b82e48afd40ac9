// A step with a filtered list to choose from: search filter, cards, and navigation.

import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Read } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type FoundCard, FoundList, type FoundListProps } from './found-list.tsx';

/** The filters and page of a list; a changed filter returns to the first page. */
export function useNarrowing<Filter extends object>(none: Filter) {
  const [filter, setFilter] = useState(none);
  const [page, setPage] = useState(1);
  function narrow(change: Partial<Filter>): void {
    setFilter({ ...filter, ...change });
    setPage(1);
  }
  return { filter, page, setPage, narrow };
}

interface NarrowProps {
  readonly label: string;
  readonly value: string | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
}

/** A single filter; renders nothing without choices. */
export function Narrow(props: NarrowProps) {
  return props.choices.length === 0 ? null : <SelectInput clearable {...props} />;
}

interface FoundStepProps<Row> extends Omit<FoundListProps, 'label' | 'cards' | 'lastPage'> {
  readonly title: string;
  /** Content between the heading and the filters. */
  readonly told?: ReactNode;
  readonly filters: ReactNode;
  readonly onSearch: (text: string) => void;
  readonly read: Read<{ readonly data: readonly Row[]; readonly lastPage: number }>;
  readonly cardOf: (row: Row) => FoundCard;
  readonly actions: ReactNode;
}

export function FoundStep<Row>({ title, told, filters, onSearch, read, cardOf, actions, ...list }: FoundStepProps<Row>) {
  const words = useTranslations('experience');
  const [typed, setTyped] = useState('');
  const { data, failure, reload } = read;
  return (
    <Stack>
      <StepHeading>{title}</StepHeading>
      {told}
      <search aria-label={title}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(typed.trim());
          }}
        >
          <Group align="flex-end" gap="xs">
            {filters}
            <TextInput label={words('search')} value={typed} maxLength={200} onChange={(event) => setTyped(event.currentTarget.value)} />
            <Button type="submit" variant="default">
              {words('doSearch')}
            </Button>
          </Group>
        </form>
      </search>
      {data === undefined && failure !== null ? <Fault message={failure.message} onRetry={reload} /> : null}
      {data === undefined && failure === null ? <LoadingCards /> : null}
      {data === undefined ? null : <FoundList {...list} label={title} cards={data.data.map(cardOf)} lastPage={data.lastPage} />}
      {actions}
    </Stack>
  );
}
