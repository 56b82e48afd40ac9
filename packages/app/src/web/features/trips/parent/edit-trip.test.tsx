// What a parent changes of an enquiry, and that nobody else is shown the form.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#web/platform/api/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { type Answers, type Asked, playServer } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { trip } from '#web/testing/trips.ts';
import { EditTrip } from './edit-trip.tsx';

const own = trip({ side: 'parent', state: 'enquiry', price: null, invoices: [] });

let asked: Asked[];

beforeEach(async () => {
  await page.viewport(360, 740);
  asked = [];
  const answers: Answers = {
    'GET /api/parents/my-children': () => ({
      childrens: [5, 6].map((id) => ({ id, firstName: id === 5 ? 'Chloé' : 'Tom', lastName: 'Murphy', dateOfBirth: '2013-01-01' })),
    }),
    'PATCH /api/trips/12': () => ({ ...own, version: 7 }),
  };
  vi.stubGlobal('fetch', (address: RequestInfo, init?: RequestInit) => playServer(answers, asked)(address, init));
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  signInAs(userWith(['Parent'], { id: 7 }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  signInAs(null);
  queryClient.clear();
  await page.viewport(1280, 900);
});

async function open(shown = own) {
  const { MemoryRouter } = createMemoryHistory('/travel/trips/12');
  await show(
    <MemoryRouter>
      <h1>Trip</h1>
      <EditTrip trip={shown} />
    </MemoryRouter>,
    { words: ['ownTrips', 'trips', 'hubTrips', 'refusals', 'form', 'calendar', 'validation'] },
  );
}

test('a child and a wish are added, and nothing else is sent', async () => {
  await open();
  await page.getByRole('button', { name: 'Edit trip' }).click();
  await page.getByRole('checkbox', { name: 'Tom Murphy' }).click();
  await page.getByRole('textbox', { name: 'Special requests' }).fill('Near the sea');
  expect(await listAxeFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => asked.find(({ key }) => key === 'PATCH /api/trips/12')?.body)
    .toEqual({ student_ids: [5, 6], wishes: 'Near the sea', version: 6, reason: '' });
});

test('a trip that is reserved is not changed by its parents', async () => {
  await open({ ...own, state: 'reserved', mayEdit: false });
  await expect.element(page.getByRole('button', { name: 'Edit trip' })).not.toBeInTheDocument();
});
