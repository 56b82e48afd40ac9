// The query as screens read and change it, and links to the place where they stand.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Link } from 'wouter';
import { useSearchParams } from './router.tsx';
import { createMemoryHistory } from './testing/memory-router.tsx';
import { show } from './testing/render.tsx';

function Query() {
  const [params, setParams] = useSearchParams();
  const add = (name: string) => setParams((now) => new URLSearchParams([...now, [name, '1']]));
  const addBoth = () => {
    add('a');
    add('b');
  };
  return (
    <>
      <output>{params.get('q')}</output>
      <button type="button" onClick={addBoth}>
        Add
      </button>
      <Link to="/people?q=%2541#end">Here</Link>
    </>
  );
}

async function open(address: string) {
  const { history, MemoryRouter } = createMemoryHistory(address);
  await show(
    <MemoryRouter>
      <Query />
    </MemoryRouter>,
  );
  return history;
}

test('a query is decoded once', async () => {
  await open('/people?q=%2541');
  await expect.element(page.getByRole('status')).toHaveTextContent('%41');
});

test('changes in a row all count, and the fragment stays', async () => {
  const history = await open('/people?q=7#end');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => history.search()).toBe('?q=7&a=1&b=1');
  expect(history.hash()).toBe('#end');
});

test('a link to the place where it stands makes no second entry', async () => {
  const history = await open('/people?q=%2541#end');
  await page.getByRole('link', { name: 'Here' }).click();
  expect(history.length()).toBe(1);
});
