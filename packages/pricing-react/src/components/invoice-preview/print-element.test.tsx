// Printing the paper alone, with its own looks, from a page and from a shadow root.

import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleInvoice } from '../../../testing/invoice-samples.ts';
import { en } from '../../locales/en.ts';
import '../../styles.css';
import styles from '../../styles.css?inline';
import { InvoicePreview } from './invoice-preview.tsx';
import { printElement } from './print-element.ts';

const paper = <InvoicePreview invoice={sampleInvoice()} messages={en} theme="dark" />;

function printed(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) throw new TypeError('nothing to print');
  const windows: Window[] = [];
  const frame = printElement(element, '2026-0042', (window) => windows.push(window));
  const body = windows[0]?.document.body;
  const sheet = body?.querySelector('.pricing-paper');
  if (!body || !sheet) throw new TypeError('nothing was printed');
  return { frame, body, sheet, title: windows[0]?.document.title, looks: getComputedStyle(sheet) };
}

it('prints the element and nothing else of the page', async () => {
  await render(
    <div style={{ fontFamily: 'Georgia' }}>
      <p>The host page</p>
      {paper}
    </div>,
  );
  const { frame, body, looks, title } = printed(page.getByRole('article').element());
  expect(title).toBe('2026-0042');
  expect(body.textContent).not.toContain('The host page');
  expect(body.textContent).toContain('Maria Rossi');
  expect(looks).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(20, 35, 33)', fontFamily: 'Georgia' });
  frame.contentWindow?.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('iframe[aria-hidden]')).toBeNull();
});

it('removes the frame if printing fails or never ends', async () => {
  await render(paper);
  const article = page.getByRole('article').element();
  if (!(article instanceof HTMLElement)) throw new TypeError('nothing to print');
  const frames = () => document.querySelectorAll('iframe[aria-hidden]').length;
  expect(() =>
    printElement(article, '1', () => {
      throw new Error('no printer');
    }),
  ).toThrow('no printer');
  expect(frames()).toBe(0);
  printElement(article, '1', () => undefined);
  const { frame } = printed(article);
  expect(frames()).toBe(1);
  frame.remove();
});

it('includes the styles of a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const react = createRoot(root);
  react.render(paper);
  await expect.poll(() => root.querySelector('article')).not.toBeNull();
  const { frame, looks } = printed(root.querySelector('article'));
  expect(looks).toMatchObject({ display: 'flex', backgroundColor: 'rgb(255, 255, 255)' });
  frame.remove();
  react.unmount();
  host.remove();
});
