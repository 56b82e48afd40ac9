// Asks which family a step is about: those that are on the trip's list and can still host.

import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { TripStep } from '#contract/trips/trip.machine.ts';
import type { FamilyOfTrip } from '#contract/trips/trip.shapes.ts';
import { useFamilyName } from '#web/features/trips/family-name.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface FamilyQuestionProps {
  readonly step: TripStep;
  readonly families: readonly FamilyOfTrip[];
  /** The trip's own family, chosen at first. */
  readonly chosenId: number | null;
  /** Whether the trip has offers, in any state. */
  readonly hasOffers: boolean;
  readonly onAnswer: (family: FamilyOfTrip | null) => void;
}

export function FamilyQuestion({ step, families, chosenId, hasOffers, onAnswer }: FamilyQuestionProps) {
  useFocusBack();
  const words = useTranslations('trips');
  const board = useTranslations('tripBoard');
  const common = useTranslations('common');
  const nameOf = useFamilyName();
  const first = families.find(({ id }) => id === chosenId) ?? families[0];
  const [chosen, setChosen] = useState(first === undefined ? '' : String(first.id));
  return (
    <Modal opened onClose={() => onAnswer(null)} title={words(`step.${step}`)} closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack>
        {families.length === 0 ? (
          <Text>{words(hasOffers ? 'move.allOut' : 'move.noFamily')}</Text>
        ) : (
          <Radio.Group label={board('family')} value={chosen} onChange={setChosen}>
            <Stack gap="xs" mt="xs">
              {families.map((family) => (
                <Radio
                  key={family.id}
                  value={String(family.id)}
                  label={nameOf(family)}
                  description={[family.cityTown, family.countyName].filter(Boolean).join(', ')}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(null)}>
            {words('move.leave')}
          </Button>
          {families.length > 0 && (
            <Button onClick={() => onAnswer(families.find(({ id }) => String(id) === chosen) ?? null)}>{board('next')}</Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
