// Sending mails, to a mail server that runs here.

import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '#server/db/schema/platform.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/job.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { queueEmail } from './queue-email.ts';
import type { EmailTemplate } from './template.ts';

interface Delivery {
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

let delivered: Delivery[] = [];
/** What the mail server does instead of taking a mail. */
let refusal: { readonly at: 'recipient' | 'data'; readonly code: number; readonly says?: string } | null = null;

function failure({ code, says = 'not now' }: { code: number; says?: string }): Error {
  return Object.assign(new Error(says), { responseCode: code });
}

const options: SMTPServerOptions = {
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => (refusal?.at === 'recipient' ? done(failure(refusal)) : done()),
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refusal?.at === 'data') return done(failure(refusal));
      const raw = Buffer.concat(chunks);
      PostalMime.parse(raw).then((mail) => {
        delivered.push({ to: envelope.rcptTo.map(({ address }) => address), raw: raw.toString('utf8'), mail });
        done();
      }, done);
    });
  },
};

const smtp = new SMTPServer(options);
let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const { port } = smtp.server.address() as AddressInfo;
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Höst & Stays <post@stays.test>', PUBLIC_URL: 'https://stays.test' };
  server = await startServer(settings);
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((closed) => smtp.close(() => closed()));
});
beforeEach(async () => {
  delivered = [];
  await server.app.db.delete(jobRows);
});
afterEach(() => {
  refusal = null;
});

interface Values {
  readonly subject: string;
  readonly text: string;
}

const template: EmailTemplate<Values> = (_, { subject, text }) => ({
  subject,
  name: 'Zoë',
  blocks: [{ text }, { button: 'Öffnen', path: '/login' }],
});

async function write(to: string, values: Partial<Values> = {}): Promise<void> {
  const whole = { subject: 'A subject', text: 'A text', ...values };
  await server.app.db.transaction((tx) => queueEmail(tx, server.app, { to, locale: 'de', template, values: whole }));
}

function later(hours: number): void {
  server.time.now = new Date(server.time.now.getTime() + hours * 3600_000);
}

async function rowTo(to: string) {
  return (await server.app.db.select().from(mails)).find(({ recipient }) => recipient === to);
}

describe('a mail', () => {
  test('arrives as it was written, in both forms, with links in the recipient’s language', async () => {
    const text = 'Grüße, 東京, 🏡 & <b>not bold</b>\nsecond line';
    await write('zoe@example.test', { subject: 'Ihre Reise nach 東京 🏡', text });
    await server.runJobs();
    const [{ mail, to } = { mail: undefined, to: [] }] = delivered;
    expect(to).toEqual(['zoe@example.test']);
    expect(mail?.subject).toBe('Ihre Reise nach 東京 🏡');
    expect(mail?.from).toMatchObject({ name: 'Höst & Stays', address: 'post@stays.test' });
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain('https://stays.test/de/login');
    expect(mail?.html).toContain('&lt;b&gt;not bold&lt;/b&gt;<br>second line');
    expect(mail?.html).not.toMatch(/<img|url\(|<script|<link|http:/i);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const row = await rowTo('zoe@example.test');
    expect(row).toMatchObject({ sentAt: server.time.now, keptAt: null, messageId: mail?.messageId });
  });

  test('is answered elsewhere and shown in its thread, and what is private is not kept', async () => {
    const letter = { to: 'private@example.test', locale: 'de', template, values: { subject: 's', text: 'between us' } } as const;
    const more = { replyTo: 'reply+1@reply.test', thread: 'conversation-7', isPrivate: true } as const;
    await server.app.db.transaction((tx) => queueEmail(tx, server.app, { ...letter, ...more }));
    await server.runJobs();
    const [{ mail } = { mail: undefined }] = delivered;
    expect(mail?.replyTo).toMatchObject([{ address: 'reply+1@reply.test' }]);
    expect(mail).toMatchObject({ inReplyTo: '<conversation-7@stays.test>', references: '<conversation-7@stays.test>' });
    expect(mail?.text).toContain('between us');
    expect(await rowTo('private@example.test')).toMatchObject({ subject: 's', text: '', html: '' });
  });

  test('says how it is unsubscribed from where it can be, and not where it is about an account', async () => {
    const letter = { to: 'button@example.test', locale: 'de', template, values: { subject: 's', text: 't' } } as const;
    await server.app.db.transaction((tx) => queueEmail(tx, server.app, { ...letter, unsubscribePath: '/api/enough/7' }));
    await write('account@example.test');
    await server.runJobs();
    const headersOf = (to: string) =>
      delivered
        .find((one) => one.to.includes(to))
        ?.mail.headers.filter(({ key }) => key.startsWith('list-'))
        .map(({ key, value }) => [key, value]);
    expect(headersOf('button@example.test')).toEqual([
      ['list-unsubscribe', '<https://stays.test/api/enough/7>'],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ]);
    expect(headersOf('account@example.test')).toEqual([]);
  });

  test('is sent once, however often its job runs', async () => {
    await write('once@example.test');
    await server.runJobs();
    await server.app.db.update(jobRows).set({ state: 'created', startAfter: server.time.now });
    expect(await server.runJobs()).toBe(1);
    expect(delivered).toHaveLength(1);
  });

  test('is not sent when what it tells of did not happen', async () => {
    const failing = server.app.db.transaction(async (tx) => {
      await queueEmail(tx, server.app, { to: 'never@example.test', locale: 'en', template, values: { subject: 's', text: 't' } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await server.runJobs();
    expect(delivered).toEqual([]);
  });

  test('is tried again when the server can not take it, under the same id', async () => {
    refusal = { at: 'data', code: 451 };
    await write('again@example.test');
    await server.runJobs();
    const before = await rowTo('again@example.test');
    expect([delivered.length, before?.sentAt]).toEqual([0, null]);
    refusal = null;
    later(1);
    await server.runJobs();
    expect(delivered.map(({ mail }) => mail.messageId)).toEqual([before?.messageId]);
  });

  test('to a mailbox that does not exist is given up at once', async () => {
    refusal = { at: 'recipient', code: 550 };
    await write('nowhere@example.test');
    await server.runJobs();
    const [row] = await server.app.db.select().from(jobRows).where(eq(jobRows.name, DEAD_LETTERS));
    expect(row).toMatchObject({ sourceRetryCount: 0, createdOn: server.time.now });
    expect(row?.sourceOutput?.message).toBe('The mail server refuses the recipient (550).');
  });

  test.each([
    ['the mailbox does not exist', { at: 'recipient', code: 550 }, 1],
    ['the last attempt has failed', { at: 'data', code: 451 }, 12],
  ] as const)('keeps nothing private once %s', async (_, reason, attempts) => {
    refusal = reason;
    const to = `unsent-${reason.at}@example.test`;
    const letter = { to, locale: 'de', template, values: { subject: 's', text: 'between us' } } as const;
    await server.app.db.transaction((tx) => queueEmail(tx, server.app, { ...letter, isPrivate: true }));
    for (let attempt = 1; attempt < attempts; attempt += 1) {
      await server.runJobs();
      expect((await rowTo(to))?.text).toContain('between us');
      later(24);
    }
    await server.runJobs();
    expect(await rowTo(to)).toMatchObject({ sentAt: null, text: '', html: '' });
    expect(delivered).toEqual([]);
  });

  test('leaves no address in the queue if it could not be sent, even if the server repeats it', async () => {
    refusal = { at: 'data', code: 451, says: 'greylisted: <shy@example.test>, come back' };
    await write('shy@example.test');
    await server.runJobs();
    const [row] = await server.app.db.select().from(jobRows);
    expect(row?.output?.message).toContain('greylisted');
    expect(JSON.stringify(row)).not.toContain('shy@');
  });

  test('forgets its recipient as requested, also if it is refused', async () => {
    refusal = { at: 'recipient', code: 550 };
    const letter = { to: 'gone@example.test', locale: 'en', template, values: { subject: 'Bye', text: 'Bye' } } as const;
    await server.app.db.transaction((tx) => queueEmail(tx, server.app, { ...letter, recipientAfterwards: 'nobody@deleted.invalid' }));
    await server.runJobs();
    expect(await rowTo('gone@example.test')).toBeUndefined();
    expect(await rowTo('nobody@deleted.invalid')).toMatchObject({ subject: 'Bye', sentAt: null });
  });

  test('is kept without the secret of its link once it was sent', async () => {
    const token = 'k'.repeat(43);
    const secret: EmailTemplate<Values> = (_, { subject }) => ({ subject, blocks: [{ button: 'Go', path: `/reset-password/${token}` }] });
    const letter = { to: 'link@example.test', locale: 'de', template: secret, values: { subject: 's', text: 't' } } as const;
    await server.app.db.transaction((tx) => queueEmail(tx, server.app, letter));
    await server.runJobs();
    expect(delivered.map(({ mail }) => mail.text?.includes(`https://stays.test/de/reset-password/${token}`))).toEqual([true]);
    const row = await rowTo('link@example.test');
    expect(row?.text).toContain('https://stays.test/de/reset-password/…');
    expect(JSON.stringify(row)).not.toContain(token);
  });
});

describe('no header and no other recipient gets into a mail', () => {
  test.each(['A\r\nBcc: evil@example.test', 'A\nBcc: evil@example.test', 'A\u2028Bcc: evil@example.test', 'A\0\rBcc: evil@example.test'])(
    'by the subject %j',
    async (subject) => {
      await write('safe@example.test', { subject });
      await server.runJobs();
      expect(delivered.map(({ to, mail }) => [to, mail.bcc, mail.subject])).toEqual([
        [['safe@example.test'], undefined, 'A Bcc: evil@example.test'],
      ]);
    },
  );

  test.each([
    'a@example.test, evil@example.test',
    'a@example.test\r\nRCPT TO:<evil@example.test>',
    '"a" <evil@example.test>, a@example.test',
  ])('by the address %j', async (address) => {
    await write(address);
    await server.runJobs();
    expect(delivered.flatMap(({ to }) => to).length).toBeLessThanOrEqual(1);
    expect(delivered.flatMap(({ to }) => to)).not.toContain('evil@example.test');
  });
});

test('without a mail server a mail is kept to be read', async () => {
  const silent = await startServer();
  await silent.app.db.transaction((tx) =>
    queueEmail(tx, silent.app, { to: 'kept@example.test', locale: 'en', template, values: { subject: 's', text: 't' } }),
  );
  await silent.runJobs();
  const [row] = await silent.app.db.select().from(mails);
  expect(row).toMatchObject({ recipient: 'kept@example.test', sentAt: null, keptAt: silent.time.now });
  await silent.stop();
});
