// The text of a message, or its translation with the original one tap away.

import { UnstyledButton } from '@mantine/core';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './message.module.css';
import { MessageText } from './message-text.tsx';
import { useThreadContext } from './thread-context.ts';
import { type Translation, useTranslation } from './translations.ts';

/** Returns the name of a language, or its code where it is unknown. */
function nameLanguage(tag: string, code: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function TranslationNote({ translation, onOriginal }: { readonly translation: Translation; readonly onOriginal: () => void }) {
  const words = useTranslations('messagingThread');
  const tag = useFormatLocale();
  if (translation.kind === 'running') return <span className={classes['dimmed']}>{words('translate.running')}</span>;
  if (translation.kind === 'failed') return <span className={classes['dimmed']}>{words('translate.failed')}</span>;
  const { source } = translation;
  return (
    <>
      <span className={classes['dimmed']}>
        {source === null ? words('translate.translated') : words('translate.translatedFrom', { language: nameLanguage(tag, source) })}
      </span>
      <UnstyledButton className={classes['original'] ?? ''} onClick={onOriginal}>
        {words('actions.original')}
      </UnstyledButton>
    </>
  );
}

interface TranslatedTextProps {
  readonly message: MessageRecord;
  readonly text: string;
  readonly isOwn: boolean;
}

export function TranslatedText({ message, text, isOwn }: TranslatedTextProps) {
  const { translations, search } = useThreadContext();
  const translation = useTranslation(translations, message, isOwn);
  return (
    <>
      <MessageText text={translation?.kind === 'done' ? translation.text : text} search={search} />
      {translation === null ? null : (
        <div className={classes['translation']}>
          <TranslationNote translation={translation} onOriginal={() => translations.setWanted(message.id, false)} />
        </div>
      )}
    </>
  );
}
