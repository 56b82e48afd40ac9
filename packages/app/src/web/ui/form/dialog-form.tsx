// A dialog with a small form: an explanation, the fields and the submit button.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useGuardedClose } from '#web/ui/form/leave-guard.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import type { FormHandle } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Fields to begin with; not one that would open its list at once. */
const FIRST_FIELD = 'input:not([type="hidden"], [aria-haspopup]), textarea, select';

/** Has the dialog focus its first field when it opens, rather than the button that closes it. */
function markFirstField(fields: HTMLElement | null): void {
  const all = fields?.querySelectorAll(':is(input:not([type="hidden"]), textarea, select):enabled');
  if (all?.[0]?.matches(FIRST_FIELD)) all[0].setAttribute('data-autofocus', '');
}

interface DialogFormProps {
  readonly form: FormHandle;
  readonly title: string;
  readonly text: ReactNode;
  readonly submit: string;
  readonly tone?: 'danger';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DialogForm({ form, title, text, submit, tone, onClose, children }: DialogFormProps) {
  useFocusBack();
  const guardedClose = useGuardedClose(onClose);
  const common = useTranslations('common');
  return (
    <Modal opened onClose={guardedClose} title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      <Form form={form} label={title}>
        <Text size="sm">{text}</Text>
        <Stack gap="sm" ref={markFirstField}>
          {children}
        </Stack>
        <Group justify="flex-end">
          <Button variant="default" onClick={guardedClose}>
            {common('cancel')}
          </Button>
          <SubmitButton form={form} {...(tone === 'danger' ? { color: 'red' } : {})}>
            {submit}
          </SubmitButton>
        </Group>
      </Form>
    </Modal>
  );
}
