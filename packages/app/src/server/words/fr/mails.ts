// What mails say, in French.

import type { Translated } from '#contract/words/catalogue.ts';
import type { mails as english } from '../en/mails.ts';

export const mails = {
  layout: {
    greeting: 'Bonjour {name},',
    greetingNobody: 'Bonjour,',
    copy: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    automatic: 'Cet e-mail a été envoyé automatiquement par {product}.',
  },
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    intro: 'Merci de votre inscription sur {product}. Veuillez confirmer que cette adresse e-mail est bien la vôtre.',
    button: 'Confirmer mon adresse e-mail',
    validity: 'Le lien peut être utilisé une seule fois, pendant {hours, plural, one {# heure} many {# d’heures} other {# heures}}.',
    notYou:
      'Si vous ne vous êtes pas inscrit, vous n’avez rien à faire : sans cette confirmation, personne ne peut se connecter avec votre adresse.',
  },
  takenAddress: {
    subject: 'Vous avez déjà un compte',
    intro: 'Quelqu’un, sans doute vous, a voulu s’inscrire sur {product} avec cette adresse e-mail. Elle a déjà un compte.',
    family: 'Si vous vouliez inscrire votre famille : rien n’en a été gardé. Connectez-vous et remplissez le formulaire encore une fois.',
    familyButton: 'Inscrire notre famille',
    signIn: 'Se connecter',
    reset: 'Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau :',
    resetButton: 'Choisir un nouveau mot de passe',
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire. Personne n’a appris que vous aviez un compte.',
  },
  parentInvitation: {
    subject: '{product} : est-ce votre enfant ?',
    intro: '{inviter} organise avec {product} un séjour pour {child} et indique que vous êtes l’un des parents.',
    how: 'Si c’est le cas, connectez-vous avec cette adresse e-mail, ou inscrivez-vous avec elle comme parent, et confirmez-le sur votre page d’accueil. D’ici là, rien n’est associé.',
    button: 'Répondre',
    notYours: 'Si vous ne les connaissez pas, vous n’avez rien à faire, ou vous pouvez y répondre non.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    intro: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte sur {product}.',
    button: 'Choisir un nouveau mot de passe',
    validity:
      'Le lien peut être utilisé une seule fois, pendant {hours, plural, one {# heure} many {# d’heures} other {# heures}}. Vous pourrez ensuite en demander un autre.',
    notYou: 'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    intro: 'Le mot de passe de votre compte sur {product} vient d’être modifié, et vos autres appareils ont été déconnectés.',
    notYou: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
    button: 'Choisir un nouveau mot de passe',
  },
  newAddress: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    intro:
      'Cette adresse est désormais l’adresse e-mail de votre compte sur {product}. Veuillez confirmer qu’elle est bien la vôtre ; d’ici là, vous ne pouvez pas vous connecter.',
    notYou: 'Si vous n’avez pas de compte sur {product}, vous n’avez rien à faire.',
  },
  addressChanged: {
    subject: 'L’adresse e-mail de votre compte a été modifiée',
    intro:
      'L’adresse e-mail de votre compte sur {product} a été modifiée. Vos appareils ont été déconnectés, et vous vous connectez désormais avec la nouvelle adresse.',
    notYou: 'Si vous ne l’avez pas demandé, veuillez nous contacter tout de suite.',
    button: 'Nous contacter',
  },
  providerLinked: {
    subject: 'Une nouvelle façon de vous connecter à votre compte',
    intro: 'Vous pouvez désormais aussi vous connecter à votre compte sur {product} avec {provider}.',
    notYou: 'Si ce n’était pas vous, veuillez nous contacter.',
    button: 'Nous contacter',
  },
  payoutDetails: {
    subject: 'Vos coordonnées bancaires ont été modifiées',
    intro: 'Le compte sur lequel {product} vous paie vient d’être modifié. Vos versements iront désormais sur le compte {account}.',
    button: 'Voir mes coordonnées bancaires',
    notYou: 'Si ce n’était pas vous, veuillez nous contacter tout de suite.',
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    intro:
      'Votre compte sur {product} a été supprimé, comme vous l’avez demandé. Votre nom, vos coordonnées et vos moyens de connexion ont été effacés.',
    kept: 'Les factures sont conservées aussi longtemps que la loi l’exige.',
    thanks: 'Merci d’avoir été des nôtres.',
  },
  invitation: {
    subject: 'Vous êtes invité à rejoindre {product}',
    intro: '{inviter} vous a créé un compte sur {product}. Choisissez un mot de passe pour commencer.',
    introNobody: 'Un compte sur {product} a été créé pour vous. Choisissez un mot de passe pour commencer.',
    button: 'Choisir un mot de passe',
    validity: 'Le lien peut être utilisé une seule fois, pendant {days, plural, one {# jour} many {# de jours} other {# jours}}.',
  },
  deactivated: {
    subject: 'Votre compte a été désactivé',
    intro: 'Votre compte sur {product} a été désactivé, et tous vos appareils ont été déconnectés.',
    contact: 'Si vous pensez qu’il s’agit d’une erreur, veuillez nous contacter.',
    button: 'Nous contacter',
  },
} as const satisfies Translated<typeof english>;
