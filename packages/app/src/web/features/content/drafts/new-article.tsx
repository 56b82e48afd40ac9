// The dialog that adds a page or an article: its English title and its address, which follows the title until it is changed.

import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import { createArticle } from '#contract/content/drafts.endpoints.ts';
import { newArticleBody } from '#contract/content/drafts.shapes.ts';
import { toSlug } from '#contract/content/slug.ts';
import { call } from '#web/platform/api/api.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepArticle } from './keep-article.ts';
import { KINDS } from './kinds.ts';
import { SlugField } from './slug-field.tsx';

interface NewArticleProps {
  readonly kind: ArticleKind;
  readonly onClose: () => void;
}

export function NewArticle({ kind, onClose }: NewArticleProps) {
  const words = useTranslations('content');
  const [, navigate] = useLocation();
  const [ownSlug, setOwnSlug] = useState(false);
  const form = useForm({
    shape: newArticleBody,
    initial: { kind, title: '', slug: '' },
    guarded: false,
    send: (body) => call(createArticle, { body }),
    async done(article) {
      await keepArticle(article);
      navigate(KINDS[kind].toEditor(article.id));
    },
  });
  const [title, slug] = [form.field('title'), form.field('slug') as FieldBinding<string>];
  const changeTitle = (next: string) => {
    title.change(next);
    if (!ownSlug) form.set('slug', toSlug(next));
  };
  const changeSlug = (next: string) => {
    setOwnSlug(next !== '');
    slug.change(next);
  };
  return (
    <DialogForm form={form} title={words(`${kind}.add`)} text={words('newText')} submit={words('create')} onClose={onClose}>
      <TextField of={{ ...title, change: changeTitle }} label={words('englishTitle')} maxLength={150} required />
      <SlugField of={{ ...slug, change: changeSlug }} kind={kind} />
    </DialogForm>
  );
}
