// The form of a content item: what it shall say, where it rests on, who writes it, and by when.

import { Button, Group, SimpleGrid, TagsInput } from '@mantine/core';
import { changeContentItem, createContentItem, readContentItem } from '#contract/content/content-items.endpoints.ts';
import { type ContentItem, CONTENT_ITEM_LIMITS as LIMITS } from '#contract/content/content-items.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { SourcesField } from './sources-field.tsx';
import { listLanguageChoices, useAssigneeChoices } from './use-item-choices.ts';
import { keepItem } from './use-item-steps.ts';

const MAX_KEYWORDS = 12;

function KeywordsInput(props: InputProps<string[]>) {
  return <TagsInput {...props} maxTags={MAX_KEYWORDS} />;
}

const KeywordsField = bindField(KeywordsInput, { empty: [], show: (keywords) => keywords.join(', ') });

interface ItemFormProps {
  /** Left out for a new one. */
  readonly item?: ContentItem | undefined;
  readonly onSaved: (item: ContentItem) => void;
  readonly onClose: () => void;
}

function draftOf(item: ContentItem | undefined) {
  return {
    ...{ title: item?.title ?? '', brief: item?.brief ?? '', locale: item?.locale ?? 'en', keywords: item?.keywords ?? [] },
    dueOn: (item?.dueOn ?? '') as unknown,
    // Select fields hold numbers as text.
    assigneeId: (item === undefined || item.assigneeId === null ? null : String(item.assigneeId)) as unknown,
    sourceIds: (item?.sourceIds ?? []) as unknown[],
  };
}

function useItemForm({ item, onSaved }: ItemFormProps) {
  const words = useTranslations('contentItems.form');
  return useForm({
    shape: async () => (await import('./item-form.model.ts')).itemFormShape,
    initial: draftOf(item),
    send: (body) =>
      item === undefined
        ? call(createContentItem, { body })
        : call(changeContentItem, { params: { id: item.id }, body: { ...body, version: item.version } }),
    ...(item === undefined ? {} : { reread: async () => draftOf(await call(readContentItem, { params: { id: item.id } })) }),
    async done(kept) {
      await keepItem(kept);
      showToast(words(item === undefined ? 'added' : 'saved'));
      onSaved(kept);
    },
  });
}

type Chosen = FieldBinding<string | null | undefined>;

function Fields(props: ItemFormProps) {
  const { item, onClose } = props;
  const words = useTranslations('contentItems.form');
  const label = useTranslations('lists.contentItems.columns');
  const common = useTranslations('common');
  const form = useItemForm(props);
  return (
    <Form form={form} label={item?.title ?? words('add')}>
      <TextField of={form.field('title')} label={label('title')} maxLength={LIMITS.title} required />
      <LongTextField
        of={form.field('brief')}
        label={label('brief')}
        description={words('briefHint')}
        maxLength={LIMITS.brief}
        minRows={4}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField of={form.field('assigneeId') as Chosen} label={label('assignee')} choices={useAssigneeChoices()} clearable />
        <DateField of={form.field('dueOn') as FieldBinding<string | undefined>} label={label('dueOn')} />
      </SimpleGrid>
      <SelectField
        of={form.field('locale') as Chosen}
        label={label('locale')}
        description={words('localeHint')}
        choices={listLanguageChoices()}
        required
      />
      <KeywordsField of={form.field('keywords') as FieldBinding<string[]>} label={label('keywords')} description={words('keywordsHint')} />
      <SourcesField
        of={form.field('sourceIds') as unknown as FieldBinding<number[]>}
        label={label('sources')}
        description={words('sourcesHint')}
        known={item?.sources ?? []}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function ItemForm(props: ItemFormProps) {
  const words = useTranslations('contentItems.form');
  return (
    <SideDrawer title={props.item?.title ?? words('add')} onClose={props.onClose}>
      <Fields {...props} />
    </SideDrawer>
  );
}
