// An article or page in read mode: title, date, author, picture and text.

import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { pageLocale } from '#web/platform/messages/locale.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './articles.module.css';

interface ArticleViewProps {
  readonly article: { readonly locale: Locale; readonly title: string; readonly body: CleanHtml; readonly featureImageRef?: string | null };
  /** Content below the title. */
  readonly about?: ReactNode;
}

export function ArticleView({ article: { locale, title, body, featureImageRef = null }, about }: ArticleViewProps) {
  const words = useTranslations('articles');
  return (
    <article lang={locale}>
      <Title order={1}>{title}</Title>
      {about}
      {locale !== pageLocale() && (
        <Text size="sm" c="dimmed" mt={4} lang={pageLocale()}>
          {words('inEnglish')}
        </Text>
      )}
      {featureImageRef !== null && <img className={classes['picture']} src={toImagePath(featureImageRef, 1280)} alt="" />}
      <div className={classes['text']}>
        <RichText html={body} />
      </div>
    </article>
  );
}
