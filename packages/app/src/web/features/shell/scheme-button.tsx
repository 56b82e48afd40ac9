// Switches between light and dark.

import { useMantineColorScheme } from '@mantine/core';
import frame from '#web/features/shell/frames/frame.module.css';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './scheme-button.module.css';

export function SchemeButton() {
  const words = useTranslations('frame');
  const { setColorScheme } = useMantineColorScheme();
  const toggle = () => setColorScheme(document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark');
  return (
    <button type="button" className={frame.quiet} onClick={toggle}>
      {/* The style chooses: the server, which renders this too, does not know the scheme. */}
      <span className={classes['inDark']}>{words('toLight')}</span>
      <span className={classes['inLight']}>{words('toDark')}</span>
    </button>
  );
}
