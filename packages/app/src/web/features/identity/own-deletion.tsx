// Deletion of the user's account at the end of the account page, collapsed by default.

import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './account-deletion.module.css';
import { DeletionSteps } from './deletion-steps.tsx';

export function OwnDeletion({ onDeleted }: { readonly onDeleted: () => void }) {
  const words = useTranslations('account.deletion');
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const steps = useRef<HTMLElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (opened) steps.current?.focus();
    else if (wasOpened.current) opener.current?.focus();
    wasOpened.current = opened;
  }, [opened]);
  if (!opened) {
    return (
      <div>
        <Button ref={opener} variant="outline" color="red" onClick={() => setOpened(true)}>
          {words('begin')}
        </Button>
      </div>
    );
  }
  return (
    <section ref={steps} className={classes.page} tabIndex={-1}>
      <DeletionSteps onDeleted={onDeleted} onCancel={() => setOpened(false)} />
    </section>
  );
}
