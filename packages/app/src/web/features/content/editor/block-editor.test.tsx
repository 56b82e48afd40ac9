// The blocks of a text on screen: added, moved, doubled and deleted by pointer and keys, also in columns and galleries.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { article, ShownEditor, setUpArticleEditor, text } from '#web/testing/article-editor.tsx';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button } from '#web/testing/parts.tsx';
import { listToasts } from '#web/testing/toasts.ts';

const { open, sent, shelf } = setUpArticleEditor();

const blockNames = () => page.getByRole('region', { name: 'Content', exact: true }).getByRole('heading', { level: 2 });

test('blocks are added, moved by keys, doubled, and brought back after they are deleted', async () => {
  await open(<ShownEditor />);
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Text', 'Quote']);
  await page.getByLabelText('Who said it (optional)').click();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Quote', 'Text']);
  await button('Add block after Quote, block 1').click();
  await page.getByRole('menuitem', { name: 'Button' }).click();
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Quote', 'Button', 'Text']);
  await expect.element(page.getByLabelText('Text on the button')).toHaveFocus();
  await page.getByRole('group', { name: 'Button, block 2' }).getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('group', { name: 'Quote, block 1' }).getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Button', 'Button', 'Text']);
  listToasts().at(-1)?.action?.run();
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Quote', 'Button', 'Button', 'Text']);
});

test('a block of text that was just added takes what is typed next', async () => {
  await open(<ShownEditor />);
  await button('Add block after Quote, block 2').click();
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  const added = page.getByRole('textbox', { name: 'Text, block 3' });
  await expect.element(added).toHaveFocus();
  await userEvent.keyboard('Typed at once');
  await expect.element(added).toHaveTextContent('Typed at once');
});

test('a block of families that was just added has the focus on its first choice', async () => {
  await open(<ShownEditor />);
  await button('Add block after Quote, block 2').click();
  await page.getByRole('menuitem', { name: 'Host families', exact: true }).click();
  await expect.element(page.getByRole('combobox', { name: 'County' })).toHaveFocus();
});

test('columns hold blocks of their own, which move within their column', async () => {
  const said = (key: string, html: string) => ({ kind: 'text' as const, key, html: html as CleanHtml });
  const columns = [
    { key: 'left', blocks: [said('aaaa', '<p>One</p>'), said('bbbb', '<p>Two</p>')] },
    { key: 'right', blocks: [] },
  ];
  shelf.stored = article({ texts: [text({ body: [said('text', '<p>Before</p>'), { kind: 'columns', key: 'cols', columns }] })] });
  await open(<ShownEditor />);
  const left = page.getByRole('region', { name: 'Column 1' });
  await left.getByRole('textbox', { name: 'Text, block 2' }).click();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await page.getByRole('region', { name: 'Column 2' }).getByRole('button', { name: 'Add the first block' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Columns' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Quote' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Quote', exact: true })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('Inner');
  const innerKeys = () =>
    (
      sent('PATCH /api/content/5/texts/en') as { body?: { kind: string; columns?: { blocks: { key: string; text?: string }[] }[] }[] }
    )?.body?.map(
      ({ kind, columns: saved }) => saved?.map(({ blocks: inner }) => inner.map(({ key, text: quote }) => quote ?? key)) ?? kind,
    );
  await expect.poll(innerKeys).toEqual(['text', [['bbbb', 'aaaa'], ['Inner']]]);
  expect(await listAxeFaults()).toEqual([]);
});

test('a block is dragged by its handle to the place of another', async () => {
  await open(<ShownEditor />);
  const names = () =>
    blockNames()
      .elements()
      .map((one) => one.textContent);
  await expect.poll(names).toEqual(['Text', 'Quote']);
  const handles = document.querySelectorAll('[role="group"] > span[aria-hidden]');
  await userEvent.dragAndDrop(handles[1] as Element, handles[0] as Element);
  await expect.poll(names).toEqual(['Quote', 'Text']);
});

test('the images of a gallery are put in order, described and removed', async () => {
  const picture = (key: string, alt: string) => ({ key, fileRef: key.repeat(5).padEnd(22, 'A'), alt, isDecorative: false, caption: '' });
  const images = [picture('pica', 'A beach'), picture('picb', ''), picture('picc', 'A wood')];
  shelf.stored = article({ texts: [text({ body: [{ kind: 'gallery', key: 'gall', images }] })] });
  await open(<ShownEditor />);
  await page.getByRole('group', { name: 'Image 2' }).getByRole('button', { name: 'Move up' }).click();
  await page.getByLabelText('What the image shows').first().fill('A harbour');
  await page.getByRole('group', { name: 'Image 3' }).getByRole('button', { name: 'Remove image' }).click();
  const alts = () =>
    (sent('PATCH /api/content/5/texts/en') as { body?: { images?: { alt: string }[] }[] })?.body?.[0]?.images?.map(({ alt }) => alt);
  await expect.poll(alts).toEqual(['A harbour', 'A beach']);
  expect(await listAxeFaults()).toEqual([]);
});

test('a slash in an empty text opens the menu of blocks', async () => {
  shelf.stored = article({ texts: [text({ body: [{ kind: 'text', key: 'text', html: '' as CleanHtml }] })] });
  await open(<ShownEditor />);
  await page.getByRole('textbox', { name: 'Text, block 1' }).click();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('menuitem', { name: 'Quote' })).toBeVisible();
});

test('a button that leads nowhere good says so', async () => {
  shelf.stored = article({ texts: [text({ body: [{ kind: 'callToAction', key: 'butt', label: 'Go', target: '' }] })] });
  await open(<ShownEditor />);
  await page.getByLabelText('Where it leads').fill('javascript:alert(1)');
  await expect.element(page.getByText(/Start with \/ for this website/)).toBeVisible();
});
