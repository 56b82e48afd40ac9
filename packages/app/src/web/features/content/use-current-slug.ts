// Shows the address that an article has now, where it was opened by a former one.

import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** @param path the path of the article that is shown; null while it loads */
export function useCurrentSlug(path: string | null): void {
  const [shown, navigate] = useLocation();
  useEffect(() => {
    if (path !== null && path !== shown) navigate(path, { replace: true });
  }, [path, shown, navigate]);
}
