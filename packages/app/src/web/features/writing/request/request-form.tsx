// What is asked of the language model: a prompt with its variables, and sources; with a counter of letters and cost.

import { Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import type { Prompt, WritingState } from '#contract/writing/language-model.shapes.ts';
import { fillPrompt, WRITING_LIMITS as LIMITS, listVariables } from '#contract/writing/prompt-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { measure, useCostText } from '../cost-text.ts';
import { PromptDialog } from '../prompts/prompt-dialog.tsx';
import { SourceFields } from './source-fields.tsx';
import type { RequestDraft } from './use-request.ts';

interface RequestFormProps {
  readonly state: WritingState;
  readonly prompts: readonly Prompt[];
  readonly request: RequestDraft;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly isRunning: boolean;
  readonly onChange: (change: Partial<RequestDraft>) => void;
  readonly onWrite: () => void;
  readonly onStop: () => void;
}

function Counter({ state, request }: Pick<RequestFormProps, 'state' | 'request'>) {
  const words = useTranslations('writing');
  const cost = useCostText();
  const { text, values, sources } = request;
  const measured = measure([fillPrompt(text, values), ...sources.map((source) => source.title + source.text)], state);
  const { letters, tokens } = measured;
  return (
    <Text size="sm" c="dimmed">
      {state.model === null
        ? words('counterOff', { letters, tokens })
        : words('counter', { letters, tokens, cost: cost(measured.cost, state.currency) })}
    </Text>
  );
}

export function RequestForm({ state, prompts, request, errors, isRunning, onChange, onWrite, onStop }: RequestFormProps) {
  const words = useTranslations('writing');
  const { text, values, sources, promptId } = request;
  const isOff = state.model === null;
  const variables = listVariables(text);
  const [isKeeping, setKeeping] = useState(false);
  return (
    <Stack component="section" aria-label={words('request')}>
      <Select
        label={words('form.prompt')}
        placeholder={words('form.none')}
        clearable
        clearButtonProps={{ 'aria-label': words('form.clear') }}
        data={prompts.filter(({ isArchived }) => !isArchived).map(({ id, title }) => ({ value: String(id), label: title }))}
        value={promptId === null ? null : String(promptId)}
        onChange={(id) => {
          const chosen = prompts.find((prompt) => String(prompt.id) === id);
          onChange(chosen === undefined ? { promptId: null } : { promptId: chosen.id, text: chosen.text });
        }}
      />
      <Textarea
        label={words('form.text')}
        description={words('form.textHint', { example: '{{town}}' })}
        value={text}
        maxLength={LIMITS.prompt}
        autosize
        minRows={5}
        maxRows={20}
        error={errors['text']?.[0]}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      {variables.map((name) => (
        <TextInput
          key={name}
          label={name}
          value={values[name] ?? ''}
          maxLength={LIMITS.value}
          error={errors[`values.${name}`]?.[0]}
          onChange={(event) => onChange({ values: { ...values, [name]: event.currentTarget.value } })}
        />
      ))}
      <SourceFields sources={sources} errors={errors} onChange={(next) => onChange({ sources: [...next] })} />
      <Counter state={state} request={request} />
      <Group>
        {isRunning ? (
          <Button color="red" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={onStop}>
            {words('act.stop')}
          </Button>
        ) : (
          <Button
            disabled={isOff || text.trim() === ''}
            leftSection={<IconSparkles size={16} aria-hidden />}
            aria-describedby={isOff ? 'writing-off' : undefined}
            onClick={onWrite}
          >
            {words('act.write')}
          </Button>
        )}
        <Button variant="default" disabled={text.trim() === ''} onClick={() => setKeeping(true)}>
          {words('prompts.save')}
        </Button>
        {isOff && (
          <Text id="writing-off" size="sm" c="dimmed">
            {words('act.off')}
          </Text>
        )}
      </Group>
      {isKeeping && <PromptDialog text={text} onClose={() => setKeeping(false)} />}
    </Stack>
  );
}
