// The dialog that makes the draft of a page or an article of a content item.

import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import { sendContentItem } from '#contract/content/content-items.endpoints.ts';
import { type ContentItem, sendContentItemBody } from '#contract/content/content-items.shapes.ts';
import { toSlug } from '#contract/content/slug.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { KINDS } from '../drafts/kinds.ts';
import { SlugField } from '../drafts/slug-field.tsx';
import { keepItem } from './use-item-steps.ts';

interface SendItemProps {
  readonly item: ContentItem;
  readonly kind: ArticleKind;
  readonly onClose: () => void;
}

export function SendItem({ item, kind, onClose }: SendItemProps) {
  const words = useTranslations('contentItems.send');
  const [, navigate] = useLocation();
  const [ownSlug, setOwnSlug] = useState(false);
  const { id, title: given, version } = item;
  const form = useForm({
    shape: sendContentItemBody,
    initial: { kind, title: given, slug: toSlug(given), version },
    guarded: false,
    send: (body) => call(sendContentItem, { params: { id }, body }),
    async done(sent) {
      await keepItem(sent);
      showToast(words('done'));
      if (sent.article !== null) navigate(KINDS[kind].toEditor(sent.article.id));
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
    <DialogForm form={form} title={words(kind)} text={words('text')} submit={words('submit')} onClose={onClose}>
      <TextField of={{ ...title, change: changeTitle }} label={words('title')} maxLength={150} required />
      <SlugField of={{ ...slug, change: changeSlug }} kind={kind} />
    </DialogForm>
  );
}
