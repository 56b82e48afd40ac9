// The languages of an article, each marked with what visitors read in it.

import { Group, Tabs } from '@mantine/core';
import type { DraftText, EditedArticle } from '#contract/content/drafts.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export const TEXT_MARKS = ['missing', 'draft', 'scheduled', 'published', 'changed', 'unpublished', 'outdated'] as const;
export type TextMark = (typeof TEXT_MARKS)[number];

const MEANINGS: Readonly<Record<TextMark, Meaning>> = {
  missing: 'neutral',
  draft: 'neutral',
  scheduled: 'info',
  published: 'good',
  changed: 'info',
  unpublished: 'care',
  outdated: 'care',
};

/** Returns what is most worth knowing of a text. */
export function toTextMark(text: DraftText | undefined): TextMark {
  if (text === undefined) return 'missing';
  if (text.isOutdated) return 'outdated';
  if (text.scheduledFor !== null) return 'scheduled';
  if (text.state === 'published') return text.isChanged ? 'changed' : 'published';
  return text.state;
}

function TextMarkBadge({ mark }: { readonly mark: TextMark }) {
  const words = useTranslations('contentEditor.mark');
  return <StateBadge meaning={MEANINGS[mark]}>{words(mark)}</StateBadge>;
}

interface LanguageTabsProps {
  readonly article: EditedArticle;
}

/** Stands within `Tabs`. */
export function LanguageTabs({ article }: LanguageTabsProps) {
  const words = useTranslations('contentEditor');
  const marked = (locale: Locale) => toTextMark(article.texts.find((text) => text.locale === locale));
  return (
    <TabList label={words('languages')}>
      {listLanguageNames().map(({ locale, name }) => (
        <Tabs.Tab key={locale} value={locale}>
          <Group gap={6} wrap="nowrap">
            <span lang={locale}>{name}</span>
            <TextMarkBadge mark={marked(locale)} />
          </Group>
        </Tabs.Tab>
      ))}
    </TabList>
  );
}
