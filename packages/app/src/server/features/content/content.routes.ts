// The endpoints of pages and the blog, for visitors and for editors.

import * as articles from '#contract/content/articles.endpoints.ts';
import * as items from '#contract/content/content-items.endpoints.ts';
import * as editing from '#contract/content/drafts.endpoints.ts';
import * as live from '#contract/content/live.endpoints.ts';
import * as media from '#contract/content/media.endpoints.ts';
import * as menus from '#contract/content/menus.endpoints.ts';
import * as sources from '#contract/content/sources.endpoints.ts';
import * as testimonials from '#contract/content/testimonials.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { getBlog, getPage, listBlogs } from './content.service.ts';
import { exportBlogPosts, exportPages, listArticleTags, listAuthors, listBlogPosts, listPages } from './drafts-list.service.ts';
import { archiveArticle, changeArticle, createArticle, deleteArticle, readArticle } from './edit-article.service.ts';
import { confirmTranslation, saveText } from './edit-text.service.ts';
import { changeContentItem, createContentItem, deleteContentItem, moveContentItem, sendContentItem } from './items/items.service.ts';
import { countContentItems, exportContentItems, findArticleItem, listContentItems, readContentItem } from './items/items-list.service.ts';
import { listFeaturedCamps, listFeaturedFamilies, readCalculatorChoices, readLowestPrice } from './live.service.ts';
import { addMedia, listMediaUses, mediaCases } from './media/media.service.ts';
import { checkLinksNow, exportBrokenLinks, listBrokenLinks } from './menus/broken-links.service.ts';
import { readEditedMenus, readMenus, saveMenu } from './menus/menus.service.ts';
import { createPreview, readPreview, revokePreviews } from './previews.service.ts';
import { publishTexts, withdrawTexts } from './publish-texts.service.ts';
import { checkSlug } from './slugs.service.ts';
import { exportSources, inquirySourceCases, sourceCases } from './sources/sources.service.ts';
import {
  changeTestimonial,
  createTestimonial,
  exportTestimonials,
  listShownTestimonials,
  moveTestimonial,
  testimonialCases,
} from './testimonials/testimonials.service.ts';
import { listVersions, readVersion, restoreVersion } from './versions.service.ts';

export const contentRoutes = defineRoutes(articles, { readPage: getPage, listBlogs, readBlog: getBlog, readPreview });

export const contentEditingRoutes = defineRoutes(editing, {
  ...{ listPages, exportPages, listBlogPosts, exportBlogPosts, listAuthors, listArticleTags, checkSlug },
  ...{ readArticle, createArticle, changeArticle, archiveArticle, deleteArticle, saveText, confirmTranslation },
  ...{ publishTexts, withdrawTexts, createPreview, revokePreviews, listVersions, readVersion, restoreVersion },
});

export const liveContentRoutes = defineRoutes(live, { listFeaturedFamilies, listFeaturedCamps, readLowestPrice, readCalculatorChoices });

export const menuRoutes = defineRoutes(menus, {
  ...{ readMenus, readEditedMenus, saveMenu, listBrokenLinks, exportBrokenLinks },
  checkLinks: checkLinksNow,
});

export const testimonialRoutes = defineRoutes(testimonials, {
  ...{ listShownTestimonials, exportTestimonials, createTestimonial, changeTestimonial, moveTestimonial },
  listTestimonials: (call, { query }) => testimonialCases.page(call, query),
  deleteTestimonial: (call, { params }) => testimonialCases.remove(call, params.id),
});

export const mediaRoutes = defineRoutes(media, {
  ...{ addMedia, listMediaUses },
  listMedia: (call, { query }) => mediaCases.page(call, query),
  changeMedia: (call, { params, body }) => mediaCases.edit(call, { ...body, id: params.id }),
  deleteMedia: (call, { params }) => mediaCases.remove(call, params.id),
});

export const contentItemRoutes = defineRoutes(items, {
  ...{ listContentItems, countContentItems, exportContentItems, readContentItem, findArticleItem },
  ...{ createContentItem, changeContentItem, deleteContentItem, moveContentItem, sendContentItem },
});

export const sourceRoutes = defineRoutes(sources, {
  exportSources,
  listSources: (call, { query }) => sourceCases.page(call, query),
  createSource: (call, { body }) => sourceCases.create(call, { ...body, createdAt: call.app.clock.now() }),
  changeSource: (call, { params, body }) => sourceCases.edit(call, { ...body, id: params.id }),
  deleteSource: (call, { params }) => sourceCases.remove(call, params.id),
  listInquirySources: (call, { query }) => inquirySourceCases.page(call, query),
  createInquirySource: (call, { body }) => inquirySourceCases.create(call, { ...body, createdBy: call.caller?.id ?? null }),
  changeInquirySource: (call, { params, body }) => inquirySourceCases.edit(call, { ...body, id: params.id }),
  deleteInquirySource: (call, { params }) => inquirySourceCases.remove(call, params.id),
});
