// Previews of links in messages: the title of the page behind an address.

import type { App } from '#server/platform/app.ts';
import { decodeHtml } from '#server/platform/outbound/decode-html.ts';
import { fetchPublicDocument, OutboundError, type OutboundPolicy, PUBLIC_INTERNET } from '#server/platform/outbound/safe-fetch.ts';
import { toUserAgent } from '#server/platform/outbound/user-agent.ts';
import { parsePageMetadata } from './page-metadata.rules.ts';

/** What is shown of a page behind a link. */
export interface LinkPreview {
  readonly title: string;
  /** The name of the site as the page tells it, or its host name. */
  readonly siteName: string;
  readonly description: string | null;
}

const MAX_BYTES = 512 * 1024;

/**
 * Fetches the title of the page behind a link; null if previews are off (LINK_PREVIEWS), or if the page can't be fetched, has no title or
 * is not on the public internet. It takes up to 5 seconds: call it in a job, not in a transaction.
 */
export async function fetchLinkPreview(
  { config, log }: Pick<App, 'config' | 'log'>,
  url: string,
  policy: OutboundPolicy = PUBLIC_INTERNET,
): Promise<LinkPreview | null> {
  if (config.LINK_PREVIEWS === 'off') return null;
  try {
    const request = { mediaType: 'text/html', userAgent: toUserAgent(config.PRODUCT_NAME, 'link preview'), maxBytes: MAX_BYTES, policy };
    const page = await fetchPublicDocument(url, request);
    const { title, siteName, description } = parsePageMetadata(decodeHtml(page.body, page.charset));
    return title === null ? null : { title, siteName: siteName ?? page.url.hostname.replace(/^www\./, ''), description };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    log.debug({ reason: error.reason }, 'no preview of a link');
    return null;
  }
}
