// The dialog that adds a prompt, or changes one.

import { changePrompt, createPrompt, listPrompts, listPromptVersions } from '#contract/writing/language-model.endpoints.ts';
import { newPromptBody, type Prompt } from '#contract/writing/language-model.shapes.ts';
import { WRITING_LIMITS as LIMITS } from '#contract/writing/prompt-text.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface PromptDialogProps {
  /** Left out for a new one. */
  readonly prompt?: Prompt | undefined;
  /** The text to begin with, such as that of a former version. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
}

export function PromptDialog({ prompt, text, onClose }: PromptDialogProps) {
  const words = useTranslations('writing.prompts');
  const form = useForm({
    shape: newPromptBody,
    initial: { title: prompt?.title ?? '', text: text ?? prompt?.text ?? '' },
    guarded: false,
    send: (body) =>
      prompt === undefined
        ? call(createPrompt, { body })
        : call(changePrompt, { params: { id: prompt.id }, body: { ...body, version: prompt.version } }),
    async done() {
      showToast(words('saved'));
      for (const endpoint of [listPrompts, listPromptVersions]) await queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) });
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={words(prompt === undefined ? 'add' : 'edit')}
      text={words('dialogText', { example: '{{town}}' })}
      submit={words('save')}
      onClose={onClose}
    >
      <TextField of={form.field('title')} label={words('title')} maxLength={LIMITS.title} required />
      <LongTextField of={form.field('text')} label={words('text')} maxLength={LIMITS.prompt} required />
    </DialogForm>
  );
}
