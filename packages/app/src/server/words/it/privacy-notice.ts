// The privacy notice that stands as long as editors have published none of their own, in Italian.

export const privacyNotice = {
  title: 'Informativa sulla privacy',
  description: 'Che cosa conserviamo su di Lei e sui Suoi figli, chi lo vede e come modificarlo o eliminarlo.',
  account:
    'Il Suo account: nome, indirizzo e-mail, telefono, lingua, fuso orario e immagine. La password è conservata solo come impronta che nessuno può invertire.',
  children:
    'I figli che aggiunge: nome, data di nascita, sesso, Paese, interessi, foto, documenti e ciò che ci dice su allergie, problemi di salute, vaccinazioni e abitudini. Ci serve per trovare una famiglia adatta e prenderci cura di Suo figlio.',
  stays: 'I Suoi soggiorni: prenotazioni, date, viaggi, messaggi e le relative fatture e pagamenti.',
  readers:
    'Le famiglie ospitanti a cui chiede o che ospitano Suo figlio vedono ciò che la pagina di Suo figlio indica come visibile per loro e i messaggi che invia loro. Il nostro team vede ciò che serve al suo lavoro. Ogni modifica è registrata con il suo autore.',
  payments:
    'I dati della carta si inseriscono nei campi del nostro fornitore di pagamenti. Non li riceviamo né li conserviamo mai; conserviamo importo, data ed esito.',
  cookies: 'Usiamo solo i cookie necessari per accedere e proteggere il Suo account. Nessun cookie pubblicitario o di tracciamento.',
  kept: 'Conserviamo i Suoi dati finché non elimina l’account, cosa possibile nelle impostazioni. Fatture e pagamenti restano, come richiede la legge contabile; gli altri dati personali vengono cancellati.',
  rights:
    'Può vedere, correggere ed eliminare i Suoi dati nel Suo account in qualsiasi momento. Per una copia, un’opposizione o un reclamo ci scriva dalla pagina dei contatti.',
} as const;
