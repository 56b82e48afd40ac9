// Why a run has failed, in Spanish.

export const runs = {
  brokenOff:
    'Se interrumpió {count} veces porque el servidor se detuvo mientras tanto. Vuelva a iniciarlo; si no ayuda, avise a quien gestiona el servidor.',
  ourFault: 'Algo ha fallado varias veces por nuestra parte. El registro del servidor dice qué.',
  diskFull: 'Varias veces no quedó espacio en el servidor para sus archivos. Libere espacio y vuelva a iniciarlo.',
} as const;
