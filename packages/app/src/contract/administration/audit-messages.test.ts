// The change log in words.

import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import lists from '#messages/de/shared/lists.json' with { type: 'json' };
import names from '#messages/de/shared/names.json' with { type: 'json' };
import tags from '#messages/de/shared/tags.json' with { type: 'json' };
import trail from '#messages/de/shared/trail.json' with { type: 'json' };
import { createAuditMessages, spellOut } from './audit-messages.ts';

const say = createTranslator({ locale: 'de', messages: { lists, names, tags, trail } });
const german = createAuditMessages((key) => (say.has(key as 'trail.yes') ? say(key as 'trail.yes') : null), 'de');

test.each([
  ['vettingState', 'checks_pending', 'Nachweise ausstehend'],
  ['cause', 'expired', 'Zeitlimit erreicht'],
  ['topic', 'hosting', 'Schüler aufnehmen'],
  ['list', 'users', 'Benutzer'],
  ['state', 'scheduled', 'Geplant'],
  ['state', 'part_paid', 'Teilweise bezahlt'],
  ['type', 'targeted', 'Ausgewählte Benutzer'],
  ['type', 'excursion', 'Ausflug'],
  ['tripState', 'customer_service', 'Kundenservice'],
  ['offerState', 'awaiting_review', 'Wartet auf Antwort'],
  ['task', 'campCalledOff', 'Eine Campwoche wurde abgesagt'],
  ['taskState', 'dropped', 'Verworfen'],
  ['gender', 'any', 'Alle'],
  ['kind', 'credit', 'Gutschrift'],
  ['kind', 'refund', 'Erstattung'],
  ['method', 'bank_transfer', 'Überweisung'],
  ['level', 'Host_family', 'Gastfamilie'],
  ['per', 'booking', 'Buchung'],
  ['schedule.mode', 'instalments', 'In gleichen Raten'],
  ['language', 'ja', 'Japanisch'],
  ['query', 'state=void&method=cash&sort=-outstanding', 'Status: Storniert; Zahlungsart: Bar; Sortierung: ↓ Offen'],
  ['audience.locales', ['fr', 'ja'], 'Französisch, Japanisch'],
  ['roleNames', ['Parent', 'Agent'], 'Eltern, Agentur'],
  ['query', 'state=unverified&sort=-createdAt', 'Status: Nicht bestätigt; Sortierung: ↓ Konto angelegt'],
  ['size', 1234567, '1.234.567'],
  ['avatarRef', 'k2f0a', 'gesetzt'],
  ['isDefault', false, 'nein'],
  ['phone', null, 'leer'],
  ['audience.roles', [], 'leer'],
  ['name', 'home_visit', 'home_visit'],
  ['vettingState', 'waiting_for_moon', 'Waiting for moon'],
] as const)('%s %j is said as %s', (field, value, text) => {
  expect(german.value(field, value === null || typeof value !== 'object' ? value : [...value])).toBe(text);
});

test.each([
  ['isDefault', 'Standard'],
  ['capacity', 'Plätze'],
  ['pricing.read', 'Preise und Provisionen ansehen'],
  ['customerCommissionPercentage', 'Kundenprovision, %'],
  ['schedule.mode', 'Zahlungsplan · Zahlungsbedingungen'],
  ['users.read', 'Benutzer ansehen'],
  ['texts.ja.body', 'Texte · Japanisch · Text'],
  ['dueTo_day', 'Due to day'],
])('the field %s is called %s', (name, text) => {
  expect(german.field(name)).toBe(text);
});

test('actions and subjects, known and unknown', () => {
  expect(german.action('savedViews.change')).toBe('Ansicht geändert');
  expect(german.action('pricingTemplate.edit')).toBe('Preisvorlage geändert');
  expect(german.action('trips.sendOffer')).toBe('Trips · Send offer');
  expect(german.subjectType('hostFamily')).toBe('Gastfamilie');
  expect(german.subject({ subjectType: 'hostFamily', subjectId: '7', subjectName: 'Ann Byrne' })).toBe('Gastfamilie · Ann Byrne');
  expect(german.subject({ subjectType: 'currency', subjectId: '3', subjectName: null })).toBe('Währung · 3');
  expect(german.subject({ subjectType: 'outbox', subjectId: '7', subjectName: null })).toBe('Job · 7');
  expect(german.subject({ subjectType: 'role', subjectId: 'Finance', subjectName: null })).toBe('Finanzen');
  expect(german.subject({ subjectType: 'user', subjectId: '7', subjectName: 'Ann Byrne' })).toBe('Ann Byrne');
});

test('a name in code is spelt out', () => {
  expect(spellOut('profile_incomplete')).toBe('Profile incomplete');
  expect(spellOut('lastSignInAt')).toBe('Last sign in at');
});
