// The overview of an inbox's keys, with the switch that turns single keys off.

import { Kbd, Modal, Switch } from '@mantine/core';
import { persist } from '#web/platform/session/app-persist.ts';
import { useStore } from '#web/platform/store.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './keys-dialog.module.css';

const KEYS = [
  ['next', 'j', '↓'],
  ['previous', 'k', '↑'],
  ['open', 'Enter'],
  ['reply', 'r'],
  ['archive', 'e'],
  ['unread', 'u'],
  ['search', '/'],
  ['back', 'Esc'],
  ['help', '?'],
] as const;

export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const words = useTranslations('messagingInbox.help');
  const common = useTranslations('common');
  const isOff = useStore(persist).shortcutsOff === true;
  return (
    <Modal opened onClose={onClose} title={words('title')} closeButtonProps={{ 'aria-label': common('close') }}>
      <dl className={classes['keys']}>
        {KEYS.map(([name, ...keys]) => (
          <div key={name}>
            <dt>{words(name)}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label={words('single')}
        description={words('singleNote')}
        checked={!isOff}
        onChange={(event) => persist.update({ shortcutsOff: event.currentTarget.checked ? undefined : true })}
      />
    </Modal>
  );
}
