// The draft of the next price book: its size, findings and differences, and the action to publish it.

import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconFileImport, IconRocket } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormatter } from 'use-intl/react';
import { readDraft, readDraftFile } from '#contract/pricing/price-books.endpoints.ts';
import type { BookCounts, DraftReport } from '#contract/pricing/price-books.shapes.ts';
import { download } from '#web/platform/api/download.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { DifferenceList } from './difference-list.tsx';
import { FaultList } from './fault-list.tsx';
import { FindingList } from './finding-list.tsx';
import { ImportDialog } from './import-dialog.tsx';
import classes from './price-books.module.css';
import { PublishDialog } from './publish-dialog.tsx';

const COUNTED = [
  'hostFamilies',
  'activities',
  'counties',
  'countries',
  'serviceTypes',
  'tripTypes',
  'templates',
  'pricings',
] as const satisfies readonly (keyof BookCounts)[];

function Counts({ counts }: { readonly counts: BookCounts }) {
  const words = useTranslations('priceBooks');
  const format = useFormatter();
  return (
    <dl className={classes['counts']}>
      {COUNTED.map((name) => (
        <div key={name}>
          <dt>{words(`counts.${name}`)}</dt>
          <dd>{format.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns why the draft can't be published as it is; null if it can. */
function obstacleTo({ hash, findings, comparedWith, differencesInAll }: DraftReport): 'blockedByFaults' | 'nothingNew' | null {
  if (hash === null || findings.some(({ severity }) => severity === 'fault')) return 'blockedByFaults';
  return comparedWith !== null && differencesInAll === 0 ? 'nothingNew' : null;
}

interface DraftProps {
  readonly onPublished: () => void;
  /** Renders a step before publishing a draft, given its hash. */
  readonly beforePublishing?: ((hash: string) => ReactNode) | undefined;
}

function Actions({ report, onPublished, beforePublishing }: DraftProps & { readonly report: DraftReport }) {
  const words = useTranslations('priceBooks');
  const reasonId = useId();
  const { capabilities } = useSignedInUser();
  const [open, setOpen] = useState<'publish' | 'import' | null>(null);
  const { hash, timeZone } = report;
  const publishes = capabilities.includes('priceBooks.publish');
  const obstacle = obstacleTo(report);
  const close = () => setOpen(null);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {publishes && (
          <Button
            leftSection={<IconRocket size={16} aria-hidden />}
            disabled={obstacle !== null}
            aria-describedby={obstacle === null ? undefined : reasonId}
            onClick={() => setOpen('publish')}
          >
            {words('publish')}
          </Button>
        )}
        {hash !== null && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void download(readDraftFile, {}).catch(() => undefined)}
          >
            {words('downloadDraft')}
          </Button>
        )}
        {publishes && (
          <Button variant="default" leftSection={<IconFileImport size={16} aria-hidden />} onClick={() => setOpen('import')}>
            {words('import')}
          </Button>
        )}
      </Group>
      {publishes && obstacle !== null && (
        <Text id={reasonId} size="sm" c="dimmed">
          {obstacle === 'nothingNew' ? words('nothingNew') : words('blockedByFaults')}
        </Text>
      )}
      {open === 'publish' && hash !== null && (
        <PublishDialog
          what={{ hash }}
          timeZone={timeZone}
          before={beforePublishing?.(hash)}
          onClose={close}
          onPublished={() => {
            close();
            onPublished();
          }}
        />
      )}
      {open === 'import' && <ImportDialog onClose={close} />}
    </Stack>
  );
}

function Changes({ report: { comparedWith, differences, differencesInAll } }: { readonly report: DraftReport }) {
  const words = useTranslations('priceBooks');
  if (comparedWith === null) return <Text c="dimmed">{words('firstBook')}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed">
        {words('comparedWith', { number: String(comparedWith) })}
      </Text>
      <DifferenceList differences={differences} inAll={differencesInAll} />
    </>
  );
}

/** The report of a loaded draft. */
export function DraftDetails({ report, ...actions }: DraftProps & { readonly report: DraftReport }) {
  const words = useTranslations('priceBooks');
  return (
    <Stack gap="xl">
      <Actions report={report} {...actions} />
      <Stack component="section" gap="sm">
        <Title order={2} size="h4">
          {words('counts.title')}
        </Title>
        <Counts counts={report.counts} />
      </Stack>
      {report.faults.length > 0 ? (
        <FaultList title={words('faultsTitle')} faults={report.faults} />
      ) : (
        <>
          <Stack component="section" gap="sm">
            <Title order={2} size="h4">
              {words('findingsTitle')}
            </Title>
            <FindingList findings={report.findings} inAll={report.findingsInAll} />
          </Stack>
          <Stack component="section" gap="sm">
            <Title order={2} size="h4">
              {words('changesTitle')}
            </Title>
            <Changes report={report} />
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** Reloaded each time it is opened, because prices change elsewhere. */
export function DraftView(props: DraftProps) {
  const { data, failure, reload } = useEndpoint(readDraft, {});
  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined) return <LoadingRows />;
  return (
    <>
      {failure !== null && <Alert color="yellow">{failure.message}</Alert>}
      <DraftDetails report={data} {...props} />
    </>
  );
}
