// Why a run has failed, in French.

export const runs = {
  brokenOff:
    'Il a été interrompu {count} fois parce que le serveur s’est arrêté entre-temps. Relancez-le ; si cela ne suffit pas, prévenez la personne qui gère le serveur.',
  ourFault: 'Une erreur s’est produite plusieurs fois de notre côté. Le journal du serveur dit laquelle.',
  diskFull: 'À plusieurs reprises, le serveur n’avait plus d’espace pour ses fichiers. Libérez de l’espace, puis relancez-le.',
} as const;
