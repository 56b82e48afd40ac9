// What features put into the header of every frame for signed-in people; frames know no other feature.

import { createContext, type ReactNode, use } from 'react';

const HeaderToolsContext = createContext<ReactNode>(null);

export const HeaderToolsProvider = HeaderToolsContext.Provider;

/** What is to stand in the header, before area and account. */
export function useHeaderTools(): ReactNode {
  return use(HeaderToolsContext);
}
