// Where questions appear; once on every page. The dialogs themselves are loaded with the first question.

import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onAsk } from './dialogs.ts';

export function DialogHost() {
  const [Questions, setQuestions] = useState<ComponentType | null>(null);
  useEffect(() => {
    onAsk(async () => {
      const { Questions: loaded, openContextModal } = await import('./questions.tsx');
      // At once: a dialog is opened by an event that they have to be there to hear.
      flushSync(() => setQuestions(() => loaded));
      return openContextModal;
    });
  }, []);
  return Questions === null ? null : <Questions />;
}
