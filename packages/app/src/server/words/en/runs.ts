// Why a run has failed, in English.

export const runs = {
  brokenOff:
    'It was broken off {count} times because the server ended meanwhile. Start it again; if that does not help, tell whoever runs the server.',
  ourFault: 'Something went wrong on our side, several times. The server’s log says what.',
  diskFull: 'The server had no space left for its files, several times. Free some space, then start it again.',
} as const;
