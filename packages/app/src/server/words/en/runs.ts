// Why a run has failed, in English.

export const runs = {
  brokenOff:
    'The server stopped {count} times before this job was done. Start it again. If that doesn’t help, contact the server administrator.',
  ourFault: 'Something went wrong on our side several times. See the server log for details.',
  diskFull: 'The server had no space left for the job’s files. Free some space, then start it again.',
} as const;
