// The privacy notice that stands as long as editors have published none of their own, in French.

export const privacyNotice = {
  title: 'Politique de confidentialité',
  description: 'Ce que nous conservons sur vous et vos enfants, qui le voit, et comment le modifier ou le supprimer.',
  account:
    'Votre compte : nom, adresse e-mail, numéro de téléphone, langue, fuseau horaire et photo. Votre mot de passe n’est conservé que sous forme d’empreinte que personne ne peut inverser.',
  children:
    'Les enfants que vous ajoutez : nom, date de naissance, sexe, pays, loisirs, photos, documents, et ce que vous nous dites des allergies, problèmes de santé, vaccinations et habitudes. Nous en avons besoin pour trouver une famille adaptée et prendre soin de votre enfant.',
  stays: 'Vos séjours : réservations, dates, trajets, messages, ainsi que les factures et paiements correspondants.',
  readers:
    'Les familles d’accueil que vous sollicitez ou qui accueillent votre enfant voient ce que la page de votre enfant indique comme visible pour elles, et les messages que vous leur envoyez. Notre équipe voit ce dont son travail a besoin. Chaque modification est consignée avec son auteur.',
  payments:
    'Vous saisissez les données de carte dans les champs de notre prestataire de paiement. Nous ne les recevons ni ne les conservons jamais ; nous gardons le montant, la date et le résultat.',
  cookies:
    'Nous n’utilisons que les cookies nécessaires à la connexion et à la protection de votre compte. Aucun cookie publicitaire ou de suivi.',
  kept: 'Nous conservons vos données jusqu’à la suppression de votre compte, possible dans ses paramètres. Les factures et paiements sont conservés comme l’exige le droit comptable ; vos autres données personnelles sont effacées.',
  rights:
    'Vous pouvez consulter, corriger et supprimer vos données dans votre compte à tout moment. Pour une copie, une opposition ou une réclamation, écrivez-nous depuis la page de contact.',
} as const;
