// Writes the testimonials of the demo world: with consent and published, with consent only, and without.

import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { testimonials } from '#server/db/schema/testimonials.ts';
import { daysBefore } from '../people/moments.ts';

interface DemoTestimonial {
  readonly name: string;
  readonly role: string;
  readonly text: string;
  readonly rating: number | null;
  readonly locale: Locale;
  readonly status: 'published' | 'ready' | 'noConsent';
}

const say = (
  status: DemoTestimonial['status'],
  locale: Locale,
  rating: number | null,
  [name, role, text]: readonly [string, string, string],
) => ({
  ...{ status, locale, rating, name, role, text },
});

const DEMO_TESTIMONIALS: readonly DemoTestimonial[] = [
  say('published', 'en', 5, [
    'Elena',
    'Mother of two, Milan',
    'Our daughter came home with a second family. She still calls them on Sundays.',
  ]),
  say('published', 'en', 5, ['Jonas', 'Student, 16', 'I was nervous for an hour, and then we were playing hurling in the garden.']),
  say('published', 'en', 4, [
    'The Moreau family',
    'Lyon',
    'The price was clear from the start, and somebody answered every question within the day.',
  ]),
  say('ready', 'en', 4, [
    'Keiko',
    'Mother of a student, Osaka',
    'The host family sent us a photo on the first evening. That was all I needed.',
  ]),
  say('noConsent', 'en', null, ['Carlos', 'Father, Valencia', 'Two weeks of camp, and he asks for tea in the morning.']),
  say('published', 'de', 5, ['Sabine', 'Mutter, Hamburg', 'Am zweiten Abend schrieb er: Mama, ich brauche nichts. Besser geht es nicht.']),
  say('published', 'ja', 5, ['美咲の母', '大阪', '最初の夜にホストファミリーから写真が届き、安心して眠れました。']),
];

export async function insertTestimonials(tx: Transaction, now: Date): Promise<void> {
  const places = new Map<Locale, number>();
  const rows = DEMO_TESTIMONIALS.map(({ status, ...said }, number) => {
    const position = (places.get(said.locale) ?? 0) + 1;
    places.set(said.locale, position);
    const at = daysBefore(now, 60 - number * 5, { hour: 10, minute: 0 });
    const consent = { consentBy: said.name, consentOn: at.toISOString().slice(0, 10), consentWay: 'email' as const };
    return { ...said, position, createdAt: at, isPublished: status === 'published', ...(status === 'noConsent' ? {} : consent) };
  });
  await tx.insert(testimonials).values(rows);
}
