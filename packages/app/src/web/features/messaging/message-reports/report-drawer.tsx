// One report beside the list: what was reported by whom, the conversation, and the decision.

import { Button, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'wouter';
import * as z from 'zod';
import type { MessageReport } from '#contract/messaging/report.shapes.ts';
import { listReports, resolveReport } from '#contract/messaging/reports.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useListedRow } from '#web/platform/resource/use-listed-row.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { ChoiceCardsField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ReportStateBadge } from './report-list.tsx';
import classes from './reports.module.css';

const DECISIONS = ['upheld', 'dismissed'] as const;
const MOST_CHARACTERS = 2000;

const shape = z.object({ state: z.enum(DECISIONS), resolution: z.string().trim().min(1).max(MOST_CHARACTERS) });

const reloadReports = () => queryClient.invalidateQueries({ queryKey: toQueryKey(listReports) });

function DecisionForm({ id, onSettled }: { readonly id: number; readonly onSettled: () => void }) {
  const words = useTranslations('messagingReports');
  const states = useTranslations('names.reportState');
  const form = useForm({
    shape,
    initial: { state: null, resolution: '' },
    async send(body) {
      try {
        return await call(resolveReport, { params: { id }, body });
      } catch (error) {
        // Somebody else has settled it: their decision takes the place of this form.
        if (error instanceof ApiFailure && error.code === 'changedMeanwhile') {
          showToast(error.message, { kind: 'info' });
          void reloadReports();
        }
        throw error;
      }
    },
    async done() {
      showToast(words('settled'));
      onSettled();
      await reloadReports();
    },
  });
  return (
    <Form form={form} label={words('decision')}>
      <ChoiceCardsField
        of={form.field('state')}
        label={words('decision')}
        choices={DECISIONS.map((value) => ({ value, label: states(value), description: words(`decisionHint.${value}`) }))}
        required
      />
      <LongTextField
        of={form.field('resolution')}
        label={words('resolution')}
        description={words('resolutionHint')}
        maxLength={MOST_CHARACTERS}
        required
      />
      <SubmitButton form={form}>{words('settle')}</SubmitButton>
    </Form>
  );
}

function Facts({ report }: { readonly report: MessageReport }) {
  const words = useTranslations('messagingReports');
  const column = useTranslations('lists.messageReports.columns');
  const reasons = useTranslations('names.reportReason');
  const { messageId, quoted, text, reason, reported, reporter, createdAt } = report;
  const { state, resolution, resolvedBy, resolvedAt } = report;
  const quote = <blockquote className={classes['quoted']}>{quoted}</blockquote>;
  return (
    <ResourceDetails
      details={[
        { label: column('state'), value: <ReportStateBadge state={state} /> },
        { label: column('reason'), value: reasons(reason) },
        { label: words('reported'), value: reported?.name || words('nobody') },
        { label: words('reporter'), value: reporter?.name || words('nobody') },
        { label: column('createdAt'), value: <InstantText at={createdAt} /> },
        { label: words('quoted'), value: messageId === null && quoted === '' ? words('wholeConduct') : quote },
        { label: words('text'), value: text === '' ? '' : <span className={classes['written']}>{text}</span> },
        ...(resolvedAt === null
          ? []
          : [
              { label: words('resolution'), value: <span className={classes['written']}>{resolution}</span> },
              { label: words('resolvedBy'), value: resolvedBy ?? words('nobody') },
              { label: words('resolvedAt'), value: <InstantText at={resolvedAt} /> },
            ]),
      ]}
    />
  );
}

interface ReportDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function ReportDrawer({ id, onClose }: ReportDrawerProps) {
  const words = useTranslations('messagingReports');
  const resource = useTranslations('resource');
  const { capabilities, viewedBy } = useSignedInUser();
  const report = useListedRow<MessageReport>(listReports, id);
  useEffect(() => {
    if (report !== null) return;
    showToast(resource('notListed'), { kind: 'info' });
    onClose();
  }, [report, onClose, resource]);
  if (report === null) return null;
  const canSettle = report?.state === 'open' && viewedBy === null && capabilities.includes('reports.review');
  return (
    <SideDrawer title={words('report')} onClose={onClose}>
      {report === undefined ? (
        <LoadingRows count={4} />
      ) : (
        <Stack gap="lg">
          <Facts report={report} />
          <Button component={Link} to={paths.hubMessages({ conversation: report.conversationId })} variant="default">
            {words('conversation')}
          </Button>
          {canSettle && <DecisionForm id={id} onSettled={onClose} />}
        </Stack>
      )}
    </SideDrawer>
  );
}
