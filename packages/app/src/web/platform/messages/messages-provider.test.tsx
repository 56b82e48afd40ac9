// The time zone of the texts: parts of a rendered page whose code is still to come keep what the server has rendered when it changes.

import { lazy, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useTimeZone } from 'use-intl/react';
import { expect, test, vi } from 'vitest';
import { expectEarlyInput, repeatEarlyInput } from '#web/platform/navigation/early-input.ts';
import { MessagesProvider } from './messages-provider.tsx';

test('the time zone of the device follows that of the product without taking away what is rendered', async () => {
  let arrive = (_: { default: () => ReactNode }) => {};
  const Menu = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((come) => {
        arrive = come;
      }),
  );
  function Frame() {
    return (
      <>
        <output>{useTimeZone()}</output>
        <Suspense fallback={null}>
          <Menu />
        </Suspense>
      </>
    );
  }
  const element = document.createElement('main');
  document.body.append(element);
  element.innerHTML = '<output>Europe/Dublin</output><!--$--><p>Menu</p><!--/$-->';
  const [zone, menu] = [element.querySelector('output'), element.querySelector('p')];
  expectEarlyInput();
  const root = hydrateRoot(
    element,
    <MessagesProvider>
      <Frame />
    </MessagesProvider>,
  );
  await vi.waitFor(() => expect(Object.keys(zone ?? {}).some((key) => key.startsWith('__react'))).toBe(true));
  repeatEarlyInput();
  await new Promise((later) => setTimeout(later, 200));
  expect(element.textContent).toContain('Menu');
  arrive({ default: () => <p>Menu</p> });
  await vi.waitFor(() => expect(element.textContent).toBe('Pacific/AucklandMenu'));
  expect(element.querySelector('p')).toBe(menu);
  root.unmount();
  element.remove();
});
