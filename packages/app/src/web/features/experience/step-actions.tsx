// The back and next buttons.

import { Button, Group } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';

interface StepActionsProps {
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly next: string;
  readonly isBusy?: boolean;
}

export function StepActions({ onBack, onNext, next, isBusy = false }: StepActionsProps) {
  const words = useTranslations('experience');
  return (
    <Group justify="space-between" mt="md">
      <Button variant="default" onClick={onBack}>
        {words('back')}
      </Button>
      <Button size="lg" loading={isBusy} onClick={onNext}>
        {next}
      </Button>
    </Group>
  );
}
