// An article or page in read mode: title, date, author, picture and text.

import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import type { ShownBlock } from '#contract/content/blocks.shapes.ts';
import type { PictureFocus } from '#contract/content/picture-focus.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { pageLocale } from '#web/platform/messages/locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './articles.module.css';
import { BlockList } from './blocks/block-list.tsx';
import { findFocusStyle, PictureFocuses } from './media/picture-focus.ts';

interface ArticleViewProps {
  readonly article: {
    readonly locale: Locale;
    readonly title: string;
    readonly body: readonly ShownBlock[];
    readonly featureImageRef: string | null;
    readonly featureImageAlt: string;
    /** The points of its pictures that stay in sight. */
    readonly focuses?: readonly PictureFocus[];
  };
  /** Content below the title. */
  readonly about?: ReactNode;
}

export function ArticleView({ article, about }: ArticleViewProps) {
  const { locale, title, body, featureImageRef, featureImageAlt, focuses = [] } = article;
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
      {featureImageRef !== null && (
        <img
          className={classes['picture']}
          src={toImagePath(featureImageRef, 1280)}
          alt={featureImageAlt}
          style={findFocusStyle(focuses, featureImageRef)}
        />
      )}
      <PictureFocuses value={focuses}>
        <BlockList blocks={body} />
      </PictureFocuses>
    </article>
  );
}
