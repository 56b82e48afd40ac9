// Becoming the first administrator with the link that the server prints, in Italian.

import type { Section } from '#web/words/sections.ts';

export const setUp = {
  title: 'Diventare il primo amministratore',
  lead: 'Nessuno amministra ancora {product}. Lo farà il suo account, da cui inviterà tutti gli altri.',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'E-mail',
  password: 'Password',
  passwordConfirmation: 'Ripeta la password',
  submit: 'Creare l’account',
  checking: 'Un momento, stiamo verificando il suo link',
  expiredTitle: 'Questo link non si può più usare',
  expired:
    'È già stato usato, ha più di un giorno, oppure qualcuno amministra ormai il prodotto. Il server ne mostra uno nuovo all’avvio finché non c’è un amministratore.',
  signIn: 'Accedere',
} as const satisfies Section<'setUp'>;
