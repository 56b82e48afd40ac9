// The roles, and the screen that shows them, in French.

import { names } from '#contract/words/fr/names.ts';
import type { Section } from '#web/words/sections.ts';

export const roles = {
  name: names.role,
  about: {
    Parent: 'Réserve des séjours pour ses enfants et les paie.',
    'Host family': 'Accueille des élèves : calendrier, propositions et versements de son propre foyer.',
    Coordinator: 'S’occupe des voyages, des familles et des conversations de toutes les régions.',
    Agent: 'Vend des séjours : travaille avec ses propres élèves, groupes et factures.',
    Finance: 'Factures, paiements, versements et facturation.',
    Administrator: 'Tout, y compris les utilisateurs, les rôles et les droits.',
    'Vetting admin': 'Trouve et vérifie les familles d’accueil.',
    'Page editor': 'Pages, blog, menus et témoignages.',
  },
  description: 'Les huit rôles sont fixes. Une personne peut en avoir plusieurs : leurs droits s’additionnent.',
  column: { holders: 'Titulaires', landing: 'Arrive sur' },
  holders: '{count, plural, =0 {Personne} one {# utilisateur} many {# d’utilisateurs} other {# utilisateurs}}',
  showHolders: '{count, plural, =0 {Personne} one {# utilisateur} many {# d’utilisateurs} other {# utilisateurs}} avec le rôle {role}',
  deactivated: '{count, plural, one {et # désactivé} many {et # désactivés} other {et # désactivés}}',
  rightCount: '{count, plural, one {# droit} many {# de droits} other {# droits}}',
  switched: '{count, plural, one {# modifié} many {# modifiés} other {# modifiés}}',
  showRights: '{count, plural, one {# droit} many {# de droits} other {# droits}} du rôle {role}',
  changeRights: 'Modifier ce que ce rôle peut faire',
  staff: 'Équipe',
  assign: 'Attribuer',
  assignTo: 'Attribuer le rôle {role}',
  assignUser: 'Utilisateur',
  assignConfirm: 'Donner le rôle',
  assigned: '{name} a désormais le rôle {role}.',
  alreadyHeld: '{name} a déjà le rôle {role}.',
  picker: { placeholder: 'Nom ou e-mail', nobody: 'Aucun résultat', searching: 'Recherche…' },
} as const satisfies Section<'roles'>;
