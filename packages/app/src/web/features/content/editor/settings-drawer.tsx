// What an article is besides its texts: its address, tags, author and feature image. Visitors see changes at once.

import { Button, Group, TagsInput, Text } from '@mantine/core';
import { changeArticle, listArticleTags, listAuthors, readArticle } from '#contract/content/drafts.endpoints.ts';
import { articleChanges, type EditedArticle, MAX_TAGS } from '#contract/content/drafts.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepArticle } from '../drafts/keep-article.ts';
import { SlugField } from '../drafts/slug-field.tsx';
import { PictureField } from './image-input.tsx';

interface TagsProps extends InputProps<string[]> {
  readonly known: readonly string[];
}

function TagsInputOf({ known, ...props }: TagsProps) {
  const common = useTranslations('form');
  return (
    <TagsInput
      {...props}
      data={[...known]}
      maxTags={MAX_TAGS}
      clearable
      clearButtonProps={{ 'aria-label': common('clear'), 'aria-hidden': false, tabIndex: 0 }}
    />
  );
}

const TagsField = bindField(TagsInputOf, { empty: [], show: (tags) => tags.join(', ') });

interface SettingsDrawerProps {
  readonly article: EditedArticle;
  readonly onClose: () => void;
}

const draftOf = ({ slug, tags, author, featureImageRef }: EditedArticle) => ({
  ...{ slug, tags, featureImageRef },
  authorId: (author === null ? null : String(author.id)) as unknown,
});

function useSettingsForm({ article, onClose }: SettingsDrawerProps) {
  const words = useTranslations('contentEditor.settings');
  const params = { id: article.id };
  return useForm({
    shape: articleChanges.omit({ version: true }),
    initial: draftOf(article),
    send: (body) => call(changeArticle, { params, body: { ...body, version: article.version } }),
    reread: async () => draftOf(await call(readArticle, { params })),
    async done(changed) {
      await keepArticle(changed);
      showToast(words('saved'));
      onClose();
    },
  });
}

export function SettingsDrawer(props: SettingsDrawerProps) {
  const { article, onClose } = props;
  const words = useTranslations('contentEditor.settings');
  return (
    <SideDrawer title={words('title')} onClose={onClose}>
      <Fields {...props} article={article} />
    </SideDrawer>
  );
}

function Fields(props: SettingsDrawerProps) {
  const { article, onClose } = props;
  const words = useTranslations('contentEditor.settings');
  const common = useTranslations('common');
  const form = useSettingsForm(props);
  const { data: authors } = useEndpoint(listAuthors, {});
  const { data: tags } = useEndpoint(listArticleTags, {});
  const { author } = article;
  const staff = authors?.data ?? [];
  const offered = author === null || staff.some(({ id }) => id === author.id) ? staff : [author, ...staff];
  const choices = offered.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form form={form} label={words('title')}>
      <Text size="sm">{words('text')}</Text>
      <SlugField of={form.field('slug') as FieldBinding<string>} kind={article.kind} articleId={article.id} />
      {article.publishedAt !== null && (
        <Text size="sm" c="dimmed">
          {words('redirects')}
        </Text>
      )}
      {article.formerSlugs.length > 0 && <Text size="sm">{words('former', { slugs: article.formerSlugs.join(', ') })}</Text>}
      <SelectField of={form.field('authorId') as FieldBinding<string | null>} label={words('author')} choices={choices} clearable />
      {article.kind === 'blog' && (
        <TagsField
          of={form.field('tags') as FieldBinding<string[]>}
          label={words('tags')}
          description={words('tagsHint')}
          known={tags?.data ?? []}
        />
      )}
      <div>
        <Text size="sm" fw={600} mb={4}>
          {words('image')}
        </Text>
        <PictureField of={form.field('featureImageRef') as FieldBinding<string | null>} label={words('image')} />
        <Text size="sm" c="dimmed" mt={4}>
          {words('imageHint')}
        </Text>
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}
