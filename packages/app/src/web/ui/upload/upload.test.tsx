// Files as they come in: refused before they are sent, with progress, cancelled, tried again, in an order, described.

import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { AvatarField } from './avatar-field.tsx';
import type { StoredFile, Transport } from './transport.ts';
import { FilesField, ImagesField } from './upload-field.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const stored = (name: string): StoredFile => ({ randomRef: name.padEnd(22, 'x'), name, kind: 'image', size: 2048, alt: '' });
const file = (name: string, type = 'image/png', size = 4) => new File([new Uint8Array(size)], name, { type });

interface Watched {
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** Uploads that end when the test says so. */
function transport() {
  const running: { file: File; watched: Watched; done: () => void; fail: (error: Error) => void }[] = [];
  const made: Transport & { running: typeof running; describe: ReturnType<typeof vi.fn> } = {
    running,
    maxBytes: async () => 10 * 1024 * 1024,
    upload: (sent, watched) =>
      new Promise((done, fail) => {
        running.push({ file: sent, watched, done: () => done(stored(sent.name)), fail });
        watched.signal.addEventListener('abort', () => fail(new Error('aborted')));
      }),
    describe: vi.fn(async () => {}),
    imageSource: () => PIXEL,
    fileAddress: (ref) => `/api/attachments/${ref}`,
  };
  return made;
}

function useBinding<Value>(first: Value, heard: (value: Value) => void = () => {}): FieldBinding<Value> {
  const [value, setValue] = useState(first);
  const change = (next: Value) => {
    setValue(next);
    heard(next);
  };
  return { path: 'files', id: 'files', value, problem: undefined, change, leave: () => {}, introduce: () => () => {} };
}

interface FieldProps {
  readonly own: Transport;
  readonly images?: boolean;
  readonly first?: StoredFile[];
  readonly heard?: (files: readonly StoredFile[] | null | undefined) => void;
  readonly maxFiles?: number;
}

function Field({ own, images = true, first = [], heard, maxFiles = 3 }: FieldProps) {
  const field = useBinding<readonly StoredFile[] | null | undefined>(first, heard);
  const Shown = images ? ImagesField : FilesField;
  return (
    <>
      <Shown of={field} label="Photos" transport={own} accepted={{ maxFiles }} />
      <button type="button" onClick={() => field.change([])}>
        Kept elsewhere
      </button>
    </>
  );
}

const surroundings = { words: ['upload', 'form', 'validation'] as const };
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
afterEach(() => vi.restoreAllMocks());

async function choose(...files: File[]): Promise<void> {
  const element = input();
  if (element === null) throw new Error('there is no input for files');
  await userEvent.upload(element, files);
}

describe('chosen files', () => {
  test('are sent with progress, and then stand there with their preview', async () => {
    const own = transport();
    const heard = vi.fn();
    await show(<Field own={own} heard={heard} />, surroundings);
    await expect.element(page.getByText('jpg, png, webp, gif, heic, avif, up to 10 MB each, at most 3')).toBeVisible();
    await choose(file('hill.png'));
    await expect.poll(() => own.running.length).toBe(1);
    own.running[0]?.watched.onProgress(0.4);
    await expect.element(page.getByText('Uploading hill.png: 40%')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    own.running[0]?.done();
    await expect.element(page.getByRole('link', { name: 'Download hill.png' })).toBeVisible();
    await expect.element(page.getByText('hill.png uploaded')).toBeInTheDocument();
    expect(heard).toHaveBeenLastCalledWith([stored('hill.png')]);
    await page.getByRole('button', { name: 'Kept elsewhere' }).click();
    expect(page.getByText('hill.png uploaded').elements()).toEqual([]);
  });

  test('are refused before sending if they are of the wrong type, too large or too many', async () => {
    const own = transport();
    await show(<Field own={own} />, surroundings);
    const refused = [file('a.svg', 'image/svg+xml'), file('b.png', 'image/png', 10 * 1024 * 1024 + 1), file('c.png'), file('d.png')];
    document.querySelector('[role="group"]')?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transferOf(refused) }));
    await expect.element(page.getByText(/type of file: a\.svg\. Supported types: jpg, png, webp, gif, heic, avif\./)).toBeVisible();
    await expect.element(page.getByText('b.png is too large. The limit is 10 MB.')).toBeVisible();
    await expect.element(page.getByText('You can add only 3 files here.')).toBeVisible();
    await expect.poll(() => own.running.map((one) => one.file.name)).toEqual(['c.png']);
  });

  test('don’t take the place of the page if they are dropped beside the field', async () => {
    const own = transport();
    await show(<Field own={own} />, surroundings);
    const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf([file('hill.png')]) });
    document.body.dispatchEvent(dropped);
    expect(dropped.defaultPrevented).toBe(true);
    expect(own.running).toEqual([]);
  });

  test('may be pasted', async () => {
    const own = transport();
    await show(<Field own={own} />, surroundings);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf([file('shot.png')]) });
    document.querySelector('[role="group"]')?.dispatchEvent(event);
    await expect.poll(() => own.running.map((one) => one.file.name)).toEqual(['shot.png']);
  });

  test('are sent two at a time, and none is lost when both are stored at once', async () => {
    const own = transport();
    const heard = vi.fn();
    await show(<Field own={own} heard={heard} />, surroundings);
    await choose(file('1.png'), file('2.png'), file('3.png'));
    await expect.poll(() => own.running.length).toBe(2);
    for (const one of [...own.running]) one.done();
    await expect.poll(() => own.running.length).toBe(3);
    own.running[2]?.done();
    await expect.poll(() => heard.mock.lastCall?.[0]?.length).toBe(3);
  });
});

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  return transfer;
}

describe('on the way', () => {
  test('an upload can be given up', async () => {
    const own = transport();
    await show(<Field own={own} />, surroundings);
    await choose(file('hill.png'));
    await page.getByRole('button', { name: 'Cancel upload of hill.png' }).click();
    expect(own.running[0]?.watched.signal.aborted).toBe(true);
    await expect.element(page.getByText(/hill\.png/)).not.toBeInTheDocument();
  });

  test('a failed one says why and can be tried again', async () => {
    const own = transport();
    await show(<Field own={own} />, surroundings);
    await choose(file('hill.png'));
    await expect.poll(() => own.running.length).toBe(1);
    own.running[0]?.fail(new Error('This file can not be read as an image.'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t upload hill.png. This file can not be read as an image.');
    await page.getByRole('button', { name: 'Retry hill.png' }).click();
    await expect.poll(() => own.running.length).toBe(2);
    own.running[1]?.done();
    await expect.element(page.getByRole('link', { name: 'Download hill.png' })).toBeVisible();
  });
});

describe('a stored file', () => {
  const first = [stored('1.png'), stored('2.png'), stored('3.png')];

  test.each(['light', 'dark'] as const)('has no fault that axe would find, %s', async (scheme) => {
    await show(<Field own={transport()} first={first} maxFiles={5} />, { ...surroundings, scheme });
    expect(await listAxeFaults()).toEqual([]);
  });

  test('is put into another order by keys, which is told', async () => {
    const heard = vi.fn();
    await show(<Field own={transport()} first={first} heard={heard} />, surroundings);
    (page.getByRole('button', { name: 'Move 1.png backwards' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(heard.mock.lastCall?.[0].map(({ name }: StoredFile) => name)).toEqual(['2.png', '1.png', '3.png']);
    await expect.element(page.getByText('1.png moved to position 2 of 3')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Move 1.png backwards' })).toHaveFocus();
  });

  test('is described, and taken away', async () => {
    const own = transport();
    const heard = vi.fn();
    await show(<Field own={own} first={first.slice(0, 1)} heard={heard} />, surroundings);
    await page.getByLabelText('Image description').fill('A hill');
    await userEvent.keyboard('{Tab}');
    expect(own.describe).toHaveBeenCalledExactlyOnceWith(first[0]?.randomRef, 'A hill');
    await page.getByRole('button', { name: 'Remove 1.png' }).click();
    expect(heard).toHaveBeenLastCalledWith([]);
  });
});

function Picture({ own, heard }: { own: Transport; heard: (ref: string | null | undefined) => void }) {
  const field = useBinding<string | null | undefined>(null, heard);
  return <AvatarField of={field} label="Picture" person="Ann Byrne" transport={own} />;
}

test('a picture of a person is chosen and taken away', async () => {
  const own = transport();
  const heard = vi.fn();
  await show(<Picture own={own} heard={heard} />, surroundings);
  expect(await listAxeFaults()).toEqual([]);
  await choose(file('me.png'));
  own.running[0]?.done();
  await expect.element(page.getByRole('img', { name: 'Ann Byrne’s picture' })).toBeVisible();
  expect(heard).toHaveBeenLastCalledWith(stored('me.png').randomRef);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  expect(heard).toHaveBeenLastCalledWith(null);
});

test('the next picture takes the place of one that was refused', async () => {
  const own = transport();
  await show(<Picture own={own} heard={() => undefined} />, surroundings);
  await choose(file('me.svg', 'image/svg+xml'));
  await expect.element(page.getByText(/can’t upload this type of file: me\.svg/)).toBeVisible();
  await choose(file('me.png'));
  await expect.poll(() => own.running.length).toBe(1);
  await expect.element(page.getByText(/me\.svg/)).not.toBeInTheDocument();
  own.running[0]?.done();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
