// One email as its reader sees it, in a frame without scripts, or as plain text.

import { Alert, Drawer, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { previewMail } from '#contract/administration/emails.endpoints.ts';
import type { OneEmail } from '#contract/administration/emails.shapes.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { useAnswer } from '#web/features/administration/users/use-answer.ts';
import { toRequestAddress } from '#web/platform/api/api.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './mail-drawer.module.css';
import { MailStateBadge } from './mail-list.tsx';

/** `…` replaces the token of a link. */
const CUT = /\/(?:reset-password|verify-email)\/…/;

function Mail({ mail }: { mail: OneEmail }) {
  const words = useTranslations('mails');
  const [form, setForm] = useState<'mail' | 'text'>('mail');
  return (
    <Stack gap="md" className={classes['mail'] ?? ''}>
      <Group gap={8}>
        <MailStateBadge state={mail.state} />
        <Text>
          {words('to')}: {mail.recipient}
        </Text>
        <Text c="dimmed">
          <InstantText at={mail.at} />
        </Text>
      </Group>
      {CUT.test(mail.text) && <Alert color="gray">{words('withoutLinks')}</Alert>}
      <SegmentedControl
        value={form}
        onChange={(value) => setForm(value === 'text' ? 'text' : 'mail')}
        data={[
          { value: 'mail', label: words('asMail') },
          { value: 'text', label: words('asText') },
        ]}
      />
      {form === 'mail' ? (
        <iframe
          className={classes['frame']}
          title={words('preview')}
          src={toRequestAddress(previewMail, { params: { id: mail.id } })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      ) : (
        <pre className={classes['text']}>{mail.text}</pre>
      )}
    </Stack>
  );
}

export function MailDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  useFocusBack();
  const common = useTranslations('common');
  const { value, fault, reload } = useAnswer(`mail ${id}`, (signal) => administration.readMail({ params: { id } }, { signal }));
  const mail = value?.id === id ? value : null;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title={mail?.subject ?? common('loading')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {fault !== null && <Fault message={fault} onRetry={reload} />}
      {mail === null && fault === null && <LoadingRows count={4} />}
      {mail !== null && <Mail mail={mail} />}
    </Drawer>
  );
}
