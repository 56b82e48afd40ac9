// Testimonials on screen: their status, publishing only with consent, and how visitors see them.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Testimonial } from '#contract/content/testimonials.shapes.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { TestimonialCards } from './testimonial-cards.tsx';
import { useTestimonials } from './use-testimonials.tsx';

const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
const words = [
  'testimonials',
  'liveContent',
  'contentEditor',
  'upload',
  'resource',
  'titles',
  'list',
  'lists',
  'names',
  'form',
  'validation',
  'common',
] as const;
const { answers, asked, open, sent } = partsOf({ at: '/hub/testimonials', words, user: userWith(['Page editor']) });

const elena: Testimonial = {
  ...{ id: 4, name: 'Elena', role: 'Mother, Milan', text: 'A second family.', rating: 4, photoRef: null, locale: 'en' },
  ...{ consentBy: '', consentOn: null, consentWay: null, isPublished: false, state: 'noConsent', position: 1, version: 2 },
};

beforeEach(() => {
  answers['GET /api/content-testimonials'] = () => pageOf([elena]);
  answers['GET /api/attachments/limits'] = () => ({ maxBytes: 1_000_000, kinds: ['image'] });
});

function Screen() {
  return <ResourceScreen resource={useTestimonials()} views={views} />;
}

test('one without consent is marked, and can’t be published before who, when and how are known', async () => {
  answers['PATCH /api/content-testimonials/4'] = () => ({ ...elena, isPublished: true, state: 'published' });
  await open(<Screen />, { at: '/hub/testimonials?open=4' });
  await expect.element(page.getByText('Consent missing').first()).toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('checkbox', { name: 'Show to visitors' }).click();
  await inDialog('Save').click();
  await expect.element(page.getByRole('textbox', { name: 'Who consented' })).toHaveAttribute('aria-invalid', 'true');
  expect(asked.some(({ key }) => key.startsWith('PATCH'))).toBe(false);
  await page.getByRole('textbox', { name: 'Who consented' }).fill('Elena Rossi');
  await page.getByRole('textbox', { name: 'When' }).fill('01/06/2020');
  await page.getByRole('combobox', { name: 'How' }).click();
  await page.getByRole('option', { name: 'Email' }).click();
  await inDialog('Save').click();
  await vi.waitFor(() =>
    expect(sent('PATCH /api/content-testimonials/4')).toMatchObject({
      ...{ is_published: true, consent_by: 'Elena Rossi', consent_on: '2020-06-01', consent_way: 'email', rating: 4, version: 2 },
    }),
  );
});

test('one with consent is published from the list', async () => {
  const ready: Testimonial = { ...elena, consentBy: 'Elena', consentOn: '2026-06-01', consentWay: 'email', state: 'ready' };
  answers['GET /api/content-testimonials'] = () => pageOf([ready]);
  answers['PATCH /api/content-testimonials/4'] = () => ({ ...ready, isPublished: true, state: 'published' });
  await open(<Screen />);
  await button('Actions for Elena').first().click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  await expectTold('Testimonial published');
  expect(sent('PATCH /api/content-testimonials/4')).toMatchObject({ is_published: true, version: 2 });
});

test('visitors read what was said by whom, with its stars', async () => {
  await open(<TestimonialCards testimonials={[elena]} />);
  await expect.element(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect.element(page.getByText('Mother, Milan')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});
