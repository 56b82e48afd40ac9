// The images of a thread over the whole window: going through them by keyboard.

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messageWith } from '#web/testing/conversations.ts';
import { button } from '#web/testing/parts.tsx';
import { show } from '#web/testing/render.tsx';
import { ImageViewer } from './image-viewer.tsx';

const imageOf = (id: number) =>
  messageWith({
    id,
    file: { ref: `r${id}`, name: `photo-${id}.jpg`, kind: 'image', mediaType: 'image/jpeg', size: 9, width: 4, height: 3 },
  });

const messages = [imageOf(1), messageWith({ id: 2 }), imageOf(3)];

test('keeps the focus at the last image, so that keys still move and close it', async () => {
  const onClose = vi.fn();
  await show(<ImageViewer messages={messages} messageId={1} onClose={onClose} />, { words: ['messagingThread'] });
  (button('Next image').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Image 2 of 2');
  await expect.element(button('Next image')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Next image')).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowLeft}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Image 1 of 2');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
