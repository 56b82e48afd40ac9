// The bar that shows while something is under way, beside a page whose code is asked for while it is drawn.

import { Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Loaded, loadComponent } from '#web/platform/lazy/loadable.tsx';
import { show } from '#web/testing/render.tsx';
import { LoaderBar } from './loader-bar.tsx';

afterEach(() => vi.restoreAllMocks());

test('shows while the code of a page is loaded, and React has nothing to complain about', async () => {
  const complaints = vi.spyOn(console, 'error');
  const arrived = Promise.withResolvers<{ readonly default: () => string }>();
  const load = () => arrived.promise;
  function Screen() {
    return <Loaded component={loadComponent({ page: 'home', load, messages: [] })} props={{}} />;
  }
  function Place() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <Screen />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    );
  }
  await show(
    <>
      <LoaderBar />
      <Suspense fallback={null}>
        <Place />
      </Suspense>
    </>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByTestId('loader')).toBeInTheDocument();
  arrived.resolve({ default: () => 'There' });
  await expect.element(page.getByText('There')).toBeVisible();
  await expect.element(page.getByTestId('loader')).not.toBeInTheDocument();
  expect(complaints.mock.calls).toEqual([]);
});
