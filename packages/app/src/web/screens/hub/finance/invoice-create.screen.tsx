// Creates an invoice for a trip, from a stored quote or manually, or edits a draft; or the invoices of a group.

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { UserPicker } from '#web/features/administration/users/user-picker.tsx';
import { InvoiceEditor, TripInvoiceEditor } from '#web/features/finance/invoice-editor/invoice-editor.tsx';
import { GroupBilling } from '#web/features/groups/billing/group-billing.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams, useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns a value of the URL if it matches the pattern. */
function named(text: string | null, pattern: RegExp): string | null {
  return text !== null && pattern.test(text) ? text : null;
}

interface GroupInvoiceProps {
  readonly groupId: number;
  readonly Chooser: typeof UserPicker | undefined;
  readonly missing: ReactNode;
}

function GroupInvoiceScreen({ groupId, Chooser, missing }: GroupInvoiceProps) {
  const words = useTranslations('groupBilling');
  return (
    <GroupBilling
      groupId={groupId}
      Chooser={Chooser}
      head={({ name }) => (
        <PageHeader
          title={words('title', { name })}
          description={words('description')}
          back={{ to: paths.hubGroup({ id: groupId }, { tab: 'invoices' }), label: name }}
        />
      )}
      missing={missing}
    />
  );
}

export default function InvoiceCreateScreen() {
  const words = useTranslations('invoices');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const [asked] = useSearchParams();
  const { id = '' } = useParams();
  const draft = named(asked.get('draft'), /^\d{1,15}$/);
  const back =
    draft === null
      ? { to: paths.hubSalesInvoices(), label: words('back') }
      : { to: paths.hubInvoiceAction({ id: draft }), label: words('draftName', { id: draft }) };
  const Chooser = capabilities.includes('users.read') ? UserPicker : undefined;
  const missing = (
    <EmptyState
      order={1}
      title={words('noTrip', { id })}
      text={words('noTripText')}
      action={
        <Button component={Link} to={paths.hubInvoiceCreate({ id: 'new' })}>
          {words('create')}
        </Button>
      }
    />
  );
  const group = named(id, /^group-\d{1,15}$/)?.slice('group-'.length);
  if (group !== undefined) return <GroupInvoiceScreen key={group} groupId={Number(group)} Chooser={Chooser} missing={missing} />;
  const trip = named(id, /^\d{1,15}$/);
  if (id !== 'new' && trip === null) return missing;
  if (trip !== null) {
    return (
      <TripInvoiceEditor
        key={trip}
        tripId={Number(trip)}
        Chooser={Chooser}
        head={<PageHeader title={titles('page.hubInvoiceCreate')} back={back} />}
        missing={missing}
      />
    );
  }
  return (
    <>
      <PageHeader title={draft === null ? titles('page.hubInvoiceCreate') : words('editTitle')} back={back} />
      <InvoiceEditor
        draftId={draft === null ? null : Number(draft)}
        fingerprint={named(asked.get('quote'), /^[0-9a-f]{64}$/)}
        Chooser={Chooser}
      />
    </>
  );
}
