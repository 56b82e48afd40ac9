// The dialog that publishes texts: in which languages, from when and until when; and what is still missing.

import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { publishTexts } from '#contract/content/drafts.endpoints.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import { findTextFaults } from '#contract/content/text-faults.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { call } from '#web/platform/api/api.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { getPlatformZone } from '#web/platform/product.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { WallTimeField } from '#web/ui/form/fields/dates/wall-time-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepArticle } from '../drafts/keep-article.ts';
import { toTextMark } from './language-tabs.tsx';

interface PublishDialogProps {
  readonly article: EditedArticle;
  /** The language that is shown, which is chosen to begin with. */
  readonly locale: Locale;
  /** Shows a language with its missing parts marked. */
  readonly onShow: (locale: Locale) => void;
  readonly onClose: () => void;
}

/** Returns how much each written text lacks, by language. */
function countFaults({ texts, featureImageRef }: EditedArticle): ReadonlyMap<Locale, number> {
  const hasFeatureImage = featureImageRef !== null;
  return new Map(texts.map((text) => [text.locale, findTextFaults(text, { hasFeatureImage }).length]));
}

/** Returns the languages that are chosen to begin with: everything that is complete and differs from what visitors read. */
function listReady({ texts }: EditedArticle, faults: ReadonlyMap<Locale, number>): Locale[] {
  return texts
    .filter((text) => faults.get(text.locale) === 0 && (text.state !== 'published' || text.isChanged) && text.scheduledFor === null)
    .map((text) => text.locale);
}

export function PublishDialog({ article: current, locale, onShow, onClose }: PublishDialogProps) {
  const words = useTranslations('contentEditor');
  // What is published is what was there when the dialog opened: what others save meanwhile nobody here has read.
  const [article] = useState(current);
  const faults = countFaults(article);
  const ready = listReady(article, faults);
  const form = useForm({
    shape: async () => (await import('./publish.model.ts')).publishFormShape,
    initial: { locales: ready.includes(locale) ? [locale] : ready, publishAt: '' as unknown, takeDownAt: '' as unknown },
    guarded: false,
    send: ({ locales, ...times }) => {
      const texts = article.texts.filter((text) => locales.includes(text.locale));
      const read = texts.map(({ locale: language, revision }) => ({ locale: language, revision }));
      return call(publishTexts, { params: { id: article.id }, body: { texts: read, ...times } });
    },
    async done(published) {
      await keepArticle(published);
      showToast(words('publish.done'));
      onClose();
    },
  });
  const names = listLanguageNames();
  const choices = names.flatMap(({ locale: value, name }) => {
    const text = article.texts.find((one) => one.locale === value);
    if (text === undefined) return [];
    const missing = faults.get(value) ?? 0;
    const state = missing > 0 ? words('publish.incomplete', { count: missing }) : words(`mark.${toTextMark(text)}`);
    return [{ value, label: name, description: state, disabled: missing > 0 }];
  });
  const incomplete = names.filter(({ locale: one }) => (faults.get(one) ?? 0) > 0);
  const zone = words('publish.zone', { zone: getPlatformZone() });
  return (
    <DialogForm form={form} title={words('publish.title')} text={words('publish.text')} submit={words('publish.submit')} onClose={onClose}>
      <CheckboxListField of={form.field('locales') as FieldBinding<string[]>} label={words('languages')} choices={choices} />
      {incomplete.length > 0 && (
        <Stack gap={4}>
          {incomplete.map(({ locale: one, name }) => (
            <Anchor key={one} component="button" type="button" size="sm" ta="start" onClick={() => onShow(one)}>
              {words('publish.showMissing', { language: name })}
            </Anchor>
          ))}
        </Stack>
      )}
      <WallTimeField
        of={form.field('publishAt') as FieldBinding<string>}
        label={words('publish.from')}
        description={words('publish.fromHint')}
      />
      <WallTimeField
        of={form.field('takeDownAt') as FieldBinding<string>}
        label={words('publish.until')}
        description={words('publish.untilHint')}
      />
      <Text size="sm" c="dimmed">
        {zone}
      </Text>
    </DialogForm>
  );
}
