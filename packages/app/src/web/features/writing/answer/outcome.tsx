// How a text ended: what it cost, what is to be checked, or why no more was written.

import { Alert, Stack, Text } from '@mantine/core';
import { type WholeWriting, WRITING_FAILURES } from '#contract/writing/language-model.shapes.ts';
import { findCitations } from '#contract/writing/prompt-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useCostText } from '../cost-text.ts';
import type { StreamState } from '../use-stream.ts';

/** Why a text was not written, in words; also for reasons that this page doesn't know yet. */
export function useFailureText(): (failure: string | null) => string {
  const words = useTranslations('writing');
  return (failure) => words(`failure.${WRITING_FAILURES.find((known) => known === failure) ?? 'interrupted'}`);
}

function Citations({ text, sources }: { readonly text: string; readonly sources: number }) {
  const words = useTranslations('writing.answer');
  const { cited, unknown } = findCitations(text, sources);
  if (sources === 0) return null;
  return (
    <>
      {cited.length === 0 && <Alert color="yellow">{words('uncited')}</Alert>}
      {unknown.length > 0 && <Alert color="yellow">{words('unknown', { numbers: unknown.join(', ') })}</Alert>}
    </>
  );
}

function Ended({ writing }: { readonly writing: WholeWriting }) {
  const words = useTranslations('writing.answer');
  const cost = useCostText();
  const failureText = useFailureText();
  const { state, failure, isCut, isEstimated, tokensIn, tokensOut, currency, answer, sources } = writing;
  const values = { tokens: tokensIn + tokensOut, cost: cost(writing.cost, currency) };
  return (
    <>
      {state === 'failed' && (
        <Alert color="red" role="alert">
          {failureText(failure)}
        </Alert>
      )}
      {isCut && <Alert color="yellow">{words('cut')}</Alert>}
      {state === 'done' && writing.kind === 'write' && <Citations text={answer} sources={sources.length} />}
      <Text size="sm" c="dimmed">
        {words(isEstimated ? 'costEstimated' : 'cost', values)}
      </Text>
    </>
  );
}

export function Outcome({ state: { isRunning, isStopped, writing } }: { readonly state: StreamState }) {
  const words = useTranslations('writing.answer');
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {isRunning && words('running')}
        {isStopped && words('stopped')}
        {writing?.state === 'done' && words('done')}
      </Text>
      {writing !== null && <Ended writing={writing} />}
    </Stack>
  );
}
