// Who else has the same page or article open, and in which language.

import { Alert, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Locale } from '#contract/platform/locales.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { useSheetPresence } from '#web/platform/realtime/use-sheet-presence.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface OtherEditorsProps {
  readonly articleId: number;
  readonly locale: Locale;
}

export function OtherEditors({ articleId, locale }: OtherEditorsProps) {
  const words = useTranslations('contentEditor.others');
  const tag = useFormatLocale();
  const { others, onCell } = useSheetPresence('articleTexts');
  useEffect(() => {
    onCell(String(articleId), locale);
  }, [onCell, articleId, locale]);
  const present = others.get(String(articleId)) ?? [];
  const here = new Set(present.filter(({ column }) => column === locale).map(({ name }) => name));
  const elsewhere = listLanguageNames().flatMap(({ locale: other, name: language }) => {
    const names = new Set(present.filter(({ column }) => column === other && other !== locale).map(({ name }) => name));
    return names.size === 0 ? [] : [words('elsewhere', { names: joinList(tag, names), language })];
  });
  return (
    <div role="status">
      {here.size > 0 && (
        <Alert color="yellow" mb="sm">
          {words('here', { names: joinList(tag, here), count: here.size })}
        </Alert>
      )}
      {elsewhere.map((line) => (
        <Text key={line} size="sm" c="dimmed" mb="xs">
          {line}
        </Text>
      ))}
    </div>
  );
}
