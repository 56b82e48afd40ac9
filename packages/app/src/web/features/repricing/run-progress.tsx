// The progress of a run: waiting, running, done, failed or cancelled, with the action to cancel it.

import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl/react';
import { isOver, type Run } from '#contract/platform/run.ts';
import type { RunState } from '#contract/platform/run-states.ts';
import type { BookingSource } from '#contract/repricing/bookings.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { DateRangeText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The polling interval of a run in milliseconds. */
export const ASK_MS = 1000;

const MEANINGS: Readonly<Record<RunState, Meaning>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

export function RunBadge({ state }: { readonly state: RunState }) {
  const words = useTranslations('repricing');
  return <StateBadge meaning={MEANINGS[state]}>{words(`state.${state}`)}</StateBadge>;
}

/** The source of a run's bookings. */
export function SourceText({ source }: { readonly source: BookingSource }) {
  const words = useTranslations('repricing');
  if (source.kind === 'file') return <span>{source.name}</span>;
  return (
    <span>
      <DateRangeText from={source.from} to={source.to} /> · {words(`by.${source.by}`)}
    </span>
  );
}

function Far({ run: { done, total, state } }: { readonly run: Run }) {
  const words = useTranslations('repricing');
  const format = useFormatter();
  const part = total === null || total === 0 ? 0 : done / total;
  const text =
    state === 'waiting' || total === null ? words('waiting') : words('far', { done: format.number(done), total: format.number(total) });
  return (
    <div>
      <Progress value={part * 100} size="lg" aria-label={words('progress')} />
      <Text size="sm" role="status" mt={4}>
        {text}
      </Text>
    </div>
  );
}

/** The endpoint that cancels a run. */
interface Stopping {
  run(request: { readonly params: { readonly id: number } }): Promise<unknown>;
  readonly isRunning: boolean;
}

interface RunProgressProps {
  readonly run: Run & { readonly source: BookingSource };
  /** Cancels the run. */
  readonly cancel: Stopping;
  /** Further details beside the source. */
  readonly children?: ReactNode;
}

export function RunProgress({ run, cancel, children }: RunProgressProps) {
  const words = useTranslations('repricing');
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <RunBadge state={run.state} />
        <Text size="sm">
          <SourceText source={run.source} />
        </Text>
        {children}
      </Group>
      <Text size="sm" c="dimmed">
        {run.startedBy !== null && `${run.startedBy} · `}
        <InstantText at={run.createdAt} />
      </Text>
      {!isOver(run) && (
        <>
          <Far run={run} />
          <Group>
            <Button variant="default" loading={cancel.isRunning} onClick={() => void cancel.run({ params: { id: run.id } })}>
              {words('stop')}
            </Button>
          </Group>
        </>
      )}
      {run.state === 'failed' && (
        <Alert color="red" title={words('failed')} role="alert">
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {run.error}
          </Text>
        </Alert>
      )}
      {run.state === 'done' && run.files.length === 0 && <Text size="sm">{words('filesGone')}</Text>}
    </Stack>
  );
}
