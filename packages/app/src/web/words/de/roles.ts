// The roles, and the screen that shows them, in German. Roles are named by the task, not by a person's gender.

import { names } from '#contract/words/de/names.ts';
import type { Section } from '#web/words/sections.ts';

export const roles = {
  name: names.role,
  about: {
    Parent: 'Buchen Aufenthalte für die eigenen Kinder und bezahlen sie.',
    'Host family': 'Nimmt Schüler auf: Kalender, Angebote und Auszahlungen des eigenen Zuhauses.',
    Coordinator: 'Betreut Reisen, Familien und Gespräche in allen Regionen.',
    Agent: 'Verkauft Aufenthalte: arbeitet mit eigenen Schülern, Gruppen und Rechnungen.',
    Finance: 'Rechnungen, Zahlungen, Auszahlungen und Abrechnung.',
    Administrator: 'Alles, auch Benutzer, Rollen und Berechtigungen.',
    'Vetting admin': 'Findet und überprüft Gastfamilien.',
    'Page editor': 'Seiten, Blog, Menüs und Erfahrungsberichte.',
  },
  description: 'Die acht Rollen stehen fest. Wer mehrere hat, hat alle ihre Rechte.',
  column: { holders: 'Inhaber', landing: 'Startseite' },
  holders: '{count, plural, =0 {Niemand} one {# Benutzer} other {# Benutzer}}',
  showHolders: '{count, plural, =0 {Niemand} one {# Benutzer} other {# Benutzer}} mit der Rolle {role}',
  deactivated: '{count, plural, one {und # deaktivierter} other {und # deaktivierte}}',
  rightCount: '{count, plural, one {# Recht} other {# Rechte}}',
  switched: '{count, plural, one {# umgestellt} other {# umgestellt}}',
  showRights: '{count, plural, one {# Recht} other {# Rechte}} der Rolle {role}',
  changeRights: 'Ändern, was diese Rolle darf',
  staff: 'Team',
  assign: 'Zuweisen',
  assignTo: 'Rolle {role} zuweisen',
  assignUser: 'Benutzer',
  assignConfirm: 'Rolle geben',
  assigned: '{name} hat jetzt die Rolle {role}.',
  alreadyHeld: '{name} hat die Rolle {role} schon.',
  picker: { placeholder: 'Name oder E-Mail', nobody: 'Niemand gefunden', searching: 'Suche läuft …' },
} as const satisfies Section<'roles'>;
