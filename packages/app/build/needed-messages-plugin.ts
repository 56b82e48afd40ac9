// Adds to each call of `withMessages` the message sections that the imported modules use, so that they are loaded with the code.

import type { Plugin } from 'vite';
import { createMessageReader } from './needed-messages.ts';

const SOURCE = /\/packages\/app\/src\/web\/[^?]+\.tsx?$/;

export function neededMessagesPlugin(): Plugin {
  const reader = createMessageReader();
  /** The sections added to each file. */
  const written = new Map<string, string>();
  const listNeeded = (file: string) =>
    reader.listLazyCalls(file).map(({ imports, end }) => ({ end, sections: JSON.stringify(reader.listSections(imports)) }));

  return {
    name: 'needed-messages',
    enforce: 'pre',
    watchChange: (file) => reader.forget(file),
    transform: {
      filter: { id: SOURCE, code: /\bwithMessages\(/ },
      handler(code, file) {
        const needed = listNeeded(file);
        written.set(file, JSON.stringify(needed.map(({ sections }) => sections)));
        // From last to first, so that earlier positions stay valid.
        const changed = needed
          .toReversed()
          .reduce((text, { sections, end }) => `${text.slice(0, end)}, ${sections}${text.slice(end)}`, code);
        return { code: changed, map: null };
      },
    },
    /** The sections that a module uses are added to others, which import it with `withMessages`. */
    async hotUpdate({ type, file, modules, read }) {
      if (!SOURCE.test(file)) return;
      // A file is emptied before it is written; this waits until it has been. An empty one would seem to need no messages.
      if (type !== 'delete') await read();
      reader.forget(file);
      const { moduleGraph } = this.environment;
      const stale = [...written].filter(([one, before]) => {
        try {
          return JSON.stringify(listNeeded(one).map(({ sections }) => sections)) !== before;
        } catch (error) {
          // Vite reports a file that can't be read or parsed; invalid messages are reported when the module that loads them is transformed
          // again.
          if (!(error instanceof TypeError)) return false;
          written.set(one, '');
          return true;
        }
      });
      return [...new Set([...modules, ...stale.flatMap(([one]) => [...(moduleGraph.getModulesByFile(one) ?? [])])])];
    },
  };
}
