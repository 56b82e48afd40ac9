// Answers by email: by the webhook of a mail service, and over SMTP.

import { randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { inboundEmails } from '#server/db/schema/messaging.ts';
import { attempts, mails } from '#server/db/schema/platform.ts';
import { signPayload } from '#server/platform/secrets/webhook-signature.rules.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { createPhoto } from '#server/testing/fixtures/files.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { createOfferedTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { createReplyAddress } from '../reply-address.ts';
import { startInboundSmtp } from './inbound-smtp.ts';
import { receiveEmail } from './receive-email.service.ts';

const SECRET = 'a secret of the mail service, for tests';
const DOMAIN = 'reply.example.test';
const EMAIL = 'Jeanne@example.test';

let server: TestServer;
let readerId: number;
let hostId: number;
let conversationId: number;
let address: string;

beforeAll(async () => {
  server = await startServer({ MAIL_REPLY_DOMAIN: DOMAIN, INBOUND_MAIL_SECRET: SECRET });
  readerId = await server.createAccount({ email: EMAIL, roles: ['Parent'], firstName: 'Jeanne' });
  hostId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'], firstName: 'Orla' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.app;
  for (const table of [conversations, inboundEmails, mails, attempts]) await db.delete(table);
  conversationId = await createTestConversation(server.app, {
    participants: [readerId, hostId],
    type: 'customer-support',
    userId: readerId,
  });
  address = await toAddress();
});

const toAddress = (who: { conversationId?: number; email?: string; now?: Date } = {}) =>
  createReplyAddress(server.app.db, { conversationId, userId: readerId, email: EMAIL, domain: DOMAIN, now: server.time.now, ...who });

type Letter = ConstructorParameters<typeof MailComposer>[0];

function compose(letter: Letter = {}): Promise<Buffer> {
  const usual = {
    from: `Jeanne <${EMAIL}>`,
    to: address,
    subject: 'Re: New messages',
    text: 'Yes, two dogs.',
    messageId: '<1@mail.example>',
  };
  return new MailComposer({ ...usual, ...letter }).compile().build();
}

async function hand(raw: Buffer, { json = false, signature }: { json?: boolean; signature?: string } = {}) {
  const body = json ? Buffer.from(JSON.stringify({ raw: raw.toString('utf8') })) : raw;
  const headers = {
    'Content-Type': json ? 'application/json' : 'message/rfc822',
    'X-Inbound-Signature': signature ?? signPayload({ bytes: body, secret: SECRET }, server.time.now),
  };
  const response = await fetch(`${server.origin}/api/conversations/inbound-mail`, { method: 'POST', body: new Uint8Array(body), headers });
  return { status: response.status, body: (await response.json()) as { outcome?: string; code?: string } };
}

const outcomeOf = async (letter: Letter = {}) => (await hand(await compose(letter))).body.outcome;

const posted = async () =>
  (await server.app.db.select().from(messages).orderBy(messages.sequence)).map(({ senderId, contentType, content }) => ({
    senderId,
    contentType,
    content,
  }));

const refusals = async () => (await getEmailsTo(server, EMAIL)).map(({ text }) => text);

describe('an answer', () => {
  test('becomes a message of its sender, without what it quotes, however it is handed over', async () => {
    const quoted = `Yes, two dogs.\n\nOn 15 Jun 2026, at 11:00, Hosted Stays <no-reply@stays.example> wrote:\n\n> Does Mia like dogs?`;
    expect(await hand(await compose({ text: quoted }))).toEqual({ status: 200, body: { outcome: 'posted' } });
    const html = '<div dir="ltr">Grüße &amp; 犬</div><div class="gmail_quote">old</div>';
    expect((await hand(await compose({ text: 'wrapped', html, messageId: '<2@x>' }), { json: true })).body).toEqual({ outcome: 'posted' });
    expect(await posted()).toEqual([
      { senderId: readerId, contentType: 1, content: { text: 'Yes, two dogs.' } },
      { senderId: readerId, contentType: 1, content: { text: 'Grüße & 犬' } },
    ]);
  });

  test('is posted once, however often and however many at a time it is handed over', async () => {
    const raw = await compose();
    const outcomes = await Promise.all([1, 2, 3].map(() => hand(raw)));
    expect(outcomes.map(({ body }) => body.outcome).toSorted()).toEqual(['ignored', 'ignored', 'posted']);
    expect((await hand(raw)).body.outcome).toBe('ignored');
    expect(await posted()).toHaveLength(1);
    expect(await outcomeOf({ messageId: '<other@mail.example>' })).toBe('posted');
  });

  test('brings its files as messages of their own; logos and what messages can’t have stay away', async () => {
    const photo = await createPhoto();
    const attachments = [
      { filename: 'garden.jpg', content: photo },
      { filename: 'virus.exe', content: Buffer.from('MZ…') },
      { filename: 'logo.png', content: photo, cid: 'logo' },
    ];
    expect(await outcomeOf({ attachments, html: '<p>Look!<img src="cid:logo"></p>' })).toBe('posted');
    expect(await posted()).toMatchObject([
      { content: { text: 'Look!' } },
      { contentType: 3, content: { text: '', file: { name: 'garden.webp', kind: 'image' } } },
    ]);
    expect(await refusals()).toEqual([expect.stringContaining('Some files in your reply couldn’t be added')]);
  });

  test('brings large pictures that were pasted into it, but none of a signature or of what it quotes', async () => {
    const photo = await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    const image = (cid: string) => ({ filename: `${cid}.jpg`, content: photo, cid });
    const html = `<p>Look!<img src="cid:pasted"></p><p>-- </p><p><img src="cid:logo"></p>
      <blockquote type="cite"><img src="cid:quoted"></blockquote>`;
    expect(await outcomeOf({ attachments: [image('pasted'), image('logo'), image('quoted')], html })).toBe('posted');
    expect(await posted()).toMatchObject([{ content: { text: 'Look!' } }, { content: { file: { name: 'pasted.webp', kind: 'image' } } }]);
    expect(await refusals()).toEqual([]);
  });

  test('brings ten files at most, and its sender is told of the others', async () => {
    const content = await createPhoto({ width: 40, height: 30 });
    const attachments = Array.from({ length: 11 }, (_, index) => ({ filename: `${index}.jpg`, content }));
    expect(await outcomeOf({ attachments })).toBe('posted');
    expect(await posted()).toHaveLength(11);
    const [email] = await getEmailsTo(server, EMAIL);
    expect(email?.subject).toMatch(/^Some files in your reply are missing: /);
    expect(email?.text).toContain('was added to the conversation');
    expect(email?.text).not.toContain('Yes, two dogs.');
  });

  test('leaves unread what its sender may not have seen', async () => {
    const host = await server.signInWith('host@example.test');
    await host.send('POST', '/api/conversations/messages/sending', { body: { conversation_id: conversationId, content: 'Dogs?' } });
    await outcomeOf();
    const reader = await server.signInWith(EMAIL);
    expect((await reader.send('GET', '/api/conversations/unread-count')).body).toMatchObject({ unreadTotal: 1 });
  });
});

describe('ignored are', () => {
  test.each([
    ['answers of themselves', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['notes of absence', { subject: 'Abwesenheitsnotiz: New messages' }],
    ['lists', { headers: { Precedence: 'bulk' } }],
    ['our own emails', { from: 'no-reply@localhost', headers: { 'Auto-Submitted': 'auto-generated' } }],
  ])('%s', async (_, letter) => {
    expect(await outcomeOf(letter)).toBe('ignored');
    expect([...(await posted()), ...(await refusals())]).toEqual([]);
  });

  test('emails to an address that we have not made', async () => {
    const forged = address.replace(/[0-9a-f]{24}@/, `${'0'.repeat(24)}@`);
    const ofOther = address.replace(/-[0-9a-z]+-/, `-${hostId.toString(36)}-`);
    for (const to of [forged, ofOther, 'reply@reply.example.test', address.replace(DOMAIN, 'example.test')])
      expect(await outcomeOf({ to })).toBe('ignored');
    expect(await outcomeOf({ to: await toAddress({ email: 'old@example.test' }) })).toBe('ignored');
    expect([...(await posted()), ...(await refusals())]).toEqual([]);
  });

  test.each(['t=1,v1=00', '', 'now'])('emails that the mail service has not signed, with an error: %s', async (signature) => {
    expect(await hand(await compose(), { signature })).toMatchObject({ status: 400, body: { code: 'signatureWrong' } });
    expect(await posted()).toEqual([]);
  });
});

describe('the account is told why not', () => {
  test('from another address, without what was written there', async () => {
    expect(await outcomeOf({ from: 'mallory@example.test', text: 'Send money' })).toBe('refused');
    expect(await refusals()).toEqual([expect.stringContaining('isn’t the one of your account')]);
    expect((await refusals())[0]).not.toContain('Send money');
    expect(await posted()).toEqual([]);
  });

  test('to an address that was made more than thirty days ago', async () => {
    const ago = (days: number) => new Date(server.time.now.getTime() - days * 24 * 3_600_000);
    expect(await outcomeOf({ to: await toAddress({ now: ago(30) }) })).toBe('posted');
    expect(await outcomeOf({ to: await toAddress({ now: ago(31) }), messageId: '<2@x>' })).toBe('refused');
    expect(await refusals()).toEqual([expect.stringContaining('more than 30 days old')]);
    const younger = (await toAddress({ now: ago(31) })).replace(
      /-[0-9a-z]+-([0-9a-f]{24})@/,
      `-${Math.floor(ago(0).getTime() / 86_400_000).toString(36)}-$1@`,
    );
    expect(await outcomeOf({ to: younger, messageId: '<3@x>' })).toBe('ignored');
  });

  test('without proof of its sender by the trusted mail server', async () => {
    const app = { ...server.app, config: { ...server.app.config, INBOUND_TRUSTED_AUTHSERV: 'mx.example.com' } };
    const receive = async (results: string, messageId: string) =>
      receiveEmail(app, await compose({ messageId, headers: { 'Authentication-Results': results } }));
    expect(await receive('mx.example.com; dmarc=fail header.from=example.test', '<1@x>')).toBe('refused');
    expect(await refusals()).toEqual([expect.stringContaining('couldn’t confirm')]);
    expect((await refusals())[0]).not.toContain('Yes, two dogs.');
    expect(await receive('mx.example.com; dmarc=pass header.from=example.test', '<2@x>')).toBe('posted');
  });

  test('with contact details before a stay is booked', async () => {
    const { offerId } = await createOfferedTrip(server.app, readerId);
    conversationId = await createTestConversation(server.app, { offerId, participants: [readerId, hostId] });
    address = await toAddress();
    expect(await outcomeOf({ text: 'Call me at +353 87 123 4567' })).toBe('refused');
    expect(await refusals()).toEqual([expect.stringContaining('contact details')]);
    expect(await outcomeOf({ text: 'Two dogs.', messageId: '<2@x>' })).toBe('posted');
  });

  test('once, of a conversation that is closed', async () => {
    await server.app.db.update(conversations).set({ archivedAt: server.time.now }).where(eq(conversations.id, conversationId));
    expect(await outcomeOf()).toBe('refused');
    expect(await outcomeOf({ messageId: '<2@x>' })).toBe('refused');
    expect(await refusals()).toEqual([expect.stringContaining('read-only')]);
    const [last] = await server.app.db.select().from(inboundEmails).orderBy(desc(inboundEmails.id)).limit(1);
    expect(last).toMatchObject({ refusal: 'closed', messageId: null });
  });

  test.each([
    ['nothing of its own', { text: '-- \nJeanne' }, 'no text and no file'],
    ['more than a message holds', { text: 'a b '.repeat(3000) }, 'too long'],
  ])('with %s', async (_, letter, text) => {
    expect(await outcomeOf(letter)).toBe('refused');
    expect(await refusals()).toEqual([expect.stringContaining(text)]);
  });

  test('five times a day at most', async () => {
    for (let count = 1; count <= 7; count += 1) await outcomeOf({ text: '', messageId: `<${count}@x>` });
    expect(await refusals()).toHaveLength(5);
  });
});

describe('bad input', () => {
  test.each([
    ['nothing', ''],
    ['no email', '\u0000\u0001 nonsense'],
    ['an unfinished part', 'Content-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: text/plain'],
  ])('%s is ignored', async (_, raw) => {
    const { status, body } = await hand(Buffer.from(raw), { json: true });
    expect({ status, body }).toEqual({ status: 200, body: { outcome: 'ignored' } });
  });

  test('more than ten megabytes is refused', async () => {
    expect((await hand(Buffer.alloc(11 * 1024 * 1024, 'a'))).status).toBe(413);
  });
});

test('over SMTP, only for addresses of ours', async () => {
  const smtp = await startInboundSmtp({ ...server.app, config: { ...server.app.config, INBOUND_SMTP_PORT: 0 } });
  if (smtp === null) throw new Error('it does not listen');
  const transport = createTransport({ host: '127.0.0.1', port: smtp.port, ignoreTLS: true });
  const raw = await compose({ to: 'somebody@example.test' });
  await transport.sendMail({ envelope: { from: EMAIL, to: [address] }, raw });
  expect(await posted()).toHaveLength(1);
  await expect(transport.sendMail({ envelope: { from: EMAIL, to: ['other@example.test'] }, raw })).rejects.toMatchObject({
    responseCode: 550,
  });
  const large = Buffer.concat([raw, Buffer.alloc(11 * 1024 * 1024, 'a\r\n')]);
  await expect(transport.sendMail({ envelope: { from: EMAIL, to: [address] }, raw: large })).rejects.toMatchObject({ responseCode: 552 });
  transport.close();
  await smtp.close();
});
