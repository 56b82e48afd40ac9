// Writing: what is asked for on one side, the text on the other, written by the model or by hand.

import { Button, Group, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { IconCopy, IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { writeText } from '#contract/writing/language-model.endpoints.ts';
import type { Prompt, WritingState } from '#contract/writing/language-model.shapes.ts';
import { WRITING_LIMITS as LIMITS } from '#contract/writing/prompt-text.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { copyText } from '#web/ui/clipboard.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Outcome } from './answer/outcome.tsx';
import { SaveAnswer } from './answer/save-answer.tsx';
import { Findings, readFindings } from './request/findings.tsx';
import { ItemNote } from './request/item-note.tsx';
import { RequestForm } from './request/request-form.tsx';
import { useItemRequest } from './request/use-item-request.ts';
import { toBody, useRequest } from './request/use-request.ts';
import { useStream } from './use-stream.ts';

interface WritePanelProps {
  readonly state: WritingState;
  readonly prompts: readonly Prompt[];
}

export function WritePanel({ state, prompts }: WritePanelProps) {
  const words = useTranslations('writing');
  const used = useRequest();
  const { request, change } = used;
  useItemRequest(used);
  const [isSaving, setSaving] = useState(false);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const stream = useStream((answer) => change({ answer }));
  const { isRunning, failure } = stream.state;
  const { answer, writingId } = request;
  const body = toBody(request, prompts);
  const found = readFindings(failure?.issues ?? []);
  const isAboutFields = failure !== null && Object.keys(failure.errors).length > 0;

  /** @param notPeople names that were found and are no person's */
  async function write(notPeople: string[] = []): Promise<void> {
    const question = { title: words('replace.title'), consequences: [words('replace.text')], confirm: words('replace.confirm') };
    if (answer.trim() !== '' && !(await confirm(question))) return;
    const ended = await stream.start(writeText, { body: { ...body, notPeople } });
    setConfirmed(notPeople);
    if (ended.writing !== null) change({ writingId: ended.writing.id });
  }

  return (
    <>
      {request.item !== null && <ItemNote item={request.item} onDetach={() => change({ item: null })} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <RequestForm
          {...{ state, prompts, request, isRunning }}
          errors={failure?.errors ?? {}}
          onChange={change}
          onWrite={() => void write()}
          onStop={stream.stop}
        />
        <Stack component="section" aria-label={words('answer.title')}>
          {failure !== null && found.length > 0 && (
            <Findings
              message={failure.message}
              found={found}
              variables={body.values.map(({ name }) => name)}
              onConfirm={(names) => void write([...confirmed, ...names])}
            />
          )}
          {failure !== null && found.length === 0 && !isAboutFields && <Fault message={failure.message} />}
          <Textarea
            label={words('answer.title')}
            description={words('answer.hint')}
            value={answer}
            readOnly={isRunning}
            aria-busy={isRunning}
            maxLength={LIMITS.answer}
            autosize
            minRows={12}
            maxRows={40}
            onChange={(event) => change({ answer: event.currentTarget.value })}
          />
          <Outcome state={stream.state} />
          <Group>
            <Button
              disabled={isRunning || answer.trim() === ''}
              leftSection={<IconDeviceFloppy size={16} aria-hidden />}
              onClick={() => setSaving(true)}
            >
              {words('act.save')}
            </Button>
            <Button
              variant="default"
              disabled={answer === ''}
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={async () => showToast(words((await copyText(answer)) ? 'act.copied' : 'act.notCopied'))}
            >
              {words('act.copy')}
            </Button>
          </Group>
        </Stack>
        {isSaving && <SaveAnswer answer={answer} writingId={writingId} item={request.item} onClose={() => setSaving(false)} />}
      </SimpleGrid>
    </>
  );
}
