// What is sent with a page: its content, rendered, and the data that its code continues with.

import type { Request, Response } from 'express';
import type { PageRequest, PageSetting, RenderedPage } from '#contract/platform/page-renderer.ts';
import type { Config } from '#server/platform/config/config.ts';
import { RENDERED_PAGE, UNRENDERED_PAGE } from '#server/platform/http/response-log.ts';
import { escapeAttribute } from './escape-attribute.ts';
import { cacheRendered } from './page-cache.ts';
import { openRenderer } from './renderer.ts';

/** Runs before the code of the page, which is why it is a file of its own. */
const EARLY_INPUT = '<script src="/early-input.js" async></script>';

/** Puts data into the page; it is no code, and can't end the element. */
function toDataElement(id: 'page-data' | 'page-user', data: string): string {
  return data === '' ? '' : `<script type="application/json" id="${id}">${data.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Puts what the page shows into it.
 * @param user the account that it is rendered for, as it is sent; undefined for visitors
 */
export function insertRendered(page: string, { html, title, data }: RenderedPage, user: unknown): string {
  const mark = user === undefined ? 'data-rendered' : 'data-rendered="user"';
  const sent = toDataElement('page-data', data) + (user === undefined ? '' : toDataElement('page-user', JSON.stringify(user)));
  return page
    .replace('<div id="root"></div>', () => `<div id="root" ${mark}>${html}</div>${sent}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title data-sent>${escapeAttribute(title)}</title>\n    ${EARLY_INPUT}`);
}

interface AskedPage {
  readonly request: Request;
  readonly response: Response;
  readonly read: PageRequest['read'];
  readonly ask: PageRequest['ask'];
  /** The path of the page, if the request is for something else. */
  readonly path?: string;
  /** The settings that differ with each request. */
  readonly own: Pick<Record<PageSetting, string>, 'payments' | 'csp-nonce'>;
  /** The account that has opened the page, as it is sent; undefined for visitors. */
  readonly user?: unknown;
}

/** Renders a page as visitors see it, or an account; null if that is up to the browser. */
export type RenderRequested = (asked: AskedPage) => Promise<RenderedPage | null>;

/** Returns where pages tell that they are read, and as which website; empty if they don't. */
export function getAnalyticsSetting({ ANALYTICS_URL, ANALYTICS_SITE, PUBLIC_URL }: Config): string {
  return ANALYTICS_URL === undefined ? '' : `${ANALYTICS_URL.replace(/\/$/, '')} ${ANALYTICS_SITE ?? new URL(PUBLIC_URL).hostname}`;
}

/**
 * Returns what renders a page: null if that is up to the browser, also after a failure, which is logged and counted. Only what visitors see
 * is kept for the next one.
 */
export function createRenderedPages(folder: string, config: Config): RenderRequested {
  const renderFor = openRenderer(folder);
  const renderForVisitor = cacheRendered(renderFor);
  const { PUBLIC_URL, PRODUCT_NAME, TIME_ZONE, TRANSLATION_URL } = config;
  const settings = {
    ...{ 'product-name': PRODUCT_NAME, 'time-zone': TIME_ZONE, translation: TRANSLATION_URL === undefined ? '' : 'on' },
    analytics: getAnalyticsSetting(config),
  };
  return async ({ request, response, read, ask, own, path = request.originalUrl, user }) => {
    try {
      const asked = { address: PUBLIC_URL + path, settings: { ...settings, ...own }, read, ask };
      const rendered = await (user === undefined ? renderForVisitor(asked) : renderFor({ ...asked, user }));
      if (rendered !== null) response.locals['endpoint'] = RENDERED_PAGE;
      return rendered;
    } catch (error) {
      response.locals['endpoint'] = UNRENDERED_PAGE;
      request.log.error({ error }, 'a page could not be rendered; the browser renders it');
      return null;
    }
  };
}
