// Writing to a family: the warning about other channels, what has to be filled in, sending, being refused, and the enquiry that is open.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#web/platform/api/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { type Answers, type Asked, pageOf, playServer, refuseWith } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { listToasts } from '#web/testing/toasts.ts';
import { ContactFamily } from './contact-family.tsx';

const words = ['contactFamily', 'protection', 'form', 'calendar', 'validation'] as const;

const CONTEXT = {
  hostFamily: {
    ...{ id: 4, name: 'Byrne', countyName: 'Clare', cityTown: 'Ennis', photoRef: null, addressLine1: null, email: null, phone: null },
  },
  children: [
    { id: 3, name: 'Ann Lee', dateOfBirth: '2015-01-01' },
    { id: 5, name: 'Tom Lee', dateOfBirth: '2013-01-01' },
  ],
  ...{ parentId: 7, earliest: '2026-01-01', openEnquiry: null },
};

let asked: Asked[];
let answers: Answers;

beforeEach(async () => {
  await page.viewport(360, 740);
  asked = [];
  answers = {
    'GET /api/contact-host-family': () => CONTEXT,
    'POST /api/conversations/messages/contact-family': () => ({ tripId: 12, offerId: 1, conversationId: 2, messageId: 3, isNew: true }),
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

async function open(search = '?host_family_id=4&from=2031-07-06&to=2031-07-20') {
  const { MemoryRouter, history } = createMemoryHistory(`/travel/contact-host-family${search}`);
  await show(
    <MemoryRouter>
      <div style={{ padding: 16 }}>
        <h1>Write to a family</h1>
        <ContactFamily />
      </div>
    </MemoryRouter>,
    { words },
  );
  return history;
}

const send = () => page.getByRole('button', { name: 'Send' });
const message = () => page.getByRole('textbox', { name: 'Your message' });
const sent = () => asked.filter(({ key }) => key === 'POST /api/conversations/messages/contact-family');

test('it warns of other channels, says what is missing, and leads to the enquiry that it has begun', async () => {
  const history = await open();
  await expect
    .element(page.getByText('To keep our support and payment protection, never communicate or book outside our website.'))
    .toBeVisible();
  await send().click();
  await expect.element(page.getByRole('group', { name: 'Children' })).toHaveAccessibleDescription(/The “Children” field is required/);
  await expect.element(message()).toHaveAccessibleDescription(/The “Your message” field is required/);
  expect(sent()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.getByRole('checkbox', { name: 'Tom Lee' }).click();
  await message().fill('Do you have a dog?');
  await send().click();
  await expect.poll(() => history.path()).toBe('/travel/trips/12');
  expect(sent().map(({ body }) => body)).toMatchObject([
    { host_family_id: 4, student_ids: [5], from_date: '2031-07-06', to_date: '2031-07-20', message: 'Do you have a dog?' },
  ]);
  expect(listToasts().map(({ text }) => text)).toContain('Message sent');
});

test('a refusal is told, what was written stays, and sent again it is the same message', async () => {
  let tries = 0;
  answers['POST /api/conversations/messages/contact-family'] = () => {
    tries += 1;
    return tries === 1
      ? refuseWith(409, 'bedsTaken', 'The family has no bed free on these dates.')
      : { tripId: 12, offerId: 1, conversationId: 2, messageId: 3, isNew: true };
  };
  const history = await open('?host_family_id=4&child=3&from=2031-07-06&to=2031-07-20');
  await expect.element(page.getByRole('checkbox', { name: 'Ann Lee' })).toBeChecked();
  await message().fill('Do you have a dog?');
  await send().click();
  await expect.element(page.getByText('The family has no bed free on these dates.')).toBeVisible();
  await expect.element(message()).toHaveValue('Do you have a dog?');
  expect(history.path()).toBe('/travel/contact-host-family');
  await send().click();
  await expect.poll(() => history.path()).toBe('/travel/trips/12');
  const ids = sent().map(({ body }) => (body as { local_message_id: string }).local_message_id);
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(2);
});

test('an enquiry that is open is shown before another is begun; a family that there is not leads to the search', async () => {
  answers['GET /api/contact-host-family'] = () => ({
    ...CONTEXT,
    openEnquiry: { tripId: 9, offerId: 1, conversationId: 2, fromDate: '2031-07-06', toDate: '2031-07-20', studentIds: [3] },
  });
  await open();
  await expect.element(page.getByText(/Ann Lee/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View enquiry' })).toHaveAttribute('href', '/travel/trips/9');
  await expect.element(message()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Ask about other children or dates' }).click();
  await expect.element(message()).toBeVisible();
  await open('');
  await expect.element(page.getByRole('link', { name: 'Find a family' })).toHaveAttribute('href', '/travel/search');
});

test('staff choose the student for whom they write, and the parent goes along', async () => {
  signInAs(userWith(['Coordinator'], { id: 99 }));
  answers['GET /api/students/newlist'] = () => ({ table: pageOf([{ id: 5, firstName: 'Tom', lastName: 'Lee' }]) });
  await open('?host_family_id=4');
  await page.getByRole('combobox', { name: 'Student' }).click();
  await page.getByRole('option', { name: 'Tom Lee' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Tom Lee' })).toBeChecked();
  expect(asked.findLast(({ key }) => key === 'GET /api/contact-host-family')?.search.get('student_id')).toBe('5');
});
