// The drawer of an account: its statement of a period on screen, as a file and by email; reminders and settlement.

import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readStatement, readStatementFile, remindOfAccount, sendStatement } from '#contract/finance/billing/billing.endpoints.ts';
import { type AccountType, CUSTOMER_TYPES, type Statement } from '#contract/finance/billing/billing.shapes.ts';
import { EXPORT_FORMATS } from '#contract/platform/lists/list-query.ts';
import { download } from '#web/platform/api/download.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { isPeriod, listPeriods, type Period } from './period.model.ts';
import { PeriodFields } from './period-fields.tsx';
import { SettlementDialog } from './settlement.tsx';
import { StatementView } from './statement-view.tsx';

export interface AccountKey {
  readonly type: AccountType;
  readonly no: number;
}

function Files({ account, period }: { readonly account: AccountKey; readonly period: Period }) {
  const words = useTranslations('billing.statement');
  return EXPORT_FORMATS.map((format) => (
    <Button
      key={format}
      variant="default"
      // The failure has already been shown.
      onClick={() => void download(readStatementFile, { params: account, query: { ...period, format } }).catch(() => undefined)}
    >
      {words(`file.${format}`)}
    </Button>
  ));
}

function Steps({ account, period, statement }: { readonly account: AccountKey; readonly period: Period; readonly statement: Statement }) {
  const words = useTranslations('billing');
  const [isSettling, setSettling] = useState(false);
  const send = useAction(sendStatement);
  const remind = useAction(remindOfAccount, {
    told: false,
    done: ({ answer }) => showToast(words('remind.done', { count: answer.reminded.length, skipped: answer.skipped.length })),
  });
  const isCustomer = (CUSTOMER_TYPES as readonly AccountType[]).includes(account.type);
  const { email } = statement;
  async function mail(): Promise<void> {
    const sure = await confirm({
      title: words('send.title', { email }),
      consequences: [words('send.text')],
      confirm: words('send.confirm'),
    });
    if (sure) await send.run({ params: account, body: period });
  }
  async function tell(): Promise<void> {
    const sure = await confirm({ title: words('remind.title'), consequences: [words('remind.text')], confirm: words('remind.confirm') });
    if (sure) await remind.run({ params: account });
  }
  return (
    <>
      {email !== '' && (
        <Button variant="default" onClick={() => void mail()} loading={send.isRunning}>
          {words('send.open')}
        </Button>
      )}
      {(isCustomer || account.type === 'agent') && (
        <Button variant="default" onClick={() => void tell()} loading={remind.isRunning}>
          {words('remind.open')}
        </Button>
      )}
      {isCustomer && (
        <Button variant="default" onClick={() => setSettling(true)}>
          {words('settle.open')}
        </Button>
      )}
      {isSettling && <SettlementDialog account={account} onClose={() => setSettling(false)} />}
    </>
  );
}

export function AccountDrawer({ account, onClose }: { readonly account: AccountKey; readonly onClose: () => void }) {
  const names = useTranslations('names.accountOf');
  const title = useTranslations('lists.statement');
  const today = useToday();
  const { capabilities } = useSignedInUser();
  const [period, setPeriod] = useState<Period>(() => listPeriods(today).at(-1) ?? { from: today, to: today });
  const { from, to } = period;
  const asked = { params: account, query: { from, to } };
  const { data, failure, reload } = useEndpoint(readStatement, asked, { when: isPeriod(period) });
  return (
    <SideDrawer title={data?.name || title('title')} size={900} onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {[names(account.type), data?.email].filter(Boolean).join(' · ')}
        </Text>
        <PeriodFields period={period} today={today} onChange={setPeriod} />
        {isPeriod(period) && (
          <Group gap="xs">
            <Files account={account} period={{ from, to }} />
            {data !== undefined && capabilities.includes('billing.write') && (
              <Steps account={account} period={{ from, to }} statement={data} />
            )}
          </Group>
        )}
        {data === undefined ? (
          failure === null ? (
            <LoadingRows count={4} />
          ) : (
            <Fault message={failure.message} onRetry={reload} />
          )
        ) : (
          <StatementView statement={data} />
        )}
      </Stack>
    </SideDrawer>
  );
}
