// The endpoints of pages and the blog.

import * as articles from '#contract/content/articles.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { listBlogs, readBlog, readPage } from './content.service.ts';

export const contentRoutes = routes(articles, { readPage, listBlogs, readBlog });
