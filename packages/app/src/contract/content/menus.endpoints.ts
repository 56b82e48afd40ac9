// Endpoints of the menus of the public pages, and of links that lead nowhere.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, locale } from '#contract/platform/validation/fields.ts';
import { brokenLink, brokenLinksList, editedMenu, linkedArticle, MENU_PLACES, menuBody, shownEntry } from './menus.shapes.ts';

export const readMenus = endpoint({
  method: 'GET',
  path: '/api/menus',
  access: 'content.read',
  summary: 'The menus of the public pages in the language of the reader, or in English, with all that visitors can open.',
  answer: z.object({ header: z.array(shownEntry), footer: z.array(shownEntry) }),
});

export const readEditedMenus = endpoint({
  method: 'GET',
  path: '/api/content-menus',
  access: 'content.write',
  summary: 'All menus in every language as their editors left them, and the pages and articles that they can lead to.',
  answer: z.object({ menus: z.array(editedMenu), articles: z.array(linkedArticle) }),
});

export const saveMenu = endpoint({
  method: 'PATCH',
  path: '/api/content-menus/{place}/{locale}',
  access: 'content.write',
  summary: 'Saves a menu in one language; visitors get it at once.',
  params: z.object({ place: z.enum(MENU_PLACES), locale }),
  body: menuBody,
  answer: editedMenu,
  refusals: ['changedMeanwhile'],
});

export const listBrokenLinks = endpoint({
  method: 'GET',
  path: '/api/broken-links',
  access: 'content.write',
  summary: 'The links of menus, pages and articles that led nowhere when they were checked last, those first that were found last.',
  query: listQueryFor(brokenLinksList),
  answer: pageOf(brokenLink),
});

export const exportBrokenLinks = endpoint(
  exportEndpoint({ list: brokenLinksList, path: '/api/broken-links/export', access: 'content.write' }),
);

export const checkLinks = endpoint({
  method: 'POST',
  path: '/api/broken-links/check',
  access: 'content.write',
  summary: 'Checks all links now, rather than next night.',
  answer: done,
});
