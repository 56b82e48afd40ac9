// Why a run has failed, in Italian.

export const runs = {
  brokenOff:
    'È stato interrotto {count} volte perché nel frattempo il server si è fermato. Riavvialo; se non basta, avvisa chi gestisce il server.',
  ourFault: 'Qualcosa è andato storto più volte da parte nostra. Il registro del server dice che cosa.',
  diskFull: 'Più volte sul server non c’era spazio per i suoi file. Liberi dello spazio e lo riavvii.',
} as const;
