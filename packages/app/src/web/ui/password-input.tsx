// A password field with a button to show it, for pages without form fields.

import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';

export function PasswordInput(props: PasswordInputProps) {
  const words = useTranslations('common');
  const [visible, setVisible] = useState(false);
  return (
    <MantinePasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? words('hidePassword') : words('showPassword') }}
    />
  );
}
