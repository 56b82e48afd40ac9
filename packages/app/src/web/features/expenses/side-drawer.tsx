// What opens beside expenses: its heading, the way out, and the focus given back.

import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useGuardedClose } from '#web/ui/form/leaving.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface SideDrawerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
  useFocusBack();
  const guardedClose = useGuardedClose(onClose);
  const common = useTranslations('common');
  return (
    <Drawer opened onClose={guardedClose} position="right" size={640} title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      {children}
    </Drawer>
  );
}
