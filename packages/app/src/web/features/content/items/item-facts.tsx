// When a content item is due, said in words where it is late, and its facts on a card of the board.

import { Badge, Group, Text } from '@mantine/core';
import type { ContentItem } from '#contract/content/content-items.shapes.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Whether an item is late, and by when it is due. */
export function DueText({ item: { dueOn, isOverdue } }: { readonly item: Pick<ContentItem, 'dueOn' | 'isOverdue'> }) {
  const words = useTranslations('contentItems.card');
  const tag = useFormatLocale();
  if (dueOn === null) return null;
  return (
    <Text span size="sm" {...(isOverdue ? { fw: 600, c: 'red' } : {})}>
      {words(isOverdue ? 'overdue' : 'due', { day: writeDay(dueOn, { tag }) })}
    </Text>
  );
}

export function ItemFacts({ card }: { readonly card: ContentItem }) {
  const words = useTranslations('contentItems.card');
  const kinds = useTranslations('names.linkSource');
  const { assignee, locale, article, keywords } = card;
  return (
    <>
      <Text size="sm" c="dimmed">
        {assignee === '' ? words('unassigned') : assignee}
      </Text>
      <DueText item={card} />
      <Group gap={4} mt={4}>
        <Badge variant="default" size="sm">
          {locale}
        </Badge>
        {article !== null && <Badge size="sm">{kinds(article.kind)}</Badge>}
        {keywords.slice(0, 2).map((keyword) => (
          <Badge key={keyword} color="gray" size="sm" tt="none">
            {keyword}
          </Badge>
        ))}
      </Group>
    </>
  );
}
