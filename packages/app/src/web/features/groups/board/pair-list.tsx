// Who of a group wants to share a home, and who must not.

import { Button, Group as Row, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { PAIR_KINDS } from '#contract/groups/placement.rules.ts';
import type { PlacementBoard } from '#contract/groups/placements.shapes.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { BoardSteps } from './use-board.ts';

interface PairListProps {
  readonly board: PlacementBoard;
  readonly steps: BoardSteps;
}

function NewPair({ board, steps }: PairListProps) {
  const words = useTranslations('placements.pairs');
  const [one, setOne] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const [kind, setKind] = useState<string | null>('together');
  const choices = board.students.map(({ studentId, name }) => ({ value: String(studentId), label: name }));
  async function add(): Promise<void> {
    const chosen = PAIR_KINDS.find((known) => known === kind) ?? 'together';
    if (!(await steps.pair({ studentId: Number(one), otherId: Number(other), kind: chosen }))) return;
    setOne(null);
    setOther(null);
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <SelectInput label={words('one')} choices={choices} value={one} onChange={setOne} clearable />
        <SelectInput
          label={words('other')}
          choices={choices.filter(({ value }) => value !== one)}
          value={other}
          onChange={setOther}
          clearable
        />
        <SelectInput
          label={words('kind')}
          choices={PAIR_KINDS.map((value) => ({ value, label: words(`wish.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      </SimpleGrid>
      <Row justify="flex-end">
        <Button variant="default" disabled={one === null || other === null || one === other} onClick={() => void add()}>
          {words('add')}
        </Button>
      </Row>
    </>
  );
}

export function PairList({ board, steps }: PairListProps) {
  const words = useTranslations('placements.pairs');
  const nameOf = (id: number) => board.students.find(({ studentId }) => studentId === id)?.name ?? '';
  const rows = board.pairs.map((pair) => ({ ...pair, one: nameOf(pair.studentId), other: nameOf(pair.otherId) }));
  type Row = (typeof rows)[number];
  return (
    <Stack component="section" aria-label={words('title')}>
      <Title order={2} size="h4">
        {words('title')}
      </Title>
      {rows.length > 0 && (
        <FiguresTable
          label={words('title')}
          columns={[
            { name: 'students', heading: words('one'), cell: ({ one, other }: Row) => `${one}, ${other}` },
            { name: 'kind', heading: words('kind'), cell: ({ kind }: Row) => <Text inherit>{words(`wish.${kind}`)}</Text> },
            {
              name: 'remove',
              heading: words('remove'),
              cell: ({ studentId, otherId, one, other }: Row) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={words('removeOne', { one, other })}
                  onClick={() => void steps.pair({ studentId, otherId, kind: null })}
                >
                  {words('remove')}
                </Button>
              ),
            },
          ]}
          rows={rows}
          rowKey={({ studentId, otherId }) => `${studentId} ${otherId}`}
          stacks
        />
      )}
      <NewPair board={board} steps={steps} />
    </Stack>
  );
}
