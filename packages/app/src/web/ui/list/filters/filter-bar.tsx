// The filters of a list: a button to add one, a chip for each active one, a button to clear all.

import { Button, Menu, Popover } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListDeclaration } from '#contract/platform/lists/list.ts';
import { clearFilters, isNarrowed, type ListState, setFilter } from '#web/ui/list/list.model.ts';
import type { ListFilter } from '#web/ui/list/list-types.ts';
import type { ListStateHandle } from '#web/ui/list/use-list-state.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { FilterEditor } from './filter-editor.tsx';
import { useFilterText } from './filter-text.ts';
import classes from './filters.module.css';

export interface FiltersProps {
  readonly list: ListDeclaration;
  readonly filters: readonly ListFilter[];
  readonly handle: ListStateHandle;
  /** The filter whose editor is open. */
  readonly open: string | null;
  readonly onOpen: (name: string | null) => void;
}

/** The menu of filters; an active one opens its editor again. */
export function FilterMenu({ filters, onOpen }: Pick<FiltersProps, 'filters' | 'onOpen'>) {
  const words = useTranslations('list');
  if (filters.length === 0) return null;
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />} aria-label={words('addFilter')}>
          {words('filter')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {filters.map(({ name, label }) => (
          // After the menu has returned the focus.
          <Menu.Item key={name} onClick={() => setTimeout(() => onOpen(name), 0)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChipProps extends FiltersProps {
  readonly filter: ListFilter;
}

function Chip({ list, filter, handle, open, onOpen }: ChipProps) {
  const words = useTranslations('list');
  const write = useFilterText();
  const declared = list.filters[filter.name];
  if (declared === undefined) return null;
  const text = handle.state.filters[filter.name] ?? '';
  const set = (next: string) => handle.set(setFilter(handle.state, filter.name, next));
  return (
    <Popover
      opened={open === filter.name}
      onChange={(opened) => onOpen(opened ? filter.name : null)}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <span className={classes.chip}>
        <Popover.Target>
          <button type="button" className={classes.label} onClick={() => onOpen(open === filter.name ? null : filter.name)}>
            {text === '' ? filter.label : write(filter, declared, text)}
          </button>
        </Popover.Target>
        <button
          type="button"
          className={classes.remove}
          aria-label={words('removeFilter', { filter: filter.label })}
          onClick={() => {
            onOpen(null);
            if (text !== '') set('');
          }}
        >
          <IconX size={14} aria-hidden />
        </button>
      </span>
      <Popover.Dropdown aria-label={words('filterBy', { filter: filter.label })}>
        <FilterEditor
          key={open === filter.name ? 'open' : 'shut'}
          filter={filter}
          declared={declared}
          text={text}
          onText={set}
          onDone={() => onOpen(null)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function shownFilters(filters: readonly ListFilter[], state: ListState, open: string | null): readonly ListFilter[] {
  return filters.filter(({ name }) => name === open || state.filters[name] !== undefined);
}

/** A chip for each active filter, and for the one being edited. */
export function FilterChips(props: FiltersProps) {
  const words = useTranslations('list');
  const { filters, handle, open } = props;
  const shown = shownFilters(filters, handle.state, open);
  if (shown.length === 0) return null;
  return (
    <section className={classes.chips} aria-label={words('activeFilters')}>
      {shown.map((filter) => (
        <Chip key={filter.name} {...props} filter={filter} />
      ))}
      {isNarrowed(handle.state) ? (
        <Button variant="subtle" size="xs" onClick={() => handle.set(clearFilters(handle.state))}>
          {words('clearAll')}
        </Button>
      ) : null}
    </section>
  );
}

/** The state with the filter being edited. */
export function useOpenFilter() {
  return useState<string | null>(null);
}
