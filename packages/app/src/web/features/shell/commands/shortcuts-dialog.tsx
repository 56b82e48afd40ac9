// The overview of shortcuts, with the switch that turns single-key shortcuts off.

import { Modal, Switch } from '@mantine/core';
import { paletteKeys } from '#web/features/shell/frames/hub-header.tsx';
import { listShortcuts } from '#web/features/shell/menu/navigation.model.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { useStore } from '#web/platform/store.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { overlay } from './commands.store.ts';
import classes from './shortcuts-dialog.module.css';

function Key({ children }: { children: string }) {
  return <kbd className={classes.key}>{children}</kbd>;
}

export default function ShortcutsDialog() {
  useFocusBack();
  const words = useTranslations('shell');
  const common = useTranslations('common');
  const canOpen = usePageAccess();
  const { table, titleOf } = usePages();
  const off = useStore(persist).shortcutsOff === true;
  const pages = listShortcuts(table).filter(({ page }) => canOpen(page));
  return (
    <Modal
      opened
      onClose={() => overlay.set(null)}
      title={words('shortcuts.title')}
      size={520}
      closeButtonProps={{ 'aria-label': common('close') }}
      transitionProps={{ duration: 0 }}
    >
      <h3 className={classes.heading}>{words('shortcuts.general')}</h3>
      <dl className={classes.list}>
        <dt>{words('shortcuts.palette')}</dt>
        <dd>
          <Key>{paletteKeys()}</Key>
        </dd>
        <dt>{words('shortcuts.help')}</dt>
        <dd>
          <Key>?</Key>
        </dd>
      </dl>
      {pages.length > 0 && (
        <>
          <h3 className={classes.heading}>{words('shortcuts.goTo')}</h3>
          <dl className={classes.list}>
            {pages.map(({ page, letter }) => (
              <div key={page} className={classes.pair}>
                <dt>{titleOf(page)}</dt>
                <dd>
                  <Key>g</Key> <Key>{letter}</Key>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Switch
        mt="md"
        label={words('shortcuts.single')}
        description={words('shortcuts.singleNote')}
        checked={!off}
        onChange={(event) => persist.update({ shortcutsOff: event.currentTarget.checked ? undefined : true })}
      />
    </Modal>
  );
}
