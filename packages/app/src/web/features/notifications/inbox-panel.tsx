// The panel with notifications beside any page.

import { Drawer } from '@mantine/core';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Inbox } from './inbox.tsx';

export default function InboxPanel({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const words = useTranslations('notifications');
  const common = useTranslations('common');
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={words('title')}
      closeButtonProps={{ 'aria-label': common('close'), size: 44 }}
    >
      <Inbox />
    </Drawer>
  );
}
