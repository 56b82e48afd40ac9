// Signs in with email address and password. Every visitor opens this page, so it doesn't load the form library.

import { Button, Stack, TextInput } from '@mantine/core';
import { type ComponentType, type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { signIn } from '#contract/identity/account.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { getReaction, type Reaction } from '#web/platform/api/failure-reaction.ts';
import { startSession } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './account-card.module.css';
import type { RefusalProps } from './sign-in-refusal.tsx';

/** The reactions of the error catalogue that show no message, so the form shows one. */
const TOLD_HERE: readonly Reaction[] = ['none', 'endSession'];

function text(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

type Refusal = ComponentType<RefusalProps>;

const loadRefusal = () => import('./sign-in-refusal.tsx');

/** Few sign-ins are refused, so its code comes with the first; without it, the message alone is shown. */
const SignInRefusal = lazy<Refusal>(() => loadRefusal().catch((): { default: Refusal } => ({ default: ({ fault }) => fault.message })));

export function SignInForm() {
  const words = useTranslations('signIn');
  const [asked] = useSearchParams();
  const [fault, setFault] = useState<RefusalProps['fault'] | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const element = event.currentTarget;
    setSending(true);
    try {
      startSession(await call(signIn, { body: { email: text(element, 'email'), password: text(element, 'password') } }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFault(TOLD_HERE.includes(getReaction(error)) ? error : null);
      element.querySelector<HTMLInputElement>(error.errors['email'] ? '[name=email]' : '[name=password]')?.focus();
    } finally {
      setSending(false);
    }
  }

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate aria-busy={sending}>
      <div role="alert" className={classes['faults']}>
        {fault === null ? null : (
          <Suspense>
            <SignInRefusal fault={fault} email={() => (form.current === null ? '' : text(form.current, 'email'))} />
          </Suspense>
        )}
      </div>
      <Stack>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={asked.get('email') ?? ''}
          label={words('email')}
          error={fault?.errors['email']?.[0]}
        />
        <PasswordInput name="password" autoComplete="current-password" label={words('password')} error={fault?.errors['password']?.[0]} />
        <Button type="submit" fullWidth aria-disabled={sending}>
          {words('submit')}
        </Button>
      </Stack>
    </form>
  );
}
