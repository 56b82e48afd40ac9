// The editor: what it makes is what the server keeps; every button by keys.

import { useLayoutEffect, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { addScheme } from './link-button.tsx';
import { RichText } from './rich-text.tsx';
import RichTextEditor from './rich-text-editor.tsx';
import { RichTextInput } from './rich-text-field.tsx';

const REF = 'abcdefghijklmnopqrstuv';
const surroundings = { words: ['richText', 'form'] as const };

function Editor({ first = '', heard, error }: { first?: string; heard: (html: string) => void; error?: string }) {
  const [value, setValue] = useState(first);
  const change = (html: string) => {
    setValue(html);
    heard(html);
  };
  return (
    <RichTextInput
      label="About you"
      value={value}
      onChange={change}
      error={error}
      chooseImage={async () => ({ src: `/api/attachments/image/${REF}`, alt: 'A hill' })}
    />
  );
}

afterEach(() => vi.restoreAllMocks());

const box = () => page.getByRole('textbox', { name: 'About you' });

describe('writing', () => {
  test('makes paragraphs, and marks what is selected', async () => {
    const heard = vi.fn();
    await show(<Editor heard={heard} />, surroundings);
    await box().click();
    await userEvent.keyboard('Hello');
    await userEvent.keyboard('{Control>}a{/Control}');
    await page.getByRole('button', { name: 'Bold' }).click();
    expect(heard).toHaveBeenLastCalledWith('<p><strong>Hello</strong></p>');
    await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Backspace}');
    expect(heard).toHaveBeenLastCalledWith('');
  });

  test('makes links that lead somewhere safe', async () => {
    const heard = vi.fn();
    await show(<Editor first="<p>here</p>" heard={heard} />, surroundings);
    await box().click();
    await userEvent.keyboard('{Control>}a{/Control}');
    await page.getByRole('button', { name: 'Link' }).click();
    await expect.element(page.getByLabelText('Link address')).toHaveAccessibleDescription(/A page of this website, such as /);
    await page.getByLabelText('Link address').fill('javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Enter a valid link, for example https://example.com.')).toBeVisible();
    await page.getByLabelText('Link address').fill('example.test/a');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => heard.mock.lastCall?.[0]).toBe('<p><a href="https://example.test/a">here</a></p>');
  });

  test('puts in uploaded images, and nothing that is pasted from elsewhere', async () => {
    const heard = vi.fn();
    await show(<Editor first={'<p>a<img src="https://tracker.test/x.gif"></p>'} heard={heard} />, surroundings);
    await page.getByRole('button', { name: 'Insert image' }).click();
    await expect.poll(() => heard.mock.lastCall?.[0]).toContain(`<img src="/api/attachments/image/${REF}" alt="A hill">`);
    expect(heard.mock.lastCall?.[0]).not.toContain('tracker');
  });
});

test('the editor comes up where the device is so slow that its library gives it up before it is ready', async () => {
  // It destroys an editor that is not in use a millisecond after it was made: here that has passed before any effect runs.
  const after = window.setTimeout.bind(window);
  const waiting: (() => void)[] = [];
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
    if (delay === 1) waiting.push(run);
    return after(run, delay);
  }) as typeof window.setTimeout);
  function Slow() {
    useLayoutEffect(() => {
      for (const run of waiting.splice(0)) run();
    }, []);
    return null;
  }
  const heard = vi.fn();
  await show(
    <>
      <RichTextEditor
        {...{ id: 'about', label: 'About you', value: '<p>Hello</p>', faulty: false, describedBy: undefined }}
        onChange={heard}
        onBlur={() => {}}
      />
      <Slow />
    </>,
    surroundings,
  );
  await expect.element(box()).toHaveTextContent('Hello');
  await page.getByRole('button', { name: 'Quote' }).click();
  expect(heard).toHaveBeenLastCalledWith('<blockquote><p>Hello</p></blockquote><p></p>');
});

test('the tools are one stop for Tab and led by arrows', async () => {
  await show(<Editor heard={() => {}} />, surroundings);
  (page.getByRole('button', { name: 'Heading', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: 'Insert image' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(box()).toHaveFocus();
});

test.each(['light', 'dark'] as const)('holds before axe, %s', async (scheme) => {
  await show(<Editor first="<h2>A</h2><p>b <a href='/x'>c</a></p>" heard={() => {}} error="The About you field is required" />, {
    ...surroundings,
    scheme,
  });
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box()).toHaveAccessibleDescription('The About you field is required');
  expect(await listAxeFaults()).toEqual([]);
});

test('clean text is shown as it is', async () => {
  await show(<RichText html={'<h2>Title</h2><p>Text</p>' as CleanHtml} />);
  await expect.element(page.getByRole('heading', { name: 'Title' })).toBeVisible();
});

test.each([
  ['example.test', 'https://example.test'],
  ['ann@example.test', 'mailto:ann@example.test'],
  ['/page/a', '/page/a'],
  ['http://a.test', 'http://a.test'],
])('%s is linked as %s', (typed, href) => expect(addScheme(typed)).toBe(href));
