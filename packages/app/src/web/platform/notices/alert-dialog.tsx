// Shows the queued alerts one by one in the browser's modal dialog: it traps the focus, and Escape closes it.

import { Button, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useStore } from '#web/platform/store.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './alert-dialog.module.css';
import { type Alert, alerts, closeAlert } from './notices.ts';

function AlertDialog({ id, title, text, ms }: Alert) {
  const words = useTranslations('errors');
  const dialog = useRef<HTMLDialogElement>(null);
  const ids = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(() => closeAlert(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classes['dialog']}
      aria-labelledby={title === undefined ? `${ids}-text` : `${ids}-title`}
      aria-describedby={`${ids}-text`}
      onCancel={(event) => {
        event.preventDefault();
        closeAlert(id);
      }}
    >
      {title !== undefined && (
        <Text id={`${ids}-title`} component="h2" fw={600} mb="xs">
          {title}
        </Text>
      )}
      <Text id={`${ids}-text`} className={classes['text']}>
        {text}
      </Text>
      <Button className={classes['close']} onClick={() => closeAlert(id)}>
        {words('ok')}
      </Button>
    </dialog>
  );
}

export function Alerts() {
  const [first] = useStore(alerts);
  return first === undefined ? null : <AlertDialog key={first.id} {...first} />;
}
