// The endpoints of pages and the blog.

import * as articles from '#contract/content/articles.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { getBlog, getPage, listBlogs } from './content.service.ts';

export const contentRoutes = defineRoutes(articles, { readPage: getPage, listBlogs, readBlog: getBlog });
