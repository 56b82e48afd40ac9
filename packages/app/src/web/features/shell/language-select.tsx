// Selects the language, each by its own name: a native select over a small label, which adds no code and works everywhere.

import type { Locale } from '#contract/platform/locales.ts';
import { listLanguageNames, pageLocale } from '#web/platform/messages/locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { changeLanguage } from './change-language.ts';
import classes from './language-select.module.css';

interface LanguageSelectProps {
  /** Shows the full name of the language, if there is space. */
  readonly wide?: boolean;
}

export function LanguageSelect({ wide = false }: LanguageSelectProps) {
  const words = useTranslations('frame');
  const current = pageLocale();
  const names = listLanguageNames();
  const shown = wide ? names.find(({ locale }) => locale === current)?.name : current.toUpperCase();
  return (
    <span className={classes.field} data-wide={wide || undefined}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18" />
      </svg>
      <span aria-hidden="true">{shown}</span>
      <select
        className={classes.select}
        aria-label={words('language')}
        value={current}
        onChange={(event) => changeLanguage(event.currentTarget.value as Locale)}
      >
        {names.map(({ locale, name }) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
