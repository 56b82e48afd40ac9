// The bank account of a payee: shown in full to its owner and to finance; a change requires the user's password.

import { Alert, Stack, Text } from '@mantine/core';
import { formatIban, toElectronicIban } from '#contract/finance/payouts/iban.ts';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import { changePayoutDetails, findPayees, readPayoutDetails } from '#contract/finance/payouts/payout-details.endpoints.ts';
import type { PayoutDetails } from '#contract/finance/payouts/payout-details.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PasswordField } from '#web/ui/form/fields/contact/password-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadPayouts } from './kept-payout.ts';
import classes from './payouts.module.css';

interface PayeeKey {
  readonly payeeType: PayeeType;
  readonly payeeId: number;
}

function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames([useFormatLocale()], { type: 'region', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}

/** Returns the initial values: the current account, and an empty password. */
function initialOf({ holder, iban, bic, version }: PayoutDetails) {
  return { holder, iban: formatIban(iban), bic, currentPassword: '', version };
}

function Account({ details }: { readonly details: PayoutDetails }) {
  const words = useTranslations('payouts.details');
  const countryName = useCountryName();
  if (details.version === 0) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <Text>
      {words('now')}: {formatIban(details.iban)}, {countryName(details.countryCode)}
      {details.changedAt !== null && (
        <>
          {' '}
          (<InstantText at={details.changedAt} />)
        </>
      )}
    </Text>
  );
}

function DetailsForm({ details, onSaved }: { readonly details: PayoutDetails; readonly onSaved?: (() => void) | undefined }) {
  const words = useTranslations('payouts.details');
  const countryName = useCountryName();
  const { payeeType, payeeId, version, name } = details;
  const params = { payeeType, payeeId };
  const form = useForm({
    shape: async () => (await import('#contract/finance/payouts/payout-details.shapes.ts')).payoutDetailsBody,
    initial: initialOf(details),
    send: (body) => call(changePayoutDetails, { params, body: { ...body, version } }),
    async done(now) {
      keepAnswer(readPayoutDetails, { params }, now);
      showToast(words('saved'), { kind: 'success' });
      onSaved?.();
      await Promise.all([reloadPayouts(), queryClient.invalidateQueries({ queryKey: toQueryKey(findPayees) })]);
    },
  });
  const country = toElectronicIban(String(form.values.iban ?? '')).slice(0, 2);
  return (
    <Form form={form} label={words('title', { name })}>
      <TextField of={form.field('holder')} label={words('holder')} maxLength={70} autoComplete="name" required />
      <TextField of={form.field('iban')} label={words('iban')} description={words('ibanHint')} maxLength={60} autoComplete="off" required />
      {/^[A-Z]{2}$/.test(country) && (
        <Text size="sm" c="dimmed">
          {words('country')}: {countryName(country)}
        </Text>
      )}
      <TextField of={form.field('bic')} label={words('bic')} description={words('bicHint')} maxLength={20} autoComplete="off" />
      <PasswordField of={form.field('currentPassword')} label={words('password')} description={words('passwordHint')} required />
      <div>
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </div>
    </Form>
  );
}

interface PayoutDetailsFormProps {
  readonly payee: PayeeKey;
  /** Whether the user also approves payouts and so needs to know what happens to them. */
  readonly isPayer?: boolean;
  readonly onSaved?: () => void;
}

export function PayoutDetailsForm({ payee: { payeeType, payeeId }, isPayer = false, onSaved }: PayoutDetailsFormProps) {
  const words = useTranslations('payouts.details');
  const { data, failure, reload } = useEndpoint(readPayoutDetails, { params: { payeeType, payeeId } });
  if (data === undefined) return failure === null ? <LoadingRows count={4} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <Stack className={classes['narrow'] ?? ''}>
      <Account details={data} />
      {data.coolsUntil !== null && (
        <Alert color="yellow">
          {words('cooling')} <InstantText at={data.coolsUntil} withZone />
        </Alert>
      )}
      {isPayer && <Alert color="blue">{words('again')}</Alert>}
      <DetailsForm key={data.version} details={data} onSaved={onSaved} />
    </Stack>
  );
}

interface PayoutDetailsDrawerProps {
  readonly payee: PayeeKey & { readonly payeeName: string };
  readonly onClose: () => void;
}

/** The same form in a drawer beside the list of payouts. */
export function PayoutDetailsDrawer({ payee, onClose }: PayoutDetailsDrawerProps) {
  const words = useTranslations('payouts.details');
  return (
    <SideDrawer title={words('title', { name: payee.payeeName })} onClose={onClose}>
      <PayoutDetailsForm payee={payee} isPayer onSaved={onClose} />
    </SideDrawer>
  );
}
