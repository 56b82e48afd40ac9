// The host of dialogs, once on every page. The dialogs are loaded with the first question.

import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onAsk } from './dialogs.ts';

export function DialogHost() {
  const [Questions, setQuestions] = useState<ComponentType | null>(null);
  useEffect(() => {
    onAsk(async () => {
      const { Questions: loaded, openContextModal } = await import('./questions.tsx');
      // Synchronous: a dialog is opened by an event, and the provider must already listen to it.
      flushSync(() => setQuestions(() => loaded));
      return openContextModal;
    });
  }, []);
  return Questions === null ? null : <Questions />;
}
