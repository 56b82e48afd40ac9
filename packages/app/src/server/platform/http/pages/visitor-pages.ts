// What visitors get with a page: its content, rendered, and the data that its code continues with.

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
function toDataElement(data: string): string {
  return data === '' ? '' : `<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>`;
}

/** Puts what the page shows into it. */
export function insertRendered(page: string, { html, title, data }: RenderedPage): string {
  return page
    .replace('<div id="root"></div>', () => `<div id="root" data-rendered>${html}</div>${toDataElement(data)}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title data-sent>${escapeAttribute(title)}</title>\n    ${EARLY_INPUT}`);
}

interface VisitorPage {
  readonly request: Request;
  readonly response: Response;
  readonly read: PageRequest['read'];
  /** The path of the page, if the request is for something else. */
  readonly path?: string;
  /** The settings that differ with each request. */
  readonly own: Pick<Record<PageSetting, string>, 'payments' | 'csp-nonce'>;
}

/** Renders a page as visitors see it; null if that is up to the browser. */
export type RenderForVisitor = (asked: VisitorPage) => Promise<RenderedPage | null>;

/** Returns where pages tell that they are read, and as which website; empty if they don't. */
export function getAnalyticsSetting({ ANALYTICS_URL, ANALYTICS_SITE, PUBLIC_URL }: Config): string {
  return ANALYTICS_URL === undefined ? '' : `${ANALYTICS_URL.replace(/\/$/, '')} ${ANALYTICS_SITE ?? new URL(PUBLIC_URL).hostname}`;
}

/** Returns what renders a page for visitors: null if that is up to the browser, also after a failure, which is logged and counted. */
export function createVisitorPages(folder: string, config: Config): RenderForVisitor {
  const render = cacheRendered(openRenderer(folder));
  const { PUBLIC_URL, PRODUCT_NAME, TIME_ZONE, TRANSLATION_URL } = config;
  const settings = {
    ...{ 'product-name': PRODUCT_NAME, 'time-zone': TIME_ZONE, translation: TRANSLATION_URL === undefined ? '' : 'on' },
    analytics: getAnalyticsSetting(config),
  };
  return async ({ request, response, read, own, path = request.originalUrl }) => {
    try {
      const rendered = await render({
        address: PUBLIC_URL + path,
        settings: { ...settings, ...own },
        read,
      });
      if (rendered !== null) response.locals['endpoint'] = RENDERED_PAGE;
      return rendered;
    } catch (error) {
      response.locals['endpoint'] = UNRENDERED_PAGE;
      request.log.error({ error }, 'a page could not be rendered; the browser renders it');
      return null;
    }
  };
}
