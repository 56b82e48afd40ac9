// The confirmation of a contact message: what happens next, and the reference.

import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './contact.module.css';
import type { SentMessage } from './contact-form.tsx';

export function MessageSent({ message: { reference, email }, again }: { readonly message: SentMessage; readonly again: () => void }) {
  const words = useTranslations('contact');
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Title order={1} ref={heading} tabIndex={-1}>
        {words('sentTitle')}
      </Title>
      <Text mt="md">{words('sentText', { email })}</Text>
      <div className={classes['reference']}>
        <Text size="sm">{words('reference')}</Text>
        <div className={classes['code']}>{reference}</div>
        <Text size="sm" c="dimmed">
          {words('referenceHint')}
        </Text>
      </div>
      <Group gap="xs">
        <Button component={Link} to={user?.defaultRoute ?? paths.home()}>
          {words('home')}
        </Button>
        <Button variant="default" onClick={again}>
          {words('another')}
        </Button>
      </Group>
    </>
  );
}
