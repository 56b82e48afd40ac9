// Rows of a record that are added and removed: children, adults, rooms.

import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { FamilyValues } from './family-values.ts';
import classes from './saved-fields.module.css';
import { SavedFields } from './saved-fields.tsx';
import type { FamilyEditor } from './use-family-editor.ts';

type ListName = 'children' | 'adults' | 'rooms';
type Row<Name extends ListName> = FamilyValues[Name][number];

interface RowListProps<Name extends ListName> {
  readonly editor: FamilyEditor;
  readonly list: Name;
  /** The name of the list. */
  readonly label: string;
  /** Shown while there are none. */
  readonly empty: string;
  readonly add: string;
  readonly max: number;
  readonly blank: Row<Name>;
  readonly nameOf: (index: number) => string;
  /** Describes a row, where two versions are compared. */
  readonly show: (row: Row<Name>) => string;
  readonly children: (index: number) => ReactNode;
}

/** Names the list for the comparison of two versions. */
function useListIntroduction<Name extends ListName>({ editor, list, label, show }: RowListProps<Name>): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const { introduce } = editor.field(list as 'rooms');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the binding may be new on each render, but its field stays the same
  useEffect(
    () =>
      introduce({
        ...{ label, faultName: label },
        show: (rows) => (rows as readonly Row<Name>[]).map((row) => latest.current(row)).join('\n'),
      }),
    [list, label],
  );
}

export function RowList<Name extends ListName>(props: RowListProps<Name>) {
  const { editor, list, empty, add, max, blank, nameOf, children } = props;
  const words = useTranslations('familyEdit');
  const rows: readonly Row<Name>[] = editor.values[list];
  const box = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const wanted = useRef<number | null>(null);
  useListIntroduction(props);
  useEffect(() => {
    if (wanted.current === null) return;
    const row = box.current?.querySelector(`[data-row="${wanted.current}"]`);
    row?.querySelector<HTMLElement>('input:not([type="hidden"]), button')?.focus();
    wanted.current = null;
  });
  function change(next: readonly Row<Name>[]): void {
    editor.set(list, next as never);
  }
  function addRow(): void {
    wanted.current = rows.length;
    change([...rows, blank]);
  }
  /** Takes rows along that were added and left empty: the list could not be saved with them. */
  function removeRow(index: number): void {
    const isBlank = (row: Row<Name>) => JSON.stringify(row) === JSON.stringify(blank);
    change(rows.filter((row, at) => at !== index && !isBlank(row)));
    editor.save([list]);
    adder.current?.focus();
  }
  return (
    <SavedFields editor={editor} fields={[list]}>
      <Stack gap="sm" ref={box}>
        {rows.length === 0 ? <Text size="sm">{empty}</Text> : null}
        {rows.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified only by its position
          <Fieldset key={index} legend={nameOf(index)} data-row={index} className={classes['row'] ?? ''}>
            <Stack gap="xs">
              {children(index)}
              <Group justify="flex-end">
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  aria-label={words('removeRow', { name: nameOf(index) })}
                  onClick={() => removeRow(index)}
                >
                  {words('remove')}
                </Button>
              </Group>
            </Stack>
          </Fieldset>
        ))}
        {rows.length < max && (
          <Group>
            <Button ref={adder} variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={addRow}>
              {add}
            </Button>
          </Group>
        )}
      </Stack>
    </SavedFields>
  );
}
