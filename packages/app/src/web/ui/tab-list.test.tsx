// Tabs on the narrowest phone: one row, however long the words are, and the chosen one in sight.

import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { TabList } from './tab-list.tsx';

const NAMES = ['Zu beantworten (12)', 'Bevorstehende Aufenthalte', 'Vergangene', 'Abgesagte Aufenthalte'];

/** A name without blanks, as it is part of an id. */
const idOf = (name: string) => `tab-${NAMES.indexOf(name)}`;

function Some({ first }: { readonly first: string }) {
  const [tab, setTab] = useState<string | null>(idOf(first));
  return (
    <Tabs value={tab} onChange={setTab}>
      <TabList label="Aufenthalte">
        {NAMES.map((name) => (
          <Tabs.Tab key={name} value={idOf(name)}>
            {name}
          </Tabs.Tab>
        ))}
      </TabList>
      {NAMES.map((name) => (
        <Tabs.Panel key={name} value={idOf(name)}>
          {name}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

afterEach(() => page.viewport(1280, 900));

const boxOf = (name: string) => page.getByRole('tab', { name, exact: true }).element().getBoundingClientRect();
const inSight = (name: string) => boxOf(name).left >= 0 && boxOf(name).right <= 360;

test.each(['light', 'dark'] as const)('one row at 360 px, which the keyboard scrolls, %s', async (scheme) => {
  await page.viewport(360, 740);
  await show(<Some first={NAMES[3] ?? ''} />, { scheme, locale: 'de' });
  expect(new Set(NAMES.map((name) => boxOf(name).top)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(inSight(NAMES[3] ?? '')).toBe(true);
  expect(inSight(NAMES[0] ?? '')).toBe(false);
  expect(await listAxeFaults()).toEqual([]);
  (page.getByRole('tab', { name: NAMES[3] ?? '', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => inSight(NAMES[0] ?? '')).toBe(true);
  await expect.element(page.getByRole('tab', { name: NAMES[0] ?? '', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('tabs are not printed, what they show is', async () => {
  await show(<Some first={NAMES[0] ?? ''} />);
  expect(page.getByRole('tablist').element().classList).toContain('no-print');
  expect(page.getByRole('tabpanel').element().closest('.no-print')).toBeNull();
});
