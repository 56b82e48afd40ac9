// Contact lines: a phone number and an email address.

import { Anchor, Group } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';

interface ContactLinesProps {
  readonly email: string | null;
  readonly phone: string | null;
}

export function ContactLines({ email, phone }: ContactLinesProps) {
  return (
    <>
      {phone !== null && phone !== '' && (
        <Group gap="xs" wrap="nowrap">
          <IconPhone size={16} aria-hidden />
          <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Anchor>
        </Group>
      )}
      {email !== null && email !== '' && (
        <Group gap="xs" wrap="nowrap">
          <IconMail size={16} aria-hidden />
          <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </Group>
      )}
    </>
  );
}
