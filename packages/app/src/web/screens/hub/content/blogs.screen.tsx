// The articles of the blog, for their editors.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DraftList } from '#web/features/content/drafts/draft-list.tsx';
import { NewArticle } from '#web/features/content/drafts/new-article.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubBlogsScreen() {
  const words = useTranslations('content.blog');
  const titles = useTranslations('titles.page');
  const views = useSavedViews('blogPosts');
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {words('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('hubBlogs')} description={words('description')} actions={add} />
      <DraftList kind="blog" views={views} add={add} />
      {isAdding && <NewArticle kind="blog" onClose={() => setAdding(false)} />}
    </>
  );
}
