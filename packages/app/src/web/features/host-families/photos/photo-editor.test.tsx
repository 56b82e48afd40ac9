// A photo turned and cropped on screen: by buttons, keys, numbers and by the corners of the frame.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnPhoto } from '#contract/host-families/photos.shapes.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, inDialog } from '#web/testing/parts.tsx';
import { show } from '#web/testing/render.tsx';
import { PhotoEditor } from './photo-editor.tsx';

const PHOTO: OwnPhoto = {
  ...{ ref: 'photo-0', position: 0, kind: 'house', caption: '', isFeature: false, width: 1200, height: 800, placeholder: '' },
  ...{ originalRef: null, edits: null, hints: [] },
};

const onSave = vi.fn<(edits: unknown) => Promise<void>>();
beforeEach(() => {
  onSave.mockReset();
  onSave.mockResolvedValue();
});

describe('a photo that is turned and cropped', () => {
  const openEditor = async (change: Partial<OwnPhoto> = {}) => {
    const words = ['familyPhotos', 'form'] as const;
    await show(<PhotoEditor photo={{ ...PHOTO, ...change }} name="Photo 1: House" onSave={onSave} onClose={() => undefined} />, { words });
    await expect.element(page.getByRole('dialog')).toBeVisible();
  };
  const edits = () => onSave.mock.lastCall?.[0];

  test('is turned by buttons and cropped by keys', async () => {
    await openEditor();
    expect(await listAxeFaults()).toEqual([]);
    await button('Rotate right').click();
    (button('Part of the photo to keep').element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowRight}');
    await inDialog('Save photo').click();
    await vi.waitFor(() =>
      expect(edits()).toEqual({ turn: 90, crop: { x: expect.closeTo(0.02), y: 0, width: expect.closeTo(0.96), height: 1 } }),
    );
  });

  test('is cropped by numbers, and starts from what was done before', async () => {
    await openEditor({ originalRef: 'whole', edits: { turn: 180, crop: { x: 0, y: 0, width: 0.5, height: 1 } } });
    await page.getByLabelText('Width (%)').fill('80');
    await userEvent.keyboard('{Tab}');
    await inDialog('Save photo').click();
    await vi.waitFor(() => expect(edits()).toEqual({ turn: 180, crop: { x: 0, y: 0, width: 0.8, height: 1 } }));
  });

  test('is shown as it was uploaded again', async () => {
    await openEditor({ originalRef: 'whole', edits: { turn: 180, crop: null } });
    await inDialog('Reset').click();
    await inDialog('Save photo').click();
    await vi.waitFor(() => expect(edits()).toEqual({ turn: 0, crop: null }));
  });

  test('is cropped by a corner of the frame', async () => {
    await openEditor();
    const corner = document.querySelector('[data-corner="bottomRight"]') as HTMLElement;
    corner.setPointerCapture = () => undefined;
    const stage = (corner.closest('button')?.parentElement ?? corner).getBoundingClientRect();
    const point = (type: string, clientX: number, clientY: number) =>
      corner.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY }));
    point('pointerdown', stage.right, stage.bottom);
    point('pointermove', stage.left + stage.width / 2, stage.bottom);
    point('pointerup', stage.left + stage.width / 2, stage.bottom);
    await inDialog('Save photo').click();
    await vi.waitFor(() => expect(edits()).toEqual({ turn: 0, crop: { x: 0, y: 0, width: expect.closeTo(0.5), height: 1 } }));
  });
});
