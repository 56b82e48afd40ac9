// Switches between light and dark.

import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import classes from '#web/features/shell/frames/frame.module.css';
import { useTranslations } from '#web/ui/text/translations.ts';

export function SchemeButton() {
  const words = useTranslations('frame');
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return (
    <button type="button" className={classes.quiet} onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
      {dark ? words('toLight') : words('toDark')}
    </button>
  );
}
