// A dialog to name a new scenario or rename one.

import type { QuoteRequest } from '@hosted-stay/pricing-core';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type SavedScenario, SCENARIO_NAME_LENGTH } from '#contract/pricing/scenarios.shapes.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export type Naming =
  | { readonly kind: 'save'; readonly request: QuoteRequest }
  | { readonly kind: 'rename'; readonly scenario: SavedScenario };

interface ScenarioNameProps {
  readonly naming: Naming;
  readonly scenarios: readonly SavedScenario[];
  /** @throws ApiFailure */
  readonly save: (name: string) => Promise<SavedScenario>;
  readonly onSaved: (scenario: SavedScenario) => void;
  readonly onClose: () => void;
}

export function ScenarioName({ naming, scenarios, save, onSaved, onClose }: ScenarioNameProps) {
  useFocusBack();
  const words = useTranslations('calculator.scenarios');
  const common = useTranslations('common');
  const own = naming.kind === 'rename' ? naming.scenario : null;
  const [typed, setTyped] = useState(own?.name ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = typed.trim();
  const isTaken = scenarios.some((scenario) => scenario.id !== own?.id && scenario.name.toLowerCase() === name.toLowerCase());

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name === '' || isTaken || busy) return;
    setBusy(true);
    try {
      onSaved(await save(name));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.errors['name']?.[0] ?? error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={words(own === null ? 'saveTitle' : 'renameTitle')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack component="form" onSubmit={(event: FormEvent) => void submit(event)} gap="md">
        <TextInput
          label={words('name')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFailure(null);
          }}
          maxLength={SCENARIO_NAME_LENGTH}
          error={isTaken ? words('nameTaken') : failure}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={name === ''}>
            {words('submit')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
