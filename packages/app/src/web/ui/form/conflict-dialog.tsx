// Another user saved first: shows both versions side by side, to choose for each field.

import { Button, Group, Modal, Radio, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from 'use-intl/react';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Difference, findDifferences, mergeVersions, type Side } from './conflict.ts';
import classes from './conflict-dialog.module.css';
import type { FormHandle } from './use-form.ts';

function Value({ text }: { text: string }) {
  const words = useTranslations('form');
  return text === '' ? (
    <Text span c="dimmed" fs="italic">
      {words('nothing')}
    </Text>
  ) : (
    <Text span className={classes['value']}>
      {text}
    </Text>
  );
}

interface RowProps {
  readonly form: FormHandle;
  readonly difference: Difference;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function Row({ form, difference: { path, mine, theirs }, side, onChoose }: RowProps) {
  const words = useTranslations('form');
  const field = form.fields.get(path);
  const label = field?.label ?? path;
  const cell = (own: Side, value: unknown) => (
    <Table.Td>
      <Radio
        name={`${form.id}-conflict-${path}`}
        checked={side === own}
        onChange={() => onChoose(own)}
        aria-label={`${label}, ${words(own)}: ${field?.show(value) ?? ''}`}
        label={<Value text={field?.show(value) ?? ''} />}
      />
    </Table.Td>
  );
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes['label'] ?? ''}>
        {label}
      </Table.Th>
      {cell('mine', mine)}
      {cell('theirs', theirs)}
    </Table.Tr>
  );
}

export default function ConflictDialog({ form }: { form: FormHandle }) {
  useFocusBack();
  const words = useTranslations('form');
  const locale = useLocale();
  const { values, initial, theirs } = form.state;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { conflicting, changedByThem } = findDifferences({ base: initial, mine: values, theirs, paths: [...form.fields.keys()] });
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(conflicting.map(({ path }) => [path, side])));
  const names = joinList(
    locale,
    changedByThem.map((path) => form.fields.get(path)?.label ?? path),
  );

  return (
    <Modal
      opened
      onClose={form.store.closeConflict}
      title={words('conflictTitle')}
      size="lg"
      closeButtonProps={{ 'aria-label': words('stay') }}
    >
      <Stack gap="md">
        <Text>{conflicting.length > 0 ? words('conflictText') : words('conflictNone')}</Text>
        {conflicting.length === 0 ? null : (
          <>
            <Group gap={8}>
              <Button variant="default" size="sm" onClick={() => chooseAll('mine')}>
                {words('keepMine')}
              </Button>
              <Button variant="default" size="sm" onClick={() => chooseAll('theirs')}>
                {words('keepTheirs')}
              </Button>
            </Group>
            <ScrollArea.Autosize mah="50vh" type="auto">
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Td />
                    <Table.Th scope="col">{words('mine')}</Table.Th>
                    <Table.Th scope="col">{words('theirs')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {conflicting.map((difference) => (
                    <Row
                      key={difference.path}
                      form={form}
                      difference={difference}
                      side={chosen[difference.path] ?? 'mine'}
                      onChoose={(side) => setChosen((before) => ({ ...before, [difference.path]: side }))}
                    />
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollArea.Autosize>
          </>
        )}
        {changedByThem.length === 0 ? null : (
          <Text size="sm" c="dimmed">
            {words('conflictAlso', { fields: names })}
          </Text>
        )}
        <Group justify="flex-end">
          <Button
            onClick={() =>
              form.store.resolveConflict(mergeVersions({ base: initial, mine: values, theirs, paths: [...form.fields.keys()] }, chosen))
            }
          >
            {words('conflictGo')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
