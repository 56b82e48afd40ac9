// Invoices a group: who pays, what each invoice would be, and the drafts that were created.

import { Alert, Anchor, Button, Group as Row, SegmentedControl, Stack, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { ListedUser } from '#contract/administration/users.shapes.ts';
import { listInvoices } from '#contract/finance/invoices/invoices.endpoints.ts';
import { billGroup, readGroupBilling } from '#contract/groups/group-billing.endpoints.ts';
import { type BilledGroup, GROUP_PAYERS, type GroupBilling as Plan } from '#contract/groups/group-billing.shapes.ts';
import { readGroup } from '#contract/groups/groups.endpoints.ts';
import type { Group } from '#contract/groups/groups.shapes.ts';
import { paths } from '#web/paths.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage, LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BillingPlan } from './billing-plan.tsx';

type Payer = (typeof GROUP_PAYERS)[number];

/** Finds accounts by name; passed in by another feature. */
type AccountChooser = ComponentType<{
  readonly label: string;
  readonly value: ListedUser | null;
  readonly onChange: (user: ListedUser | null) => void;
}>;

interface PayerChoiceProps {
  readonly Chooser: AccountChooser;
  readonly payer: Payer;
  readonly onPayer: (payer: Payer) => void;
  readonly buyer: ListedUser | null;
  readonly onBuyer: (buyer: ListedUser | null) => void;
}

function PayerChoice({ Chooser, payer, onPayer, buyer, onBuyer }: PayerChoiceProps) {
  const words = useTranslations('groupBilling.payer');
  return (
    <Stack gap="xs" align="flex-start">
      <SegmentedControl
        aria-label={words('label')}
        data={GROUP_PAYERS.map((value) => ({ value, label: words(value) }))}
        value={payer}
        onChange={(value) => onPayer(value as Payer)}
      />
      <Text size="sm" c="dimmed">
        {words(payer === 'one' ? 'oneText' : 'parentsText')}
      </Text>
      {payer === 'one' && <Chooser label={words('account')} value={buyer} onChange={onBuyer} />}
    </Stack>
  );
}

/** What became of each invoice; stays on screen until the next run. */
function Results({ results }: { readonly results: BilledGroup['data'] }) {
  const words = useTranslations('groupBilling.results');
  const created = results.filter(({ outcome }) => outcome === 'created');
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  return (
    <div role="status">
      {created.length > 0 && (
        <Alert color="green" title={words('created', { count: created.length })}>
          <Text size="sm">{words('next')}</Text>
          <ul>
            {created.map(({ tripId, name, invoiceId }) => (
              <li key={tripId}>
                <Anchor component={Link} to={paths.hubInvoiceAction({ id: invoiceId ?? 0 })} inherit>
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert color="yellow" title={words('refused', { count: refused.length })}>
          <ul>
            {refused.map(({ tripId, name, message }) => (
              <li key={tripId}>{`${name}: ${message ?? ''}`}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

interface BillingInput {
  readonly payer: Payer;
  readonly buyerId?: number;
}

/** Returns the action that creates the drafts, and what became of each. */
function useBilling(groupId: number, asked: BillingInput, reload: () => void) {
  const words = useTranslations('groupBilling');
  const [results, setResults] = useState<BilledGroup['data']>([]);
  const { run, isRunning } = useAction(billGroup, { told: false, changes: [readGroupBilling, listInvoices] });
  async function create({ invoices }: Plan): Promise<void> {
    const count = invoices.length;
    const question = { title: words('confirm', { count }), consequences: [words('confirmText')], confirm: words('create', { count }) };
    if (!(await confirm(question))) return;
    const shown = invoices.map(({ tripId, buyer, quoteFingerprint, total }) => ({ tripId, buyerId: buyer.id, quoteFingerprint, total }));
    const done = await run({ params: { id: groupId }, body: { ...asked, shown } });
    // A refusal may mean that the amounts are others by now.
    if (done === null) return reload();
    const { data } = done.answer;
    setResults(data);
    showToast(words('results.created', { count: data.filter(({ outcome }) => outcome === 'created').length }));
  }
  return { results, create, isRunning };
}

interface BillingProps {
  readonly group: Group;
  /** Undefined for users who may bill parents alone. */
  readonly Chooser: AccountChooser | undefined;
}

function Billing({ group: { id, agent }, Chooser }: BillingProps) {
  const words = useTranslations('groupBilling');
  const [payer, setPayer] = useState<Payer>('parents');
  const [buyer, setBuyer] = useState<ListedUser | null>(() =>
    agent === null ? null : { id: agent.id, firstName: agent.name, lastName: '' },
  );
  const isChosen = payer === 'parents' || buyer !== null;
  const asked = { payer, ...(payer === 'one' && buyer !== null ? { buyerId: buyer.id } : {}) };
  const { data, failure, reload } = useEndpoint(readGroupBilling, { params: { id }, query: asked }, { when: isChosen });
  const { results, create, isRunning } = useBilling(id, asked, reload);
  const plan = isChosen ? data : undefined;
  const count = plan?.invoices.length ?? 0;
  return (
    <Stack>
      {Chooser && <PayerChoice Chooser={Chooser} payer={payer} onPayer={setPayer} buyer={buyer} onBuyer={setBuyer} />}
      <Results results={results} />
      {isChosen && failure !== null && <Fault message={failure.message} onRetry={reload} />}
      {isChosen && data === undefined && failure === null && <LoadingRows count={6} />}
      {plan !== undefined && count === 0 && <EmptyState order={2} title={words('nothing')} text={words('nothingText')} />}
      {plan !== undefined && count > 0 && (
        <Row>
          <Button loading={isRunning} onClick={() => void create(plan)}>
            {words('create', { count })}
          </Button>
        </Row>
      )}
      {plan !== undefined && <BillingPlan plan={plan} />}
    </Stack>
  );
}

interface GroupBillingProps {
  readonly groupId: number;
  readonly Chooser: AccountChooser | undefined;
  readonly head: (group: Group) => ReactNode;
  /** Shown if the group doesn't exist. */
  readonly missing: ReactNode;
}

export function GroupBilling({ groupId, Chooser, head, missing }: GroupBillingProps) {
  const { data, failure, reload } = useEndpoint(readGroup, { params: { id: groupId } });
  if (failure?.statusCode === 404) return missing;
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <>
      {head(data)}
      <Billing group={data} Chooser={Chooser} />
    </>
  );
}
