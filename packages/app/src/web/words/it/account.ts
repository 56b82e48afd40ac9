// The page of one's own account, in Italian.

import type { Section } from '#web/words/sections.ts';

export const account = {
  viewing: 'Vede questo account come lo vede il titolare. Nel frattempo non si può modificare nulla.',
  saved: 'Le modifiche sono state salvate.',
  details: {
    title: 'Dati personali',
    text: 'Come La vedono gli altri, e come possiamo contattarLa.',
    picture: 'Foto',
    firstName: 'Nome',
    lastName: 'Cognome',
    phone: 'Telefono',
    email: 'E-mail',
    emailText: 'Accede con questo indirizzo. Ci scriva se desidera cambiarlo.',
    save: 'Salva i dati',
  },
  region: {
    title: 'Lingua e fuso orario',
    text: 'La lingua di queste pagine e delle nostre e-mail, e il fuso in cui vede gli orari.',
    language: 'Lingua',
    timezone: 'Fuso orario',
    timezoneText: 'Lasciare vuoto per vedere gli orari nel fuso del dispositivo in uso.',
    timezoneDevice: 'Come su questo dispositivo: {zone}',
    save: 'Salva lingua e fuso orario',
  },
  password: {
    title: 'Password',
  },
  sessions: {
    title: 'Dispositivi connessi',
    text: 'Se non riconosce uno di questi dispositivi, lo disconnetta e cambi la password.',
    list: 'Dispositivi connessi',
    device: '{browser} su {system}',
    unknown: 'Un dispositivo che non conosciamo',
    here: 'Questo dispositivo',
    lastSeen: 'Ultimo utilizzo',
    startedAt: 'Accesso',
    end: 'Disconnetti',
    endOf: 'Disconnetti: {device}',
    everywhere: 'Disconnetti ovunque',
    everywhereTitle: 'Disconnettere tutti i dispositivi?',
    everywhereText: 'Viene disconnesso anche questo dispositivo. Potrà accedere di nuovo in qualsiasi momento.',
  },
  deletion: {
    title: 'Elimina account',
    text: 'Elimina per sempre i Suoi dati personali.',
    begin: 'Verifica l’eliminazione',
  },
} as const satisfies Section<'account'>;
