// What is said against a booking, and in its mails, in French.

import type { ServerWords } from '../catalogue.ts';

export const booking = {
  issue: {
    childMissing: 'Choisissez qui voyage.',
    childAdult: 'Cet élève aura 18 ans ou plus le premier jour. Choisissez-en un autre.',
    childTwice: 'Cet élève est choisi deux fois.',
    childUnknown: 'Cet élève n’existe plus. Choisissez-en un autre.',
    childIncomplete: 'Il manque encore des informations utiles à la famille d’accueil sur cet élève.',
    childAway: 'Cet élève est déjà en voyage certains de ces jours. Veuillez choisir d’autres dates ou un autre élève.',
    datesMissing: 'Choisissez le premier et le dernier jour.',
    datesReversed: 'Le dernier jour doit suivre le premier.',
    datesPast: 'Ces dates ont déjà commencé. Choisissez-en de plus tardives.',
    datesTooLong: 'Un séjour peut durer un an au plus.',
    familyMissing: 'Choisissez une famille d’accueil.',
    familyNotLive: 'Cette famille n’accueille personne pour le moment. Choisissez-en une autre.',
    familyTooSmall: 'Cette famille n’a pas assez de lits pour autant d’élèves.',
    familyTaken: 'Cette famille n’est pas libre à ces dates. Choisissez d’autres dates ou une autre famille.',
    backupIsPrimary: 'La famille de réserve doit être une autre que celle choisie.',
    backupNotLive: 'La famille de réserve n’accueille personne pour le moment.',
    backupTaken: 'La famille de réserve n’est pas libre à ces dates.',
    campUnknown: 'Cette semaine de stage n’a plus lieu.',
    campOutsideDates: 'Cette semaine de stage tombe hors du séjour.',
    campClash: 'Un autre stage est déjà choisi pour cette semaine.',
    campFull: 'Cette semaine de stage est complète. Choisissez-en une autre.',
    campMissing: 'Aucun stage n’est choisi. Sans stage, le séjour se passe entièrement en famille.',
    campsNotWanted: 'Un séjour entièrement en famille n’a pas de stage. Choisissez une autre formule ou retirez les stages.',
    noPrice: 'Ce séjour ne peut pas être chiffré tel quel.',
    discountUnknown: 'Ce code ne donne pas de réduction pour ce séjour.',
    tripOver: 'Cette demande est entre-temps réservée ou annulée, ou concerne d’autres enfants. Réservez ceci comme un nouveau séjour.',
    familySaidNo: 'Cette famille ne peut plus accueillir ce séjour. Choisissez-en une autre.',
  },
  mail: {
    refused: {
      subject: 'Votre réservation n’a pas pu être faite et vous êtes remboursé',
      intro:
        'Votre paiement à {product} pour le séjour du {from} au {to} est arrivé après l’attribution des lits à une autre personne. Nous en sommes désolés.',
      money: 'La totalité, {amount} {currency}, vous est restituée. Vous n’avez rien à faire.',
      button: 'Trouver une autre famille',
    },
    experience: {
      subject: 'Nous avons bien reçu votre demande ({reference})',
      intro: 'Merci d’avoir demandé un séjour à {product}. Votre demande nous est parvenue.',
      reference: 'Indiquez cette référence dans vos messages : {reference}',
      next: 'Nous cherchons ce qui convient et vous écrivons avec une proposition. Si vous créez un compte avec cette adresse, vous y retrouverez votre demande.',
      nextFamily:
        'Nous demandons à la famille que vous avez choisie si elle peut vous accueillir et vous écrivons sa réponse. Si vous créez un compte avec cette adresse, vous y retrouverez votre demande.',
      claim:
        'Pour suivre la demande et réserver, connectez-vous avec cette adresse e-mail, ou inscrivez-vous avec elle, et confirmez sur votre page d’accueil que la demande est la vôtre.',
      claimButton: 'Aller à ma page d’accueil',
      notYou: 'Si vous ne nous avez rien demandé, quelqu’un a indiqué votre adresse par erreur. Vous n’avez rien à faire.',
    },
  },
} as const satisfies ServerWords['booking'];
