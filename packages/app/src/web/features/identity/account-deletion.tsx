// Deletion of the user's account: what is deleted, what is kept, what prevents it, and the confirmation.

import { Alert, Button, Checkbox, Group, List, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { deleteUser } from '#contract/identity/account.endpoints.ts';
import type { Deletion } from '#contract/identity/account-deletion.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './account-deletion.module.css';

/** The consequences of a deletion. */
export function DeletionFacts({ deletion }: { readonly deletion: Deletion }) {
  const words = useTranslations('mobile.delete');
  return (
    <>
      <Text>{words('intro')}</Text>
      <section>
        <Title order={2} size="h4">
          {words('goes')}
        </Title>
        <List className={classes.list}>
          {deletion.deleted.map((thing) => (
            <List.Item key={thing}>{words(`deleted.${thing}`)}</List.Item>
          ))}
        </List>
      </section>
      <section>
        <Title order={2} size="h4">
          {words('stays')}
        </Title>
        <List className={classes.list}>
          {deletion.kept.map((thing) => (
            <List.Item key={thing}>{words(`kept.${thing}`)}</List.Item>
          ))}
        </List>
      </section>
    </>
  );
}

/** The reasons why the account can't be deleted now, and whom to contact. */
export function DeletionBlocked({ blockers }: { readonly blockers: Deletion['blockers'] }) {
  const words = useTranslations('mobile.delete');
  return (
    <Alert color="yellow" title={words('blocked')}>
      {blockers.map(({ kind, count }) => (
        <p key={kind} className={classes.blocker}>
          {words(`blocker.${kind}`, { count })}
        </p>
      ))}
      <Button component={Link} to={paths.contactUs()} variant="default" size="sm">
        {words('contact')}
      </Button>
    </Alert>
  );
}

interface DeletionFormProps {
  readonly confirmedBy: Deletion['confirmedBy'];
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** The last step; an error is shown at its field. */
export function DeletionForm({ confirmedBy, onDeleted, onCancel }: DeletionFormProps) {
  const words = useTranslations('mobile.delete');
  const { email } = useSignedInUser();
  const [typed, setTyped] = useState('');
  const [understood, setUnderstood] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const atField = failure?.errors[confirmedBy]?.[0];

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setFailure(null);
    try {
      await call(deleteUser, { body: confirmedBy === 'password' ? { password: typed } : { email: typed } }, { quiet: true });
      onDeleted();
    } catch (error) {
      setSending(false);
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
    }
  }

  const field = {
    required: true,
    value: typed,
    error: atField,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {confirmedBy === 'password' ? (
        <PasswordInput {...field} label={words('password')} description={words('passwordText')} autoComplete="current-password" />
      ) : (
        <TextInput {...field} label={words('email')} description={words('emailText', { email })} type="email" autoComplete="off" />
      )}
      <Checkbox label={words('understood')} checked={understood} onChange={(event) => setUnderstood(event.currentTarget.checked)} />
      {failure !== null && atField === undefined && <Fault message={failure.message} />}
      <Group gap="xs">
        <Button type="submit" color="red" loading={sending} disabled={!understood || typed === ''}>
          {words('submit')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {words('cancel')}
        </Button>
      </Group>
    </form>
  );
}
