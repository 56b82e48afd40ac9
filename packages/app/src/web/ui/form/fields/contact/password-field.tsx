// A password: typed hidden, to be looked at, and, where one is chosen, with a hint how strong it is.

import { PasswordInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Signing in needs none of it. */
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

/** What is shown of a password in a comparison: that there is one. */
const show = (value: string) => '•'.repeat(Math.min(value.length, 8));

export const PasswordField = bindField(CurrentPassword, { empty: '', show });

export const NewPasswordField = bindField(NewPassword, { empty: '', show });

/** The same password once more. */
export const RepeatPasswordField = bindField(RepeatedPassword, { empty: '', show });
