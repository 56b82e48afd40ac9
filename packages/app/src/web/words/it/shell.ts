// Menus, header and command palette around the pages of signed-in people, in Italian.

import type { Section } from '#web/words/sections.ts';

export const shell = {
  navigation: 'Menu principale',
  more: 'Altro',
  fold: 'Riduci il menu',
  unfold: 'Espandi il menu',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  later: 'In arrivo',
  soon: 'in arrivo',
  unread: '{count, plural, one {# messaggio non letto} many {# di messaggi non letti} other {# messaggi non letti}}',
  group: {
    today: 'Oggi',
    operations: 'Operazioni',
    people: 'Persone',
    finance: 'Finanza',
    pricing: 'Prezzi',
    content: 'Contenuti',
    administration: 'Amministrazione',
  },
  area: {
    title: 'Area',
    switch: 'Cambia area',
    travel: 'Area genitori',
    hostFamily: 'Area famiglia ospitante',
    hub: 'Hub',
  },
  account: {
    title: 'Il Suo account',
    open: 'Il Suo account: {name}',
    signOut: 'Esci',
  },
  colours: {
    title: 'Colori',
    auto: 'Automatici',
    light: 'Chiari',
    dark: 'Scuri',
  },
  viewAs: {
    title: 'Sta vedendo il sito come {name}.',
    note: 'Nel frattempo non si può modificare nulla, e la visita viene registrata.',
    stop: 'Esci da questa vista',
  },
  palette: {
    open: 'Ricerca e comandi',
    placeholder: 'Vai a una pagina o esegui un’azione…',
    none: 'Nulla ha questo nome.',
    pages: 'Pagine',
    later: 'In arrivo',
    actions: 'Azioni',
    language: 'Lingua: {name}',
    colours: 'Colori: {name}',
    invite: 'Invita un utente',
    shortcuts: 'Scorciatoie da tastiera',
    enter: 'Invio apre, Esc chiude',
  },
  shortcuts: {
    title: 'Scorciatoie da tastiera',
    general: 'Ovunque nell’hub',
    goTo: 'Andare a una pagina',
    palette: 'Ricerca e comandi',
    help: 'Questa panoramica',
    single: 'Scorciatoie a un tasto',
    singleNote: 'Si possono disattivare se danno fastidio, per esempio a chi detta i testi.',
  },
} as const satisfies Section<'shell'>;
