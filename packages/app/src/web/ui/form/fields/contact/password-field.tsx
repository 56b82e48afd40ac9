// A password: hidden, with a button to show it and, for a new one, a hint about its strength.

import { PasswordInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Lazy, because the sign-in doesn't need it. */
const PasswordStrength = lazy(() => import('./password-strength.tsx'));

interface PasswordProps extends InputProps<string> {
  readonly autoFocus?: boolean;
}

function HiddenInput({ onChange, autoComplete, ...props }: PasswordProps & { autoComplete: string }) {
  const words = useTranslations('form');
  const [visible, setVisible] = useState(false);
  const field = props.label;
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': visible ? words('hide', { field }) : words('show', { field }) }}
    />
  );
}

function CurrentPassword(props: PasswordProps) {
  return <HiddenInput {...props} autoComplete="current-password" />;
}

function NewPassword(props: PasswordProps) {
  return (
    <div>
      <HiddenInput {...props} autoComplete="new-password" />
      <Suspense>
        <PasswordStrength password={props.value} />
      </Suspense>
    </div>
  );
}

function RepeatedPassword(props: PasswordProps) {
  return <HiddenInput {...props} autoComplete="new-password" />;
}

/** Shows only that there is a password, in a comparison. */
const show = (value: string) => '•'.repeat(Math.min(value.length, 8));

export const PasswordField = bindField(CurrentPassword, { empty: '', show });

export const NewPasswordField = bindField(NewPassword, { empty: '', show });

/** Repeats the new password. */
export const RepeatPasswordField = bindField(RepeatedPassword, { empty: '', show });
