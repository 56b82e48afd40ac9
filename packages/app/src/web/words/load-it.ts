// Where the Italian words are, file by file.

export const files = import.meta.glob(['./it/*.ts', '../../contract/words/it/*.ts']);
