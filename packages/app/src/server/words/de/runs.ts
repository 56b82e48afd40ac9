// Why a run has failed, in German.

export const runs = {
  brokenOff:
    'Sie wurde {count}-mal abgebrochen, weil der Server währenddessen endete. Starten Sie sie neu; hilft das nicht, sagen Sie dem Betreiber des Servers Bescheid.',
  ourFault: 'Bei uns ist mehrmals etwas schiefgegangen. Was es war, steht im Protokoll des Servers.',
  diskFull: 'Auf dem Server war mehrmals kein Platz für die Dateien. Schaffen Sie Platz und starten Sie den Lauf dann erneut.',
} as const;
