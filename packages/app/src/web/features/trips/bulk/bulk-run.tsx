// One run of a bulk change: its progress, its counts, what can follow it, and what became of each trip.

import { Alert, Anchor, Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormatter } from 'use-intl/react';
import { Link } from 'wouter';
import { isOver } from '#contract/platform/run.ts';
import { cancelBulkRun, changeTrips, listBulkRows, listBulkRuns, readBulkRun, undoTrips } from '#contract/trips/bulk.endpoints.ts';
import { BULK_OUTCOMES, type BulkRun } from '#contract/trips/bulk.shapes.ts';
import { reloadTrips } from '#web/features/trips/reload-trips.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { announce } from '#web/platform/notices/announcer.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { MessagePreviews, MessageText } from './message-previews.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { RunRows, useOutcomeText } from './run-rows.tsx';
import { BulkRunBadge, useChangeText, useRunName } from './run-text.tsx';

/** The polling interval of a run in milliseconds. */
const ASK_MS = 1000;

const RUNS = [readBulkRun, listBulkRuns, listBulkRows];

function Far({ run: { done, total, state } }: { readonly run: BulkRun }) {
  const words = useTranslations('tripsBulk');
  const format = useFormatter();
  const isWaiting = state === 'waiting' || total === null;
  const part = isWaiting || total === 0 ? 0 : done / total;
  return (
    <div>
      <Progress value={part * 100} size="lg" aria-label={words('progress')} />
      <Text size="sm" mt={4}>
        {isWaiting ? words('waiting') : words('far', { done: format.number(done), total: format.number(total) })}
      </Text>
    </div>
  );
}

function Counts({ run }: { readonly run: BulkRun }) {
  const words = useTranslations('tripsBulk');
  const format = useFormatter();
  const outcomeText = useOutcomeText(run);
  return (
    <Group component="dl" gap="xl" m={0} aria-label={words('counts')}>
      {BULK_OUTCOMES.filter((outcome) => run.counts[outcome] > 0 || outcome === 'changed').map((outcome) => (
        <div key={outcome}>
          <Text component="dt" size="sm" c="dimmed">
            {outcomeText(outcome)}
          </Text>
          <Text component="dd" fw={700} size="xl" m={0}>
            {format.number(run.counts[outcome])}
          </Text>
        </div>
      ))}
    </Group>
  );
}

interface OneProps {
  readonly run: BulkRun;
  readonly linkTo: (id: number) => string;
  readonly onStarted: (id: number) => void;
  /** Whether the run was started or chosen on this page, so that what had the focus has gone. */
  readonly isTurnedTo?: boolean;
}

/** What can be done with a run that is over. */
function Next({ run, onStarted }: OneProps) {
  const words = useTranslations('tripsBulk');
  const common = useTranslations('common');
  const steps = useTranslations('trips.step');
  const changeText = useChangeText();
  const begun = { done: ({ answer }: { readonly answer: BulkRun }) => onStarted(answer.id), changes: RUNS };
  const change = useAction(changeTrips, {
    ...begun,
    told: words(run.change.action === 'message' ? 'sending' : run.change.action === 'import' ? 'importing' : 'started'),
  });
  const undo = useAction(undoTrips, { ...begun, told: words('undone') });
  if (run.leftCount === 0) return null;
  const request = { params: { id: run.id } };
  const count = run.leftCount;
  const isMessage = run.change.action === 'message';
  const isImport = run.change.action === 'import';
  async function askUndo(): Promise<void> {
    const question = {
      title: words('undoTitle'),
      consequences: [words(isImport ? 'undoImportText' : 'undoText')],
      confirm: words('undo', { count }),
    };
    if (await confirm({ ...question, cancel: common('cancel'), tone: 'danger' })) await undo.run(request);
  }
  const { action, step } = run.change;
  const begin =
    action === 'message'
      ? words('send', { count })
      : action === 'import'
        ? words('startImport', { count })
        : action === 'invoice'
          ? words('startInvoice', { count })
          : action === 'state' && step !== null
            ? words('startState', { count, step: steps(step) })
            : words('start', { count });
  async function askChange(): Promise<void> {
    const isGrave = action === 'invoice' || action === 'state';
    const question = { title: words('graveTitle'), consequences: [changeText(run), words('grave')], confirm: begin };
    if (!isGrave || (await confirm({ ...question, cancel: common('cancel'), tone: 'danger' }))) await change.run(request);
  }
  if (run.phase === 'check')
    return (
      <Stack gap="xs">
        <Text size="sm">{words(isMessage ? 'sendText' : isImport ? 'startImportText' : 'startText')}</Text>
        <Group>
          <Button loading={change.isRunning} onClick={() => void askChange()}>
            {begin}
          </Button>
        </Group>
      </Stack>
    );
  return (
    <Group>
      <Button variant="default" loading={undo.isRunning} onClick={() => void askUndo()}>
        {words('undo', { count })}
      </Button>
    </Group>
  );
}

function Links({ run, linkTo }: Pick<OneProps, 'run' | 'linkTo'>) {
  const words = useTranslations('tripsBulk');
  const toLink = (id: number, text: ReactNode) => (
    <Anchor component={Link} to={linkTo(id)} size="sm">
      {text}
    </Anchor>
  );
  return (
    <Group gap="md">
      {run.sourceId !== null && run.phase !== 'check' && toLink(run.sourceId, words(`source.${run.phase}`))}
      {run.nextId !== null && run.phase !== 'undo' && toLink(run.nextId, words(`next.${run.phase}`))}
    </Group>
  );
}

/**
 * Says the outcome of a run that ends while its page is open, once, and moves the focus to its heading if the button that had it has gone:
 * what can follow is the next stop. Progress is not spoken: it would not stop.
 */
function useOutcomeSpoken({ run, isTurnedTo = false }: Pick<OneProps, 'run' | 'isTurnedTo'>) {
  const words = useTranslations('tripsBulk');
  const outcomeText = useOutcomeText(run);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isTurnedTo);
  useEffect(() => {
    if (isTurnedTo && document.activeElement === document.body) heading.current?.focus();
  }, [isTurnedTo]);
  const counts = BULK_OUTCOMES.filter((outcome) => run.counts[outcome] > 0).map(
    (outcome) => `${outcomeText(outcome)}: ${run.counts[outcome]}`,
  );
  const spoken = [words(`state.${run.state}`), ...counts].join('. ');
  const isRunOver = isOver(run);
  useEffect(() => {
    if (isRunOver && wasOpen.current) {
      announce(spoken);
      if (document.activeElement === document.body) heading.current?.focus();
    }
    wasOpen.current = !isRunOver;
  }, [isRunOver, spoken]);
  return heading;
}

/** What a run was to do beside its name, who started it and when, and the runs before and after it. */
function Facts({ run, linkTo }: Pick<OneProps, 'run' | 'linkTo'>) {
  return (
    <>
      {run.change.reason !== '' && <Text size="sm">{run.change.reason}</Text>}
      {run.change.text !== '' && <MessageText text={run.change.text} />}
      <Text size="sm" c="dimmed">
        {run.startedBy !== null && `${run.startedBy} · `}
        <InstantText at={run.createdAt} />
      </Text>
      <Links run={run} linkTo={linkTo} />
    </>
  );
}

function BulkRunDetails({ run, linkTo, onStarted, isTurnedTo = false }: OneProps) {
  const words = useTranslations('tripsBulk');
  const changeText = useChangeText();
  const runName = useRunName();
  const cancel = useAction(cancelBulkRun, { changes: RUNS, told: words('stopped') });
  const heading = useOutcomeSpoken({ run, isTurnedTo });
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Title ref={heading} tabIndex={-1} order={2} size="h4">
          {runName(run)}
        </Title>
        <BulkRunBadge state={run.state} />
      </Group>
      <Text>{changeText(run)}</Text>
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
          {run.error}
        </Alert>
      )}
      {isOver(run) && (
        <>
          <Counts run={run} />
          <MessagePreviews run={run} />
          <Next run={run} linkTo={linkTo} onStarted={onStarted} />
        </>
      )}
      <Facts run={run} linkTo={linkTo} />
      {isOver(run) && (
        <>
          <RefusedRows run={run} />
          <RunRows run={run} />
        </>
      )}
    </Stack>
  );
}

/** Polls while the run isn't over, and then has trips loaded again wherever they are shown. */
export function BulkRunView({ id, ...links }: { readonly id: number } & Omit<OneProps, 'run'>) {
  const [isOpen, setOpen] = useState(true);
  const { data, failure, reload } = useEndpoint(readBulkRun, { params: { id } }, isOpen ? { everyMs: ASK_MS } : {});
  if (data !== undefined && isOpen === isOver(data)) setOpen(!isOver(data));
  useEffect(() => {
    if (!isOpen) void reloadTrips();
  }, [isOpen]);
  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  return data === undefined ? <LoadingRows /> : <BulkRunDetails run={data} {...links} />;
}
