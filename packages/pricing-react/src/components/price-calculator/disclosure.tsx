// Something to unfold, made only once it is asked for.

import { type ReactNode, useState } from 'react';

export function Disclosure({ summary, children }: { readonly summary: string; readonly children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="pricing-disclosure" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children()}
    </details>
  );
}
