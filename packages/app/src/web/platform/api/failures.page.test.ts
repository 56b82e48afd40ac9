// The error catalogue, seen in a real browser: what each kind of failed request makes the page do, to the letter.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userWith } from '#web/testing/accounts.ts';
import { type Answer, failWith, signIn, startPages, UNAUTHENTICATED, type Visit } from '#web/testing/pages.ts';

let pages: Awaited<ReturnType<typeof startPages>>;
beforeAll(async () => {
  pages = await startPages();
});
afterAll(() => pages.stop());

const parent = userWith(['Parent']);

async function trySigningIn(answer: Answer): Promise<Visit> {
  const visit = await pages.visit();
  visit.answer('POST /api/login', answer);
  await visit.open('/login');
  await signIn(visit);
  return visit;
}

function alertOf({ page }: Visit) {
  return page.getByRole('alertdialog');
}

async function closeAlert(visit: Visit): Promise<void> {
  await visit.page.keyboard.press('Enter');
  await alertOf(visit).waitFor({ state: 'hidden' });
}

describe('403', () => {
  test('shows the message of the server in a dialog that closes by itself', async () => {
    const visit = await trySigningIn(failWith(403, 'Confirm your email address first.'));
    await alertOf(visit).waitFor();
    expect(await alertOf(visit).getByRole('heading').textContent()).toBe('You dont have access to this area!');
    expect(await alertOf(visit).textContent()).toContain('Confirm your email address first.');
    await alertOf(visit).waitFor({ state: 'hidden' });
  });

  test("says 'Not logged in' when the server says nothing", async () => {
    const visit = await trySigningIn(failWith(403));
    await alertOf(visit).waitFor();
    expect(await alertOf(visit).textContent()).toContain('Not logged in');
  });

  test('can be closed sooner, by key', async () => {
    const visit = await pages.visit();
    await visit.page.clock.install();
    visit.answer('POST /api/login', failWith(403));
    await visit.open('/login');
    await signIn(visit);
    await alertOf(visit).waitFor();
    await visit.page.keyboard.press('Escape');
    await alertOf(visit).waitFor({ state: 'hidden' });
  });
});

test('419 says that the session has expired, fetches a new forgery pair, and what was typed can be sent again', async () => {
  const visit = await trySigningIn(failWith(419, 'whatever the server says'));
  await alertOf(visit).waitFor();
  expect(await alertOf(visit).textContent()).toContain('Session expired');
  expect(await alertOf(visit).textContent()).not.toContain('whatever');
  const afterwards = visit.asked.slice(visit.asked.indexOf('POST /api/login'));
  expect(afterwards).toContain('GET /api/auth/providers');
  // Nobody is signed in: what only tells that would stand in red in the console.
  expect(visit.asked).not.toContain('GET /api/user');
  await closeAlert(visit);
  expect(await visit.page.getByLabel('Email').inputValue()).toBe('ann@example.test');
  visit.signedIn(parent);
  await visit.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await visit.page.waitForURL('**/travel/dashboard');
});

test('503 tells of the maintenance and then loads the page anew, once', async () => {
  const visit = await trySigningIn(failWith(503));
  await alertOf(visit).waitFor();
  expect(await alertOf(visit).textContent()).toContain('Down for maintenance');
  await Promise.all([visit.page.waitForEvent('load'), visit.page.keyboard.press('Enter')]);
  await signIn(visit);
  await alertOf(visit).waitFor();
  await closeAlert(visit);
  expect(await visit.page.getByLabel('Email').inputValue()).toBe('ann@example.test');
});

describe('500', () => {
  test('tells what the server says', async () => {
    const visit = await trySigningIn(failWith(500, 'The printer is on fire.'));
    await alertOf(visit).waitFor();
    expect(await alertOf(visit).textContent()).toContain('The printer is on fire.');
  });

  test('has a text of its own, with its two spaces', async () => {
    const visit = await trySigningIn(failWith(500));
    await alertOf(visit).waitFor();
    expect(await alertOf(visit).textContent()).toContain('Oops, something went wrong!  The team have been notified.');
    expect(await alertOf(visit).innerText()).toContain('wrong!  The team');
  });

  test.each(['Unauthenticated.', 'you are UNAUTHENTICATED'])('alerts nobody about %j', async (message) => {
    const visit = await trySigningIn(failWith(500, message));
    await visit.page.getByText(message).waitFor();
    expect(await alertOf(visit).count()).toBe(0);
  });
});

test("no answer is told as 'No Response'", async () => {
  const visit = await trySigningIn('no answer');
  await alertOf(visit).waitFor();
  expect(await alertOf(visit).textContent()).toContain('No Response');
});

test('the same alert is not told twice at a time, different ones one after the other', async () => {
  const visit = await pages.visit();
  visit.answer('POST /api/login', failWith(500, 'First.'));
  await visit.open('/login');
  await signIn(visit);
  await alertOf(visit).waitFor();
  visit.answer('POST /api/login', failWith(500, 'Second.'));
  await visit.page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect.poll(() => visit.asked.filter((one) => one === 'POST /api/login').length).toBe(3);
  expect(await alertOf(visit).textContent()).toContain('First.');
  await visit.page.keyboard.press('Enter');
  await visit.page.getByText('Second.').first().waitFor();
  expect(await alertOf(visit).count()).toBe(1);
  await closeAlert(visit);
});

test.each([
  ['another status', failWith(422, 'Incorrect email or password.')],
  ["a good status whose body says 'error'", failWith(200, 'Incorrect email or password.')],
])('%s is left to whoever asked', async (_, answer) => {
  const visit = await trySigningIn(answer);
  await visit.page.getByText('Incorrect email or password.').waitFor();
  expect(await alertOf(visit).count()).toBe(0);
  expect(visit.place()).toBe('/login');
});

describe('401', () => {
  test('leads to the sign-in and from there back', async () => {
    const visit = await pages.visitAs('Administrator');
    visit.answer('GET /api/roles', UNAUTHENTICATED);
    await visit.open('/hub/roles?from=menu');
    await visit.page.waitForURL('**/login');
    expect(await alertOf(visit).count()).toBe(0);
    visit.answer('GET /api/roles', failWith(404));
    await signIn(visit);
    await visit.page.waitForURL('**/hub/roles?from=menu');
  });

  test('leaves public pages alone', async () => {
    const visit = await trySigningIn(UNAUTHENTICATED);
    await visit.page.getByText('Unauthenticated.').waitFor();
    expect(visit.place()).toBe('/login');
  });
});
