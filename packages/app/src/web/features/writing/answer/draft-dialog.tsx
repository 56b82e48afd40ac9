// A dialog with fields and a button that saves: why it could not stands above the button.

import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ApiFailure } from '#web/platform/api/failure.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface DraftDialogProps {
  readonly title: string;
  readonly text: string;
  readonly failure: ApiFailure | null;
  readonly isReady: boolean;
  readonly onSave: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DraftDialog({ title, text, failure, isReady, onSave, onClose, children }: DraftDialogProps) {
  useFocusBack();
  const common = useTranslations('common');
  const words = useTranslations('writing.save');
  const [isSaving, setSaving] = useState(false);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      <form
        noValidate
        aria-label={title}
        onSubmit={async (event) => {
          event.preventDefault();
          setSaving(true);
          await onSave().finally(() => setSaving(false));
        }}
      >
        <Stack>
          <Text size="sm">{text}</Text>
          {children}
          {failure !== null && (
            <Alert color="red" role="alert">
              {failure.message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={isSaving} disabled={!isReady}>
              {words('submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
