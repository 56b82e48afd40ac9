// The page of one's own account, in French.

import type { Section } from '#web/words/sections.ts';

export const account = {
  viewing: 'Vous voyez ce compte comme son titulaire. Rien ne peut être modifié pendant ce temps.',
  saved: 'Vos modifications sont enregistrées.',
  details: {
    title: 'Vos informations',
    text: 'Comment les autres vous voient, et comment nous pouvons vous joindre.',
    picture: 'Photo',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    phone: 'Téléphone',
    email: 'E-mail',
    emailText: 'Vous vous connectez avec cette adresse. Écrivez-nous si vous souhaitez en changer.',
    save: 'Enregistrer',
  },
  region: {
    title: 'Langue et fuseau horaire',
    text: 'La langue de ces pages et de nos e-mails, et le fuseau horaire dans lequel vous voyez les heures.',
    language: 'Langue',
    timezone: 'Fuseau horaire',
    timezoneText: 'Laissez ce champ vide pour voir les heures dans le fuseau de l’appareil que vous utilisez.',
    timezoneDevice: 'Comme sur cet appareil : {zone}',
    save: 'Enregistrer langue et fuseau',
  },
  password: {
    title: 'Mot de passe',
  },
  sessions: {
    title: 'Vos appareils connectés',
    text: 'Si vous ne reconnaissez pas l’un d’eux, déconnectez-le et changez de mot de passe.',
    list: 'Appareils connectés',
    device: '{browser} sur {system}',
    unknown: 'Un appareil que nous ne connaissons pas',
    here: 'Cet appareil',
    lastSeen: 'Dernière utilisation',
    startedAt: 'Connexion',
    end: 'Déconnecter',
    endOf: 'Déconnecter : {device}',
    everywhere: 'Déconnecter partout',
    everywhereTitle: 'Déconnecter tous vos appareils ?',
    everywhereText: 'Cet appareil sera déconnecté aussi. Vous pourrez vous reconnecter à tout moment.',
  },
  deletion: {
    title: 'Supprimer le compte',
    text: 'Supprime définitivement vos données personnelles.',
    begin: 'Vérifier la suppression',
  },
} as const satisfies Section<'account'>;
