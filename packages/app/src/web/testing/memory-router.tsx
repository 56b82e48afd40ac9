// A router whose address lives in memory, with a look at it from outside.

import { type ReactNode, use, useLayoutEffect } from 'react';
import { MemoryRouter as Router, UNSAFE_NavigationContext, useLocation, useNavigate } from 'react-router';

export interface MemoryHistory {
  path(): string;
  search(): string;
  /** How many entries one could go back through, this one included. */
  length(): number;
  back(): void;
}

/** @example const { history, MemoryRouter } = createMemoryHistory('/people?page=2') */
export function createMemoryHistory(first: string): {
  history: MemoryHistory;
  MemoryRouter: (props: { children: ReactNode }) => ReactNode;
} {
  let seen = { pathname: '', search: '', length: 0 };
  let back = () => {};

  function Spy() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    const { navigator } = use(UNSAFE_NavigationContext);
    useLayoutEffect(() => {
      seen = { pathname, search, length: 'index' in navigator ? Number(navigator.index) + 1 : 0 };
      back = () => void navigate(-1);
    });
    return null;
  }
  const MemoryRouter = ({ children }: { children: ReactNode }) => (
    <Router initialEntries={[first]}>
      <Spy />
      {children}
    </Router>
  );
  return { history: { path: () => seen.pathname, search: () => seen.search, length: () => seen.length, back: () => back() }, MemoryRouter };
}
