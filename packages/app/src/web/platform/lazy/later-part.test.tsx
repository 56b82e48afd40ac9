// Parts of a rendered page whose code comes with the first touch: nothing that is done before it has come is lost, or done twice.

import { type FormEvent, useId, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectEarlyInput, repeatEarlyInput } from '#web/platform/navigation/early-input.ts';
import { AbsentPart, LaterPart } from './later-part.tsx';
import type { LazyModule } from './with-messages.ts';

interface Props {
  readonly label: string;
}

const sent = vi.fn<(name: string) => void>();

function Part({ label }: Props) {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  const [time, setTime] = useState('');
  const group = useId();
  function send(event: FormEvent): void {
    event.preventDefault();
    sent(name);
  }
  return (
    <form onSubmit={send}>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        {label} {count}
      </button>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      {/* As in the kit, their names are made up. */}
      {['Day', 'Night'].map((one) => (
        <label key={one}>
          <input type="radio" name={group} value={one} checked={time === one} onChange={() => setTime(one)} />
          {one}
        </label>
      ))}
      <output>{time}</output>
      <details>
        <summary>More</summary>
        <p>Details</p>
      </details>
      <button type="submit">Send</button>
    </form>
  );
}

/** As the server renders it. */
const TEXT =
  '<form><button type="button">Count 0</button><input aria-label="Name" value="">' +
  ['Day', 'Night'].map((one) => `<label><input type="radio" name="_R_1_" value="${one}">${one}</label>`).join('') +
  '<output></output><details><summary>More</summary><p>Details</p></details><button type="submit">Send</button></form>';

let element: HTMLElement;
let root: Root;
const load = vi.fn<() => Promise<{ default: typeof Part }>>();
let part: LazyModule<{ default: typeof Part }>;

beforeEach(async () => {
  sent.mockReset();
  load.mockReset();
  // Each test has a part of its own, since a part is loaded once.
  part = { load: () => load(), messages: [] };
  element = document.createElement('main');
  document.body.append(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
});

interface Beginning {
  readonly arrivesAfter: number;
  readonly text?: string;
  readonly shows?: string;
  readonly arrives?: typeof Part | typeof AbsentPart;
}

/** Continues the text of the part; its code comes after some milliseconds. */
async function goOn({ arrivesAfter, text = TEXT, shows = 'a', arrives = Part }: Beginning): Promise<void> {
  load.mockImplementation(() => new Promise((come) => setTimeout(come, arrivesAfter, { default: arrives })));
  element.innerHTML = `<div>${text}</div>`;
  expectEarlyInput();
  root = hydrateRoot(element, <LaterPart part={part} props={{ label: 'Count' }} shows={shows} />);
  // The page can be used.
  await vi.waitFor(() => expect(Object.keys(element.firstElementChild ?? {}).some((key) => key.startsWith('__react'))).toBe(true));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  repeatEarlyInput();
}

const isDrawn = () => Object.keys(element.querySelector('form') ?? {}).some((key) => key.startsWith('__react'));

test('its text stays as the server sent it, and nothing is loaded, until it is touched', async () => {
  await goOn({ arrivesAfter: 0 });
  await new Promise((later) => setTimeout(later, 200));
  expect(element.innerHTML).toBe(`<div>${TEXT}</div>`);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['before its code has come', 600, 0],
  ['while its code comes', 100, 300],
  ['after its code has come with the pointer', 0, 300],
])('the first press counts, once, if it is made %s', async (_, arrivesAfter, delay) => {
  await goOn({ arrivesAfter });
  await userEvent.click(page.getByRole('button', { name: 'Count 0' }), { delay });
  await expect.element(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Count 1' }));
  await expect.element(page.getByRole('button', { name: 'Count 2' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a text that is typed meanwhile stays, with the focus, and the part knows it', async () => {
  await goOn({ arrivesAfter: 300 });
  element.querySelector('input')?.focus();
  await userEvent.keyboard('An');
  await vi.waitFor(() => expect(isDrawn()).toBe(true));
  await userEvent.keyboard('n');
  await userEvent.keyboard('{Enter}');
  expect(sent.mock.calls).toEqual([['Ann']]);
});

test('a choice that is made meanwhile is made in the part', async () => {
  await goOn({ arrivesAfter: 200 });
  await userEvent.click(page.getByRole('radio', { name: 'Night' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Night');
  await expect.element(page.getByRole('radio', { name: 'Night' })).toBeChecked();
});

test('a disclosure that is opened meanwhile is open in the part, with the focus', async () => {
  await goOn({ arrivesAfter: 300 });
  await userEvent.click(page.getByText('More'));
  await vi.waitFor(() => expect(isDrawn()).toBe(true));
  await vi.waitFor(() => expect(element.querySelectorAll('details')).toHaveLength(1));
  await expect.element(page.getByText('Details')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('More');
});

test('its text stays if the page is of use without its code, which can not be loaded', async () => {
  await goOn({ arrivesAfter: 0, arrives: AbsentPart });
  await userEvent.click(page.getByText('More'));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((later) => setTimeout(later, 600));
  await expect.element(page.getByText('Details')).toBeVisible();
  expect(isDrawn()).toBe(false);
});

test('presses that are made meanwhile are repeated in their order, impatient ones once', async () => {
  await goOn({ arrivesAfter: 1500 });
  await userEvent.click(page.getByRole('button', { name: 'Count 0' }));
  await userEvent.click(page.getByRole('button', { name: 'Count 0' }));
  element.querySelector('input')?.focus();
  await userEvent.keyboard('Cleo{Enter}');
  await expect.element(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([['Cleo']]));
});

test('a form that is sent meanwhile is sent once, with what was typed', async () => {
  await goOn({ arrivesAfter: 300 });
  element.querySelector('input')?.focus();
  await userEvent.keyboard('Bea');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  await new Promise((later) => setTimeout(later, 600));
  expect(sent.mock.calls).toEqual([['Bea']]);
});

test('it is drawn when what it shows changes, and when the server has sent no text', async () => {
  await goOn({ arrivesAfter: 0 });
  root.render(<LaterPart part={part} props={{ label: 'Beds' }} shows="b" />);
  await expect.element(page.getByRole('button', { name: 'Beds 0' })).toBeVisible();
  root.unmount();
  part = { ...part, load: () => load() };
  await goOn({ arrivesAfter: 0, text: '' });
  await expect.element(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
});
