// A stored image while it loads, when it has loaded, and when it can't be loaded.

import { type ComponentProps, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { IMAGE_WIDTHS, toImagePath } from '#contract/attachments/image-paths.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { Picture } from './picture.tsx';
import { toPlaceholderImage } from './placeholder.model.ts';
import { toSources, WIDTHS } from './sources.model.ts';

const REF = 'abcdefghijklmnopqrstuv';
const PLACEHOLDER = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w';

const photo = () => page.getByRole('img', { name: 'A kitchen' });

/** Far below the screen, where nothing is loaded, so that only a test says how loading went. */
function Below(props: ComponentProps<typeof Picture>) {
  const [ref, setRef] = useState(props.file.ref);
  return (
    <>
      <button type="button" onClick={() => setRef(`${REF}2`)}>
        Next
      </button>
      <div style={{ paddingBlockStart: 20_000 }}>
        <Picture {...props} file={{ ...props.file, ref }} />
      </div>
    </>
  );
}

describe('a picture', () => {
  test('is offered in all widths below its own, and keeps its place before it has loaded', async () => {
    await show(<Below file={{ ref: REF, width: 1000, height: 750, placeholder: PLACEHOLDER }} alt="A kitchen" sizes="50vw" />);
    const image = photo().element() as HTMLImageElement;
    expect([image.getAttribute('width'), image.getAttribute('height'), image.sizes]).toEqual(['1000', '750', '50vw']);
    expect(image.srcset.split(', ').map((source) => source.split(' ')[1])).toEqual(['160w', '320w', '640w', '960w', '1000w']);
  });

  test('shows a blurred placeholder until it has loaded', async () => {
    await show(<Below file={{ ref: REF, placeholder: PLACEHOLDER }} alt="A kitchen" sizes="50vw" />);
    const image = photo().element() as HTMLImageElement;
    expect(image.style.backgroundImage).toMatch(/^url\("data:image\/png;base64,/);
    image.dispatchEvent(new Event('load'));
    await expect.poll(() => image.style.backgroundImage).toBe('');
  });

  test('is still told by its name if it can’t be loaded, and the next one is tried', async () => {
    await show(<Below file={{ ref: REF }} alt="A kitchen" sizes="50vw" className="photo" />);
    photo().element().dispatchEvent(new Event('error'));
    await expect.poll(() => photo().element().tagName).toBe('SPAN');
    expect(photo().element().className).toContain('photo');
    expect(await listAxeFaults()).toEqual([]);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => photo().element().tagName).toBe('IMG');
  });

  test('stays hidden when it can’t be loaded, if it has no description', async () => {
    await show(<Below file={{ ref: REF }} alt="" sizes="88px" />);
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    await expect.poll(() => document.querySelector('[data-broken]')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('a placeholder', () => {
  test('is left out if it can’t be read', () => {
    expect([toPlaceholderImage(''), toPlaceholderImage('%'), toPlaceholderImage(PLACEHOLDER)?.slice(0, 9)]).toEqual([
      undefined,
      undefined,
      'url(data:',
    ]);
  });
});

describe('sources', () => {
  test('have the widths and addresses that the server offers', () => {
    expect(WIDTHS).toEqual(IMAGE_WIDTHS);
    expect(toSources(REF, 300).srcSet).toBe(`${toImagePath(REF, 160)} 160w, ${toImagePath(REF)} 300w`);
  });

  test('have all widths if that of the image is unknown, and at most the largest on offer', () => {
    const widths = ['160w', '320w', '640w', '960w', '1280w', '1920w'];
    for (const width of [null, 2560])
      expect(
        toSources(REF, width)
          .srcSet.split(', ')
          .map((one) => one.split(' ')[1]),
      ).toEqual(widths);
    expect(toSources(REF, 100).srcSet).toBe(`/api/attachments/image/${REF} 100w`);
  });
});
