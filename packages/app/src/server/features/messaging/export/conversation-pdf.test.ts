// The PDF of a conversation: its words, in the reader's language and the zone of the product.

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { extractPdfText } from '#server/testing/pdf-text.ts';
import { type ConversationExport, type ExportedMessage, renderConversationPdf } from './conversation-pdf.ts';

const message = (more: Partial<ExportedMessage> = {}): ExportedMessage => ({
  at: new Date('2026-07-04T08:30:00Z'),
  sender: 'Anna Müller',
  role: 'Elternteil',
  text: 'Guten Tag!',
  isSystem: false,
  ...more,
});

const conversation = (more: Partial<ConversationExport> = {}): ConversationExport => ({
  title: 'Léa, Juli 2026',
  participants: [
    { name: 'Anna Müller', role: 'Elternteil' },
    { name: 'Siobhán O’Brien', role: null },
  ],
  tripLine: 'Reise 42',
  exportedAt: new Date('2026-08-01T23:15:00Z'),
  exportedBy: 'Siobhán O’Brien',
  messages: [message()],
  timeZone: 'Europe/Dublin',
  locale: 'de',
  ...more,
});

const renderText = async (more: Partial<ConversationExport> = {}) =>
  extractPdfText(await renderConversationPdf(conversation(more), { isCompressed: false }));

const countImages = async (messages: readonly ExportedMessage[]) => {
  const bytes = await renderConversationPdf(conversation({ messages }), { isCompressed: false });
  return Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1;
};

describe('the PDF of a conversation', () => {
  test('has participants, messages, days and the export line in German', async () => {
    const text = await renderText();
    for (const line of [
      'Unterhaltung: Léa, Juli 2026',
      'Reise 42',
      'Beteiligte',
      'Anna Müller (Elternteil)',
      'Exportiert von Siobhán O’Brien am 2. August 2026 um 00:15',
      'Uhrzeiten gelten für die Zeitzone Europe/Dublin.',
      'Samstag, 4. Juli 2026',
      '09:30',
      'Guten Tag!',
      'Seite 1 von 1',
    ]) {
      expect(text.split('\n').map((found) => found.trim())).toContain(line);
    }
  });

  test('has its labels in Japanese', async () => {
    const text = await renderText({ locale: 'ja', title: '山田 花子', messages: [message({ text: '「東京」から来ます。' })] });
    for (const words of ['メッセージ履歴：山田 花子', '参加者', '2026年7月4日土曜日', '「東京」から来ます。', '1 / 1 ページ']) {
      expect(text.replaceAll('\n', '')).toContain(words);
    }
  });

  test('groups messages by the days of the time zone', async () => {
    const messages = ['2026-07-04T22:59:00Z', '2026-07-04T23:01:00Z', '2026-07-05T10:00:00Z'].map((at) => message({ at: new Date(at) }));
    const days = (text: string) => text.split('\n').filter((line) => line.includes('Juli 2026') && line.includes('tag,'));
    expect(days(await renderText({ messages }))).toEqual(['Samstag, 4. Juli 2026', 'Sonntag, 5. Juli 2026']);
    expect(days(await renderText({ messages, timeZone: 'UTC' }))).toHaveLength(2);
    expect(days(await renderText({ messages, timeZone: 'Asia/Tokyo' }))).toEqual(['Sonntag, 5. Juli 2026']);
  });

  test('shows quotes of replies, names of files, and system messages without a sender', async () => {
    const text = await renderText({
      messages: [
        message({ replyTo: { sender: 'Siobhán', text: `When\ndoes she ${'arrive '.repeat(50)}` } }),
        message({ text: undefined, file: { name: 'Pass.pdf', kind: 'pdf' } }),
        message({ text: 'Angebot angenommen', isSystem: true, sender: 'System', role: undefined }),
      ],
    });
    expect(text).toContain('Antwort an Siobhán: When does she');
    expect(text).toContain('…');
    expect(text).toContain('PDF: Pass.pdf');
    expect(text).toContain('Angebot angenommen');
    expect(text).not.toContain('System');
  });

  test('hides the content of withdrawn messages', async () => {
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const withdrawn = message({ withdrawn: true, text: 'secret', file: { name: 'secret.png', kind: 'image' }, image });
    const text = await renderText({ messages: [withdrawn] });
    expect(text).toContain('Diese Nachricht wurde zurückgezogen.');
    expect(text).not.toContain('secret');
    expect(await countImages([withdrawn])).toBe(0);
  });

  test('shows pictures, and only the names of unreadable ones', async () => {
    const picture = (image: ExportedMessage['image']) => message({ text: undefined, file: { name: 'a.jpg', kind: 'image' }, image });
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 4, background: '#0080' } })
      .webp()
      .toBuffer();
    expect(await countImages([picture(large)])).toBe(1);
    expect(await countImages([picture(async () => large)])).toBe(1);
    const broken = [picture(new Uint8Array([1, 2, 3])), picture(async () => null), picture(() => Promise.reject(new Error('gone')))];
    expect(await countImages(broken)).toBe(0);
    expect((await renderText({ messages: broken })).split('\n').filter((line) => line === 'Foto: a.jpg')).toHaveLength(3);
  });

  test('has a sentence instead of messages if there are none', async () => {
    expect(await renderText({ messages: [] })).toContain('Keine Nachrichten in diesem Zeitraum.');
  });

  test('says when older messages are left out', async () => {
    const words = 'Diese Datei enthält die neuesten 1 Nachrichten. Ältere sind nicht enthalten.';
    expect(await renderText({ isShortened: true })).toContain(words);
    expect(await renderText()).not.toContain('neuesten');
  });

  test('renders long conversations in turns and reads one picture at a time', async () => {
    const image = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#38a' } })
      .jpeg()
      .toBuffer();
    const reading = { now: 0, most: 0 };
    const read = async () => {
      reading.now += 1;
      reading.most = Math.max(reading.most, reading.now);
      await new Promise((turn) => setImmediate(turn));
      reading.now -= 1;
      return image;
    };
    const messages = Array.from({ length: 400 }, (_, index) =>
      message({
        at: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000),
        text: `${index} ${'Guten Tag, wir freuen uns auf den Aufenthalt! '.repeat(4)}`,
        ...(index % 40 === 0 ? { file: { name: 'a.jpg', kind: 'image' as const }, image: read } : {}),
      }),
    );
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await renderConversationPdf(conversation({ messages }));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
    expect(reading.most).toBe(1);
  });
});
