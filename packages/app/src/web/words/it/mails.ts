// Mails that the product wrote, and work that waits, in Italian.

import type { Section } from '#web/words/sections.ts';

export const mails = {
  description: 'Ciò che il sistema ha scritto alle persone. Senza un server di posta, le e-mail si conservano e si leggono qui.',
  tab: { mails: 'E-mail', outbox: 'Coda' },
  state: { sent: 'Inviata', kept: 'Conservata qui', waiting: 'In attesa', failed: 'Non inviata' },
  open: 'Leggi l’e-mail a {recipient}: {subject}',
  to: 'A',
  preview: 'L’e-mail come la vede chi la riceve',
  asMail: 'Come e-mail',
  asText: 'Come testo',
  withoutLinks: 'I link di accesso sono stati tolti: li ha solo chi ha ricevuto l’e-mail.',
  empty: {
    title: 'Nessuna e-mail',
    text: 'Le e-mail appaiono qui appena il sistema ne scrive una: per un nuovo account, una password dimenticata o un invito.',
  },
  outboxDescription:
    'Ciò che si fa dopo una modifica, come inviare e-mail. I nuovi tentativi sono automatici; ciò che è stato abbandonato si può ritentare qui.',
  outboxState: { waiting: 'In attesa', failed: 'Abbandonata', done: 'Conclusa' },
  outboxEmpty: { title: 'Qui non c’è nulla', text: 'Nulla è in attesa, e nulla è stato abbandonato.' },
  retry: 'Riprova',
  retried: 'L’attività viene ritentata.',
  drop: {
    action: 'Elimina attività',
    done: 'Attività eliminata',
    title: 'Eliminare questa attività?',
    text: 'Non verrà più ritentata. L’operazione non si può annullare.',
  },
} as const satisfies Section<'mails'>;
