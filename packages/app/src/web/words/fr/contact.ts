// Writing to us, in French.

import { names } from '#contract/words/fr/names.ts';
import type { Section } from '#web/words/sections.ts';

export const contact = {
  title: 'Nous contacter',
  intro: 'Posez-nous vos questions sur les séjours, les familles et les réservations. Nous répondons par e-mail.',
  signedInAs: 'Nous répondons à {name}, à l’adresse {email}.',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  phoneHint: 'Si vous souhaitez que nous vous appelions.',
  topic: 'Sujet',
  topics: names.contactTopic,
  message: 'Message',
  trap: 'Veuillez laisser ce champ vide',
  send: 'Envoyer le message',
  sentTitle: 'Merci, nous avons bien reçu votre message',
  sentText: 'Une confirmation est envoyée à {email}. Nous répondons par e-mail.',
  reference: 'Votre référence',
  referenceHint: 'Merci de l’indiquer si vous nous écrivez à nouveau à ce sujet.',
  another: 'Écrire un autre message',
  home: 'Vers la page d’accueil',
} as const satisfies Section<'contact'>;
