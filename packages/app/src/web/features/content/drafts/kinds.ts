// What differs between pages and articles of the blog: their lists and their addresses.

import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import { exportBlogPosts, exportPages, listBlogPosts, listPages } from '#contract/content/drafts.endpoints.ts';
import { blogPostsList, pagesList } from '#contract/content/drafts.shapes.ts';
import { paths } from '#web/paths.ts';

export const KINDS = {
  page: {
    list: pagesList,
    endpoint: listPages,
    exporting: exportPages,
    title: 'hubPages',
    toList: () => paths.hubPages(),
    toEditor: (id: number) => paths.hubPage({ id }),
    toPublic: (slug: string) => paths.page({ slug }),
  },
  blog: {
    list: blogPostsList,
    endpoint: listBlogPosts,
    exporting: exportBlogPosts,
    title: 'hubBlogs',
    toList: () => paths.hubBlogs(),
    toEditor: (id: number) => paths.hubBlog({ id }),
    toPublic: (slug: string) => paths.blog({ slug }),
  },
} as const satisfies Record<ArticleKind, object>;
