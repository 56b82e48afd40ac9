// The step before publishing a draft: the results of its back-test, or the action to start one.

import { Alert, Anchor, Button, Progress, Stack, Text, Title } from '@mantine/core';
import { IconTestPipe } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter } from 'use-intl/react';
import { Link } from 'wouter';
import { isOver } from '#contract/platform/run.ts';
import { listBackTests, readDraftBackTest, startBackTest } from '#contract/repricing/back-tests.endpoints.ts';
import type { BackTest } from '#contract/repricing/back-tests.shapes.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { changeOf } from './change.model.ts';
import { ASK_MS } from './run-progress.tsx';
import { useLastYear } from './start-run.ts';

interface DraftBackTestProps {
  /** The hash of the reviewed draft. */
  readonly hash: string;
  /** Returns the URL of a back-test. */
  readonly linkTo: (id: number) => string;
}

/** The results of a finished back-test. */
function Outcome({
  backTest,
  isStale,
  linkTo,
}: {
  readonly backTest: BackTest;
  readonly isStale: boolean;
  readonly linkTo: DraftBackTestProps['linkTo'];
}) {
  const words = useTranslations('repricing');
  const format = useFormatter();
  const { result, createdAt, id } = backTest;
  if (result === null) return null;
  const { all, currency, stays, unpricedNew } = result;
  const unpriced = unpricedNew.reduce((sum, { count }) => sum + count, 0);
  return (
    <Alert color={isStale || unpriced > 0 ? 'yellow' : 'green'} title={isStale ? words('stale') : words('tested', { count: stays })}>
      <Stack gap={4}>
        {isStale && <Text size="sm">{words('tested', { count: stays })}</Text>}
        <Text size="sm">
          {words('draftOf')} <InstantText at={createdAt} />
        </Text>
        {all !== null && (
          <Text size="sm">
            {words('outcome', { cheaper: format.number(all.cheaper), same: format.number(all.same), dearer: format.number(all.dearer) })}
            {' · '}
            {words('change.customer')} <MoneyText amount={changeOf(all.customer)} currency={currency} />
          </Text>
        )}
        {unpriced > 0 && <Text size="sm">{words('unpricedCount', { count: unpriced })}</Text>}
        <Anchor component={Link} to={linkTo(id)} size="sm">
          {words('wholeResult')}
        </Anchor>
      </Stack>
    </Alert>
  );
}

function UnderWay({ backTest: { done, total } }: { readonly backTest: BackTest }) {
  const words = useTranslations('repricing');
  const format = useFormatter();
  return (
    <div>
      <Progress value={total === null || total === 0 ? 0 : (done / total) * 100} aria-label={words('progress')} />
      <Text size="sm" role="status" mt={4}>
        {total === null ? words('waiting') : words('far', { done: format.number(done), total: format.number(total) })}
      </Text>
    </div>
  );
}

export function DraftBackTest({ hash, linkTo }: DraftBackTestProps) {
  const words = useTranslations('repricing');
  const period = useLastYear();
  const [isAsking, setAsking] = useState(true);
  const { data } = useEndpoint(readDraftBackTest, {}, isAsking ? { everyMs: ASK_MS } : {});
  const start = useAction(startBackTest, { changes: [readDraftBackTest, listBackTests], told: false });
  const backTest = data?.backTest ?? null;
  const isUnderWay = backTest !== null && !isOver(backTest);
  if (data !== undefined && isAsking !== isUnderWay) setAsking(isUnderWay);
  const isStale = backTest !== null && backTest.hash !== hash;
  const isNeeded = data !== undefined && !isUnderWay && (backTest === null || isStale);
  return (
    <Stack component="section" gap="xs" aria-label={words('beforePublishing')}>
      <Title order={3} size="h6">
        {words('beforePublishing')}
      </Title>
      {backTest !== null &&
        (isUnderWay ? <UnderWay backTest={backTest} /> : <Outcome backTest={backTest} isStale={isStale} linkTo={linkTo} />)}
      {isNeeded && (
        <>
          <Text size="sm" c="dimmed">
            {words('tryText')}
          </Text>
          <Button
            variant="default"
            leftSection={<IconTestPipe size={16} aria-hidden />}
            loading={start.isRunning}
            onClick={() => void start.run({ body: period })}
          >
            {words('tryDraft')}
          </Button>
        </>
      )}
    </Stack>
  );
}
