// A drawer beside a list: with a heading, a close button and focus return.

import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useGuardedClose } from '#web/ui/form/leave-guard.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface SideDrawerProps {
  readonly title: ReactNode;
  readonly size?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SideDrawer({ title, size = 640, onClose, children }: SideDrawerProps) {
  useFocusBack();
  const guardedClose = useGuardedClose(onClose);
  const common = useTranslations('common');
  return (
    <Drawer opened onClose={guardedClose} position="right" size={size} title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      {children}
    </Drawer>
  );
}
