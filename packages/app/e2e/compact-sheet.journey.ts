// The compact sheet on paper: A4 across, each county on pages of its own.

import { expect, test } from '@playwright/test';
import titles from '#messages/en/web/titles.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { closeAll, openSignedIn, PHONE } from './support/conversations.ts';

/** The size of A4 across, in points. */
const A4 = { width: 842, height: 595 };

test('arriving students are printed by county, on A4 across', async ({ browser }) => {
  const page = await openSignedIn(browser, { role: 'Coordinator' });
  await page.goto('/hub/sheets-compact?from=2026-01-01&to=2028-12-31&by=county');
  await expect(page.getByRole('heading', { name: titles.page.hubSheetsCompact, level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
  const groups = await page.getByRole('table').count();
  expect(groups).toBeGreaterThan(1);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
  expect(new Set(sheets.map(String))).toEqual(new Set([String([A4.width, A4.height])]));
  expect(sheets.length).toBeGreaterThanOrEqual(groups);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await closeAll(page);
});
