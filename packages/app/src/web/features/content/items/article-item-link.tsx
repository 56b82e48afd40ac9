// The link from a page or an article to the content item that it was made of.

import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { Link } from 'wouter';
import { findArticleItem } from '#contract/content/content-items.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function ArticleItemLink({ articleId }: { readonly articleId: number }) {
  const words = useTranslations('contentItems');
  const { data } = useEndpoint(findArticleItem, { params: { id: articleId } });
  const item = data?.item ?? null;
  if (item === null) return null;
  return (
    <Button
      component={Link}
      to={paths.hubContentEngine({ open: item.id })}
      variant="subtle"
      leftSection={<IconBulb size={16} aria-hidden />}
      aria-label={`${words('fromItem')}: ${item.title}`}
    >
      {words('fromItem')}
    </Button>
  );
}
