// The photos of a family on screen: added, ordered by keys and by dragging, described, turned and cropped, deleted and put back.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnPhoto } from '#contract/host-families/photos.shapes.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { listToasts } from '#web/testing/toasts.ts';
import { PhotoManager } from './photo-manager.tsx';

const words = ['familyPhotos', 'upload', 'form', 'validation'] as const;
const { answers, asked, open, sent } = partsOf({ at: '/host-family/profile', words, user: userWith(['Host family']), heading: 'Profile' });

const PHOTOS = '/api/host_families/7/photos';

const photo = (position: number, more: Partial<OwnPhoto> = {}): OwnPhoto => ({
  ref: `photo-${position}`,
  position,
  kind: 'garden',
  caption: '',
  isFeature: false,
  width: 1200,
  height: 800,
  placeholder: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  originalRef: null,
  edits: null,
  hints: [],
  ...more,
});

let photos: OwnPhoto[];
let isLive: boolean;
const now = () => ({ data: photos.map((one, position) => ({ ...one, position })), isLive });
const find = (ref: string) => photos.find((one) => one.ref === ref) ?? photo(0);

beforeEach(async () => {
  await page.viewport(1280, 1000);
  photos = [
    photo(0, { kind: 'house' }),
    photo(1, { kind: 'kitchen' }),
    photo(2, { caption: 'Our garden in May' }),
    photo(3, { kind: 'bedroom' }),
  ];
  isLive = true;
  Object.assign(answers, {
    [`GET ${PHOTOS}`]: now,
    [`POST ${PHOTOS}`]: ({ body }: { body: unknown }) => {
      photos = [...photos, ...(body as { refs: string[] }).refs.map((ref) => photo(0, { ref, kind: 'other' }))];
      return now();
    },
    [`PATCH ${PHOTOS}/order`]: ({ body }: { body: unknown }) => {
      photos = (body as { refs: string[] }).refs.map(find);
      return now();
    },
    [`PATCH ${PHOTOS}/photo-0`]: ({ body }: { body: unknown }) => {
      const { is_feature: isFeature, ...rest } = body as { is_feature?: boolean };
      photos = photos.map((one) => (one.ref === 'photo-0' ? { ...one, ...rest, ...(isFeature === undefined ? {} : { isFeature }) } : one));
      return now();
    },
    [`DELETE ${PHOTOS}/photo-1`]: () => {
      photos = photos.filter(({ ref }) => ref !== 'photo-1');
      return now();
    },
    [`POST ${PHOTOS}/restore`]: () => {
      photos = photos.toSpliced(1, 0, photo(1, { kind: 'kitchen' }));
      return now();
    },
    [`POST ${PHOTOS}/photo-0/edits`]: () => now(),
  });
});

const show = (opening = {}) => open(<PhotoManager familyId={7} />, opening);
const names = () =>
  page
    .getByRole('list', { name: 'Photos', exact: true })
    .getByRole('listitem')
    .elements()
    .map((item) => item.getAttribute('aria-label'));
const handle = (name: string) => button(`Move ${name}: drag, or use the arrow keys, Home or End`);

describe('the photos of a family', () => {
  test.each(['light', 'dark'] as const)('have no fault that axe would find, %s', async (scheme) => {
    photos = [photo(0, { isFeature: true }), photo(1)];
    await show({ scheme });
    await expect.element(page.getByText('Feature images: 1 of 10')).toBeVisible();
    await expect.element(page.getByText('At least 3 photos are required to make your profile live')).toBeVisible();
    await expect.element(page.getByText('jpg, png, webp, gif, heic, avif, up to 10 MB each, at most 40')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

  test('fit on a narrow phone', async () => {
    await page.viewport(360, 800);
    await show();
    await expect.element(handle('Photo 1: House')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  test('are only shown to those who can’t change them', async () => {
    const { signInAs } = await import('#web/testing/page.tsx');
    signInAs(userWith(['Finance'], { capabilities: ['families.read'] }));
    await show();
    await expect.element(page.getByText('Our garden in May')).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});

describe('new photos', () => {
  const file = (name: string, size = 10, type = 'image/png') => new File([new Uint8Array(size)], name, { type });
  const choose = (...files: File[]) =>
    userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])') as HTMLInputElement, files);

  test('are added one after the other, and one that fails says why while the others go on', async () => {
    vi.spyOn(uploads, 'upload').mockImplementation(async ({ name, size }) => {
      if (name === 'broken.png') throw new Error('We can’t read this image.');
      if (name === 'odd') throw Object.assign(new Error('Use one of these: jpg, pdf, mp4.'), { code: 'fileTypeRefused' });
      return { randomRef: `new-${name}`, name, size, kind: 'image', alt: '' };
    });
    await show();
    await expect.element(handle('Photo 4: Bedroom')).toBeVisible();
    await choose(
      file('a.png'),
      file('broken.png'),
      file('b.png'),
      file('odd', 10, ''),
      file('huge.png', 10 * 1024 * 1024 + 1),
      file('notes.txt', 9, 'text/plain'),
    );
    await expect.poll(names).toHaveLength(6);
    await expect.element(page.getByText('We couldn’t upload broken.png. We can’t read this image.')).toBeVisible();
    await expect.element(page.getByText(/You can’t upload this type of file: odd\..*: jpg, png, webp, gif, heic, avif\./)).toBeVisible();
    await expect.element(page.getByText('huge.png is too large. The limit is 10 MB.')).toBeVisible();
    await expect.element(page.getByText(/You can’t upload this type of file: notes\.txt/)).toBeVisible();
    const added = asked.filter(({ key }) => key === `POST ${PHOTOS}`).map(({ body }) => (body as { refs: string[] }).refs);
    expect(added).toEqual([['new-a.png'], ['new-b.png']]);
  });
});

describe('the order of photos', () => {
  test('is changed by keys, which is announced, and the handle keeps the focus', async () => {
    await show();
    await expect.element(handle('Photo 1: House')).toBeVisible();
    (handle('Photo 1: House').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('Photo 1: House moved to position 2 of 4')).toBeInTheDocument();
    expect(sent(`PATCH ${PHOTOS}/order`)).toEqual({
      refs: ['photo-1', 'photo-0', 'photo-2', 'photo-3'],
      previous_refs: ['photo-0', 'photo-1', 'photo-2', 'photo-3'],
    });
    await expect.element(handle('Photo 2: House')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.poll(names).toEqual(['Photo 1: Kitchen', 'Photo 2: Our garden in May', 'Photo 3: Bedroom', 'Photo 4: House']);
  });

  test('is changed by buttons', async () => {
    await show();
    await button('Move Photo 2: Kitchen forwards').click();
    await expect.poll(() => names()[0]).toBe('Photo 1: Kitchen');
  });

  test('is changed by dragging, and by nothing less than dropping', async () => {
    await show();
    await expect.element(handle('Photo 1: House')).toBeVisible();
    const grip = handle('Photo 1: House').element();
    grip.setPointerCapture = () => undefined;
    const center = (name: string) => {
      const { left, top, width, height } = page.getByRole('listitem', { name }).element().getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const point = (type: string, at: object) =>
      grip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, ...at }));
    point('pointerdown', center('Photo 1: House'));
    const target = center('Photo 3: Our garden in May');
    await expect.poll(() => document.querySelector('[data-dragged]')).not.toBeNull();
    point('pointermove', target);
    await expect.poll(() => document.querySelector('[data-dragged]')?.getAttribute('data-place')).toBe('2');
    expect(sent(`PATCH ${PHOTOS}/order`)).toBeUndefined();
    point('pointerup', target);
    await expect.poll(names).toEqual(['Photo 1: Kitchen', 'Photo 2: Our garden in May', 'Photo 3: House', 'Photo 4: Bedroom']);
  });

  test('is shown as another tab has changed it', async () => {
    answers[`PATCH ${PHOTOS}/order`] = () => {
      photos = photos.toReversed();
      return refuseWith(409, 'changedMeanwhile', 'Someone else has changed this.');
    };
    await show();
    await button('Move Photo 2: Kitchen forwards').click();
    await expectTold('Someone else has changed this.');
    await expect.poll(() => names()[0]).toBe('Photo 1: Bedroom');
  });
});

describe('a photo', () => {
  test('gets a kind, a caption and a star', async () => {
    await show();
    await page.getByLabelText('What Photo 1: House shows').selectOptions('Bathroom');
    await vi.waitFor(() => expect(sent(`PATCH ${PHOTOS}/photo-0`)).toEqual({ kind: 'bathroom' }));
    await page.getByLabelText('Caption of Photo 1: Bathroom').fill(' A bath with a view ');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(sent(`PATCH ${PHOTOS}/photo-0`)).toEqual({ caption: 'A bath with a view' }));
    await button('Feature Photo 1: A bath with a view').click();
    await expect.element(button('Feature Photo 1: A bath with a view')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('Feature images: 1 of 10')).toBeVisible();
  });

  test('is kept anyway, whatever hints there are', async () => {
    photos[0] = photo(0, { kind: 'house', hints: ['document', 'dark'] });
    await show();
    await expect.element(page.getByText('This photo is rather dark.')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    photos[0] = photo(0, { kind: 'house' });
    await button('Keep anyway (Photo 1: House)').click();
    await expect.element(page.getByText('This photo is rather dark.')).not.toBeInTheDocument();
    expect(sent(`PATCH ${PHOTOS}/photo-0`)).toEqual({ keeps_anyway: true });
  });

  test('stays as it is if it would be the eleventh feature image', async () => {
    answers[`PATCH ${PHOTOS}/photo-0`] = () => refuseWith(409, 'tooManyFeatureImages', 'You can feature 10 photos.');
    await show();
    await button('Feature Photo 1: House').click();
    await expectTold('You can feature 10 photos.');
    await expect.element(button('Feature Photo 1: House')).toHaveAttribute('aria-pressed', 'false');
  });

  test('is turned in a dialog, which closes when it is saved', async () => {
    await show();
    await button('Rotate or crop Photo 1: House').click();
    await button('Rotate right').click();
    await inDialog('Save photo').click();
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    expect(sent(`POST ${PHOTOS}/photo-0/edits`)).toEqual({ turn: 90, crop: null });
    await expect.element(button('Rotate or crop Photo 1: House')).toHaveFocus();
  });

  test('is deleted at once, and put back as it was', async () => {
    await show();
    await button('Delete Photo 2: Kitchen').click();
    await expectTold('Photo deleted');
    await expect.poll(names).toHaveLength(3);
    await expect.element(button('Choose images')).toHaveFocus();
    listToasts().at(-1)?.action?.run();
    await expect.poll(names).toHaveLength(4);
    expect(sent(`POST ${PHOTOS}/restore`)).toMatchObject({
      ref: 'photo-1',
      position: 1,
      kind: 'kitchen',
      is_feature: false,
      original_ref: null,
    });
  });

  test('is deleted after a question if the family leaves the search by it', async () => {
    photos = photos.slice(0, 3);
    await show();
    await button('Delete Photo 2: Kitchen').click();
    await expect.element(page.getByText(/With fewer than 3 photos your profile isn’t live/)).toBeVisible();
    await inDialog('Cancel').click();
    expect(names()).toHaveLength(3);
    await button('Delete Photo 2: Kitchen').click();
    await inDialog('Delete photo').click();
    await expect.poll(names).toHaveLength(2);
  });
});
