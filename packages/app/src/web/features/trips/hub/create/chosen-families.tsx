// The family of a trip that is being made, and the one in reserve.

import { Button, Group, Stack, Text } from '@mantine/core';
import type { FamilyCard } from '#contract/search/search.shapes.ts';
import { useFamilyTitle } from '#web/platform/page-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export interface Chosen {
  readonly id: number;
  readonly name: string;
}

export interface ChosenFamilies {
  readonly family: Chosen | null;
  readonly backup: Chosen | null;
}

interface ChosenProps extends ChosenFamilies {
  readonly onChange: (chosen: ChosenFamilies) => void;
}

export function ChosenFamilyList({ family, backup, onChange }: ChosenProps) {
  const words = useTranslations('createTrip.family');
  const line = (kind: 'chosen' | 'backup', { name }: Chosen, without: ChosenFamilies) => (
    <Group justify="space-between" gap="xs">
      <Text fw={600}>{words(kind, { name })}</Text>
      <Button variant="subtle" size="compact-sm" onClick={() => onChange(without)}>
        {words('remove', { name })}
      </Button>
    </Group>
  );
  return (
    <Stack gap="xs" role="status">
      {family === null ? <Text c="dimmed">{words('none')}</Text> : line('chosen', family, { family: null, backup })}
      {backup !== null && line('backup', backup, { family, backup: null })}
    </Stack>
  );
}

export function ChooseFamily({ card, family, backup, onChange }: ChosenProps & { readonly card: FamilyCard }) {
  const words = useTranslations('createTrip.family');
  const titleOf = useFamilyTitle();
  const one = { id: card.id, name: titleOf(card.name) };
  return (
    <Group gap="xs">
      <Button
        size="sm"
        disabled={family?.id === one.id}
        aria-label={words('chooseNamed', { name: one.name })}
        onClick={() => onChange({ family: one, backup: backup?.id === one.id ? null : backup })}
      >
        {words('choose')}
      </Button>
      <Button
        size="sm"
        variant="default"
        disabled={family === null || family.id === one.id || backup?.id === one.id}
        aria-label={words('reserveNamed', { name: one.name })}
        onClick={() => onChange({ family, backup: one })}
      >
        {words('reserve')}
      </Button>
    </Group>
  );
}
