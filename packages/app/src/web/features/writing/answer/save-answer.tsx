// The dialog that saves a text as a draft: a new page, a new article of the blog, or a part of one that there is.

import { Checkbox, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { listContentItems, readContentItem } from '#contract/content/content-items.endpoints.ts';
import { readArticle } from '#contract/content/drafts.endpoints.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import { toSlug } from '#contract/content/slug.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { saveAnswer } from '#contract/writing/language-model.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { RequestDraft } from '../request/use-request.ts';
import { ArticleSelect } from './article-select.tsx';
import { DraftDialog } from './draft-dialog.tsx';

type Where = 'page' | 'blog' | 'draft';

interface SaveAnswerProps {
  readonly answer: string;
  readonly writingId: number | null;
  /** The content item that it is written for. */
  readonly item: RequestDraft['item'];
  readonly onClose: () => void;
}

/** Returns the main heading with which a text begins. */
const findHeading = (answer: string) =>
  /^\s*#\s+(.+)/
    .exec(answer)?.[1]
    ?.replace(/[*_`[\]]/g, '')
    .trim() ?? '';

export function SaveAnswer({ answer, writingId, item, onClose }: SaveAnswerProps) {
  const words = useTranslations('writing.save');
  const [, navigate] = useLocation();
  const [where, setWhere] = useState<Where>(item === null ? 'page' : item.articleId === null ? 'blog' : 'draft');
  const [title, setTitle] = useState(() => (findHeading(answer) || (item?.title ?? '')).slice(0, 150));
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const [articleId, setArticleId] = useState(item?.articleId ?? null);
  const [locale, setLocale] = useState<(typeof LOCALES)[number]>(item?.articleId ? item.locale : 'en');
  const [replaces, setReplaces] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const slug = ownSlug ?? toSlug(title);
  const errorOf = (field: string) => failure?.errors[`target.${field}`]?.[0] ?? failure?.errors[field]?.[0];

  async function toTarget() {
    if (where !== 'draft')
      return { to: 'new' as const, kind: where, title, slug, description: '', contentItemId: item?.articleId === null ? item.id : null };
    const id = articleId ?? 0;
    const article = await call(readArticle, { params: { id } });
    const revision = article.texts.find((text) => text.locale === locale)?.revision ?? 0;
    return { to: 'draft' as const, articleId: id, locale, revision, replaces };
  }

  async function open({ id, kind }: EditedArticle): Promise<void> {
    const changed = [readArticle, readContentItem, listContentItems];
    await Promise.all(changed.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
    showToast(words('saved'));
    const editor = kind === 'page' ? paths.hubPage({ id }) : paths.hubBlog({ id });
    navigate(where === 'draft' && locale !== 'en' ? `${editor}?language=${locale}` : editor);
  }

  async function save(): Promise<void> {
    setFailure(null);
    try {
      const { article } = await call(saveAnswer, { body: { answer, writingId, target: await toTarget() } }, { quiet: true });
      await open(article);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
    }
  }

  return (
    <DraftDialog
      title={words('title')}
      text={words('text')}
      failure={failure}
      isReady={where !== 'draft' || articleId !== null}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Select
          label={words('where')}
          allowDeselect={false}
          data={(['page', 'blog', 'draft'] as const).map((value) => ({ value, label: words(value) }))}
          value={where}
          onChange={(value) => setWhere(value as Where)}
        />
        {where === 'draft' ? (
          <>
            <ArticleSelect value={articleId} chosenName={item?.title} error={errorOf('articleId')} onChange={setArticleId} />
            <Select
              label={words('language')}
              allowDeselect={false}
              data={listLanguageNames().map((one) => ({ value: one.locale, label: one.name }))}
              value={locale}
              onChange={(value) => setLocale(LOCALES.find((one) => one === value) ?? 'en')}
            />
            <Checkbox label={words('replaces')} checked={replaces} onChange={(event) => setReplaces(event.currentTarget.checked)} />
          </>
        ) : (
          <>
            <TextInput
              label={words('titleField')}
              value={title}
              maxLength={150}
              required
              error={errorOf('title')}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <TextInput
              label={words('slug')}
              value={slug}
              required
              error={errorOf('slug')}
              onChange={(event) => setOwnSlug(event.currentTarget.value)}
            />
          </>
        )}
      </Stack>
    </DraftDialog>
  );
}
