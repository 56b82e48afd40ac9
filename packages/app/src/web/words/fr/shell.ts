// Menus, header and command palette around the pages of signed-in people, in French.

import type { Section } from '#web/words/sections.ts';

export const shell = {
  navigation: 'Menu principal',
  more: 'Plus',
  fold: 'Replier le menu',
  unfold: 'Déplier le menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  later: 'À venir',
  soon: 'bientôt',
  unread: '{count, plural, one {# message non lu} many {# de messages non lus} other {# messages non lus}}',
  group: {
    today: 'Aujourd’hui',
    operations: 'Opérations',
    people: 'Personnes',
    finance: 'Finances',
    pricing: 'Tarifs',
    content: 'Contenu',
    administration: 'Administration',
  },
  area: {
    title: 'Espace',
    switch: 'Changer d’espace',
    travel: 'Espace parents',
    hostFamily: 'Espace famille d’accueil',
    hub: 'Hub',
  },
  account: {
    title: 'Votre compte',
    open: 'Votre compte : {name}',
    signOut: 'Se déconnecter',
  },
  colours: {
    title: 'Couleurs',
    auto: 'Automatiques',
    light: 'Claires',
    dark: 'Sombres',
  },
  viewAs: {
    title: 'Vous voyez le site comme {name}.',
    note: 'Rien ne peut être modifié pendant ce temps, et la visite est enregistrée.',
    stop: 'Quitter cette vue',
  },
  palette: {
    open: 'Recherche, actions',
    placeholder: 'Aller à une page ou faire une action…',
    none: 'Rien ne porte ce nom.',
    pages: 'Pages',
    later: 'À venir',
    actions: 'Actions',
    language: 'Langue : {name}',
    colours: 'Couleurs : {name}',
    invite: 'Inviter un utilisateur',
    shortcuts: 'Raccourcis clavier',
    enter: 'Entrée ouvre, Échap ferme',
  },
  shortcuts: {
    title: 'Raccourcis clavier',
    general: 'Partout dans le hub',
    goTo: 'Aller à une page',
    palette: 'Recherche, actions',
    help: 'Cet aperçu',
    single: 'Raccourcis à une touche',
    singleNote: 'Désactivez-les s’ils vous gênent, par exemple si vous dictez vos textes.',
  },
} as const satisfies Section<'shell'>;
