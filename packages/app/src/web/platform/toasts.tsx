// Shows toasts at the edge of the screen; they stay as long as somebody points at them or has the focus in them.

import { Button, CloseButton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { dismissToast, type Toast, toasts } from './notices.ts';
import { useStore } from './store.ts';
import classes from './toasts.module.css';

function ToastCard({ id, kind, text, action, ms }: Toast) {
  const words = useTranslations('errors');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms]);
  return (
    <li
      className={classes['toast']}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
    >
      <Text size="sm" className={classes['text']} role={kind === 'error' ? 'alert' : 'status'}>
        {text}
      </Text>
      {action !== undefined && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <CloseButton aria-label={words('dismiss')} onClick={() => dismissToast(id)} />
    </li>
  );
}

export function Toasts() {
  const words = useTranslations('errors');
  const shown = useStore(toasts);
  return (
    <section aria-label={words('notifications')} className={classes['region']}>
      <ol className={classes['list']}>
        {shown.map((one) => (
          <ToastCard key={one.id} {...one} />
        ))}
      </ol>
    </section>
  );
}
