// What features add to the header of all frames for signed-in users; frames don't import other features.

import { createContext, type ReactNode, use } from 'react';

const HeaderToolsContext = createContext<ReactNode>(null);

export const HeaderToolsProvider = HeaderToolsContext.Provider;

/** Returns the content of the header before area and account. */
export function useHeaderTools(): ReactNode {
  return use(HeaderToolsContext);
}
