// Mails that the product wrote, and work that waits, in French.

import type { Section } from '#web/words/sections.ts';

export const mails = {
  description: 'Ce que le système a écrit aux personnes. Sans serveur de messagerie, les e-mails sont conservés et lus ici.',
  tab: { mails: 'E-mails', outbox: 'File d’attente' },
  state: { sent: 'Envoyé', kept: 'Conservé ici', waiting: 'En attente', failed: 'Non envoyé' },
  open: 'Lire l’e-mail à {recipient} : {subject}',
  to: 'À',
  preview: 'L’e-mail tel que son destinataire le voit',
  asMail: 'Comme e-mail',
  asText: 'Comme texte',
  withoutLinks: 'Les liens de connexion sont retirés : seule la personne qui a reçu l’e-mail les possède.',
  empty: {
    title: 'Aucun e-mail',
    text: 'Les e-mails apparaissent ici dès que le système en écrit un : pour un nouveau compte, un mot de passe oublié ou une invitation.',
  },
  outboxDescription:
    'Ce qui se fait après une modification, comme l’envoi d’e-mails. Les nouveaux essais sont automatiques ; ce qui a été abandonné peut être relancé ici.',
  outboxState: { waiting: 'En attente', failed: 'Abandonnée', done: 'Terminée' },
  outboxEmpty: { title: 'Rien ici', text: 'Rien n’est en attente, et rien n’a été abandonné.' },
  retry: 'Relancer',
  retried: 'La tâche est relancée.',
  drop: {
    action: 'Supprimer la tâche',
    done: 'Tâche supprimée',
    title: 'Supprimer cette tâche ?',
    text: 'Elle ne sera plus relancée. Cette action est irréversible.',
  },
} as const satisfies Section<'mails'>;
