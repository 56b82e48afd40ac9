// The button that sends a form; while it is sent it shows so, keeps the focus and does nothing more.

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
