// The widgets under style sheets that pages reset everything with: each element looks as it does on a page without one.

import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { HOST_PAGE, HostPage } from '../../testing/host-page.tsx';
import bootstrap from '../../testing/host-styles/bootstrap-reboot.css?inline';
import meyer from '../../testing/host-styles/meyer-reset.css?inline';
import tailwind3 from '../../testing/host-styles/tailwind-3-preflight.css?inline';
import tailwind from '../../testing/host-styles/tailwind-preflight.css?inline';

const RESETS = {
  'Tailwind’s preflight': tailwind,
  'Tailwind 3’s preflight': tailwind3,
  'Bootstrap’s reboot': bootstrap,
  'Meyer’s reset': meyer,
};

const ORDERS = {
  'in no layer, before ours': (css: string) => document.head.prepend(sheet(css)),
  'in no layer, after ours': (css: string) => document.head.append(sheet(css)),
  'in a layer, before ours': (css: string) => document.head.prepend(sheet(`@layer base {${css}}`)),
  'in a layer, after ours': (css: string) => document.head.append(sheet(`@layer base {${css}}`)),
};

function sheet(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.dataset['host'] = '';
  style.textContent = css;
  return style;
}

afterEach(() => {
  for (const style of document.querySelectorAll('style[data-host]')) style.remove();
});

/** What resets change. Sizes tell of everything else. */
const PROPERTIES = [
  ...[
    'display',
    'float',
    'width',
    'height',
    'box-sizing',
    'margin',
    'padding',
    'border-width',
    'border-style',
    'border-color',
    'outline-style',
  ],
  ...['border-radius', 'background-color', 'color', 'opacity', 'appearance', 'cursor', 'list-style-type', 'vertical-align'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-align', 'text-decoration-line'],
  ...['border-collapse', 'resize', 'white-space-collapse', 'text-wrap-mode'],
];

/** Every element of the widgets that is shown, and what stands before and after it, by its place; of a drawing, the drawing alone. */
function looks(): Map<string, string> {
  const found = new Map<string, string>();
  const all = [...document.querySelectorAll(`#${HOST_PAGE} .pricing, #${HOST_PAGE} .pricing *:not(svg *, [hidden])`)];
  for (const [index, element] of all.entries()) {
    const name = `${index} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    for (const pseudo of [null, '::before', '::after', '::placeholder']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== null && pseudo !== '::placeholder' && style.content === 'none') continue;
      for (const property of PROPERTIES) {
        const isUnseen = property.startsWith('border-') && style.borderWidth === '0px';
        if (!isUnseen) found.set(`${name}${pseudo ?? ''} ${property}`, style.getPropertyValue(property));
      }
    }
  }
  return found;
}

function changesTo(before: Map<string, string>): string[] {
  const now = looks();
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].flatMap((name) => (now.get(name) === before.get(name) ? [] : [`${name}: ${before.get(name)} → ${now.get(name)}`]));
}

describe.each(Object.entries(RESETS))('%s', (_, css) => {
  it.each(Object.entries(ORDERS))('%s, changes nothing', async (__, add) => {
    await render(<HostPage />);
    for (const summary of document.querySelectorAll<HTMLElement>('.pricing summary')) summary.click();
    await expect.element(page.getByText('Discounts not reached').first()).toBeInTheDocument();
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.pricing details')) details.open = true;
    const before = looks();
    expect(before.size).toBeGreaterThan(10_000);
    add(css);
    expect(changesTo(before).slice(0, 40)).toEqual([]);
  });
});

/** How well a text can be told from its ground, by WCAG 2. */
function contrast(text: string, ground: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [more = 0, less = 1] = [light(text), light(ground)].sort((a, b) => b - a);
  return more / less;
}

it.each([
  ['a dark page that does not say so', 'html { background: #0b0f0e; color: #e7f0ee }'],
  ['a dark page that says so', 'html { background: #0b0f0e; color: #e7f0ee; color-scheme: dark }'],
])('can be read on %s', async (_, css) => {
  document.head.append(sheet(css));
  await render(<HostPage />);
  for (const widget of document.querySelectorAll(`#${HOST_PAGE} > * .pricing:not(.pricing *)`)) {
    const { color, backgroundColor } = getComputedStyle(widget);
    expect(backgroundColor, widget.className).not.toBe('rgba(0, 0, 0, 0)');
    expect(contrast(color, backgroundColor), widget.className).toBeGreaterThan(7);
  }
});

/** What a browser draws native parts by: lists of choices, pickers of days, scroll bars. */
const schemesOf = (elements: Iterable<Element>) => [...new Set([...elements].map((element) => getComputedStyle(element).colorScheme))];

it.each([
  ['light', 'html { color-scheme: dark }'],
  ['dark', 'html { background: #0b0f0e; color: #e7f0ee }'],
  ['dark', 'html, * { color-scheme: light }'],
] as const)('draws native parts %s as it was told, on a page with %s', async (theme, css) => {
  document.head.append(sheet(css));
  await render(<HostPage theme={theme} />);
  const roots = document.querySelectorAll(`#${HOST_PAGE} > .pricing`);
  expect(roots).toHaveLength(3);
  expect(schemesOf(roots)).toEqual([theme]);
  expect(schemesOf(document.querySelectorAll(`#${HOST_PAGE} > .pricing :is(select, input, textarea, button):not([hidden])`))).toEqual([
    theme,
  ]);
});

it('keeps the paper of an invoice white with dark ink in a dark widget', async () => {
  await render(<HostPage theme="dark" />);
  expect(schemesOf(document.querySelectorAll('.pricing-invoice-preview'))).toEqual(['light']);
});

it('sends no form of the page when Enter is pressed in a field', async () => {
  let sent = 0;
  await render(<HostPage onSubmit={() => (sent += 1)} />);
  const fields = document.querySelectorAll<HTMLInputElement>(`#${HOST_PAGE} .pricing input`);
  expect(fields.length).toBeGreaterThan(10);
  for (const field of fields) {
    if (field.offsetParent === null) continue;
    field.focus();
    await userEvent.keyboard('{Enter}{Escape}');
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>(`#${HOST_PAGE} .pricing button`)) expect(button.type).toBe('button');
  expect(sent).toBe(0);
});
