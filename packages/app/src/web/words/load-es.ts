// Where the Spanish words are, file by file.

export const files = import.meta.glob(['./es/*.ts', '../../contract/words/es/*.ts']);
