// The host family and the backup family of a trip that is being created.

import { Button, Group, Stack, Text } from '@mantine/core';
import type { Guest } from '#contract/people/guest-fit.rules.ts';
import type { FamilyCard } from '#contract/search/search.shapes.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { HomeNotes, NotesOnFamily } from '#web/platform/suits.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export interface Chosen {
  readonly id: number;
  readonly name: string;
}

export interface ChosenFamilies {
  readonly family: Chosen | null;
  readonly backup: Chosen | null;
}

/** Who would stay, and from which day. */
export interface Coming {
  readonly guests: readonly Guest[];
  readonly firstDay: string;
}

interface ChosenProps extends ChosenFamilies, Coming {
  readonly onChange: (chosen: ChosenFamilies) => void;
}

export function ChosenFamilyList({ family, backup, guests, firstDay, onChange }: ChosenProps) {
  const words = useTranslations('createTrip.family');
  const line = (kind: 'chosen' | 'backup', { id, name }: Chosen, without: ChosenFamilies) => (
    <div>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{words(kind, { name })}</Text>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(without)}>
          {words('remove', { name })}
        </Button>
      </Group>
      <NotesOnFamily familyId={id} guests={guests} firstDay={firstDay} />
    </div>
  );
  return (
    <Stack gap="xs" role="status">
      {family === null ? <Text c="dimmed">{words('none')}</Text> : line('chosen', family, { family: null, backup })}
      {backup !== null && line('backup', backup, { family, backup: null })}
    </Stack>
  );
}

export function ChooseFamily({ card, family, backup, guests, firstDay, onChange }: ChosenProps & { readonly card: FamilyCard }) {
  const words = useTranslations('createTrip.family');
  const titleOf = useFamilyTitle();
  const one = { id: card.id, name: titleOf(card.name) };
  return (
    <Stack gap="xs">
      <HomeNotes home={card} guests={guests} firstDay={firstDay} />
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
    </Stack>
  );
}
