// The submit button of a form; during submission it shows a loader, keeps the focus and does nothing.

import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { FormHandle } from './use-form.ts';

interface SubmitButtonProps extends Omit<ButtonProps, 'loading' | 'type'> {
  readonly form: FormHandle;
}

export function SubmitButton({ form, children, leftSection, ...props }: SubmitButtonProps) {
  const sending = form.state.phase === 'sending';
  return (
    <Button type="submit" aria-disabled={sending} leftSection={sending ? <Loader size="1em" color="inherit" /> : leftSection} {...props}>
      {children}
    </Button>
  );
}
