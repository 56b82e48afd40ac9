// Back, forward and reload buttons, for an app's web view that has none.

import { UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconReload } from '@tabler/icons-react';
import { useHistoryBounds } from '#web/platform/navigation/history-bounds.ts';
import { useHistory } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './history-bar.module.css';

/** A small bar, fixed at the bottom. */
export function HistoryBar() {
  const words = useTranslations('frame');
  const history = useHistory();
  const reach = useHistoryBounds();
  return (
    <div className={`${classes.bar} no-print`} data-wrapper-bar role="toolbar" aria-label={words('wrapper.label')}>
      <UnstyledButton className={classes.button} aria-label={words('wrapper.back')} disabled={!reach.back} onClick={() => history.go(-1)}>
        <IconChevronLeft size={24} aria-hidden />
      </UnstyledButton>
      <UnstyledButton
        className={classes.button}
        aria-label={words('wrapper.forward')}
        disabled={!reach.forward}
        onClick={() => history.go(1)}
      >
        <IconChevronRight size={24} aria-hidden />
      </UnstyledButton>
      <UnstyledButton className={classes.button} aria-label={words('wrapper.reload')} onClick={() => window.location.reload()}>
        <IconReload size={20} aria-hidden />
      </UnstyledButton>
    </div>
  );
}
