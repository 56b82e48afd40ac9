// Signing in.

import { Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { signIn } from '#contract/identity/account.endpoints.ts';
import { call } from '#web/platform/api.ts';

export default function SignInScreen() {
  const words = useTranslations('signIn');
  const [fault, setFault] = useState<string | null>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      const user = await call(signIn, { body: { email: String(form.get('email')), password: String(form.get('password')) } });
      setFault(user.defaultRoute);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <Paper component="form" onSubmit={submit}>
      <Stack>
        <Title order={1}>{words('title')}</Title>
        <TextInput name="email" type="email" label={words('email')} />
        <PasswordInput name="password" label={words('password')} />
        <Button type="submit">{words('submit')}</Button>
        <p role="alert">{fault}</p>
      </Stack>
    </Paper>
  );
}
