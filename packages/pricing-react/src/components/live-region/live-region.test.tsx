// What a screen reader hears while a total changes quickly.

import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiveRegion } from './live-region.tsx';

it('announces nothing initially, then only settled texts', async () => {
  const screen = await render(<LiveRegion text="€1" restMs={60} />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  const heard: string[] = [];
  const observer = new MutationObserver(() => heard.push(status.element().textContent ?? ''));
  observer.observe(status.element(), { childList: true, characterData: true, subtree: true });
  for (const text of ['€2', '€3', '€4']) await screen.rerender(<LiveRegion text={text} restMs={60} />);
  await expect.element(status).toHaveTextContent('€4');
  await screen.rerender(<LiveRegion text="€1" restMs={60} />);
  await expect.element(status).toHaveTextContent('€1');
  observer.disconnect();
  expect(heard).toEqual(['€4', '€1']);
});
