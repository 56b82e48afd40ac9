// Code of a page that can't be loaded, seen in a real browser: what is said, one reload, and trying again.

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heading, scriptNamed, startPages } from '#web/testing/pages.ts';

let pages: Awaited<ReturnType<typeof startPages>>;
beforeAll(async () => {
  pages = await startPages();
});
afterAll(() => pages.stop());

describe('code that cannot be loaded', () => {
  const SCREEN = scriptNamed('videos.screen');
  const failure = (page: Page) => page.getByRole('heading', { name: /^Loading chunk \d+ failed$/ });

  test('because the connection is gone says so, and is loaded when asked again', async () => {
    const visit = await pages.visitAs('Parent');
    await visit.page.route(SCREEN, (route) => route.abort('connectionrefused'));
    await visit.page.route('**/', (route) => (route.request().method() === 'HEAD' ? route.abort('connectionrefused') : route.continue()));
    await visit.open('/travel/video');
    await failure(visit.page).waitFor();
    await visit.page.getByText('(error)').waitFor();
    await visit.page.unroute(SCREEN);
    await visit.page.unroute('**/');
    await visit.page.getByRole('button', { name: 'Retry' }).click();
    await heading(visit.page).getByText('Video calls').waitFor();
  });

  test('because it is missing has the page loaded anew, once', async () => {
    const visit = await pages.visitAs('Parent');
    let loads = 0;
    visit.page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await visit.page.route(SCREEN, (route) => route.fulfill({ status: 404, body: '' }));
    await visit.open('/travel/video');
    await failure(visit.page).waitFor();
    await visit.page.getByText('(missing)').waitFor();
    expect(loads).toBe(2);
  });

  test('within two minutes is given up', async () => {
    const visit = await pages.visitAs('Parent');
    await visit.page.clock.install();
    await visit.page.route(SCREEN, () => {});
    const asked = visit.page.waitForRequest(SCREEN);
    await visit.open('/travel/video');
    await asked;
    await visit.page.clock.runFor(110_000);
    expect(await failure(visit.page).count()).toBe(0);
    await visit.page.clock.runFor(11_000);
    await failure(visit.page).waitFor();
    await visit.page.getByText('(timeout)').waitFor();
  });
});
