// The roles, and the screen that shows them, in Italian.

import { names } from '#contract/words/it/names.ts';
import type { Section } from '#web/words/sections.ts';

export const roles = {
  name: names.role,
  about: {
    Parent: 'Prenota soggiorni per i propri figli e li paga.',
    'Host family': 'Ospita studenti: calendario, offerte e compensi della propria casa.',
    Coordinator: 'Segue viaggi, famiglie e conversazioni di tutte le regioni.',
    Agent: 'Vende soggiorni: lavora con i propri studenti, gruppi e fatture.',
    Finance: 'Fatture, pagamenti, compensi e fatturazione.',
    Administrator: 'Tutto, compresi utenti, ruoli e permessi.',
    'Vetting admin': 'Trova e verifica le famiglie ospitanti.',
    'Page editor': 'Pagine, blog, menu e testimonianze.',
  },
  description: 'Gli otto ruoli sono fissi. Una persona può averne più d’uno: i permessi si sommano.',
  column: { holders: 'Titolari', landing: 'Arriva su' },
  holders: '{count, plural, =0 {Nessuno} one {# utente} many {# di utenti} other {# utenti}}',
  showHolders: '{count, plural, =0 {Nessuno} one {# utente} many {# di utenti} other {# utenti}} con il ruolo {role}',
  deactivated: '{count, plural, one {e # disattivato} many {e # disattivati} other {e # disattivati}}',
  rightCount: '{count, plural, one {# permesso} many {# di permessi} other {# permessi}}',
  switched: '{count, plural, one {# modificato} many {# modificati} other {# modificati}}',
  showRights: '{count, plural, one {# permesso} many {# di permessi} other {# permessi}} del ruolo {role}',
  changeRights: 'Modifica ciò che questo ruolo può fare',
  staff: 'Staff',
  assign: 'Assegna',
  assignTo: 'Assegna il ruolo {role}',
  assignUser: 'Utente',
  assignConfirm: 'Dai il ruolo',
  assigned: '{name} ora ha il ruolo {role}.',
  alreadyHeld: '{name} ha già il ruolo {role}.',
  picker: { placeholder: 'Nome o e-mail', nobody: 'Nessun risultato', searching: 'Ricerca…' },
} as const satisfies Section<'roles'>;
