// Keeps passing messages off what has to be read while they are there.

import { type RefObject, useLayoutEffect } from 'react';

const ROOM = '--app-kept-clear';

/**
 * Has toasts appear above a part that stands at the bottom of the window; `--app-kept-clear` says how much room it takes there.
 * @example const part = useRef<HTMLDivElement>(null); useKeepClear(part); return <div ref={part}>…</div>;
 */
export function useKeepClear(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const { style } = document.documentElement;
    function measure(): void {
      const room = window.innerHeight - (element?.getBoundingClientRect().top ?? 0);
      // Further up it is in nobody's way.
      const isLow = room > 0 && room < window.innerHeight / 2;
      style.setProperty(ROOM, `${isLow ? Math.ceil(room) : 0}px`);
    }
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', measure, options);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, options);
      window.removeEventListener('resize', measure);
      style.removeProperty(ROOM);
    };
  }, [part]);
}
