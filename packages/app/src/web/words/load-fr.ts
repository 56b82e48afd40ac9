// Where the French words are, file by file.

export const files = import.meta.glob(['./fr/*.ts', '../../contract/words/fr/*.ts']);
