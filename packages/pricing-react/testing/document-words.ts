// What an invoice says in each of the eight languages, for tests that go through all of them.

import { document as de } from '../src/locales/de/document.ts';
import { document as en } from '../src/locales/en/document.ts';
import { document as es } from '../src/locales/es/document.ts';
import { document as fr } from '../src/locales/fr/document.ts';
import { document as it } from '../src/locales/it/document.ts';
import { document as ja } from '../src/locales/ja/document.ts';
import { document as ko } from '../src/locales/ko/document.ts';
import type { Words } from '../src/locales/messages.ts';
import { document as zh } from '../src/locales/zh/document.ts';

export type TestLanguage = 'en' | 'fr' | 'es' | 'it' | 'de' | 'ja' | 'ko' | 'zh';

export const DOCUMENT_WORDS: Readonly<Record<TestLanguage, Words<'document'>>> = {
  en: { language: 'en', locale: 'en-IE', document: en },
  fr: { language: 'fr', locale: 'fr-FR', document: fr },
  es: { language: 'es', locale: 'es-ES', document: es },
  it: { language: 'it', locale: 'it-IT', document: it },
  de: { language: 'de', locale: 'de-DE', document: de },
  ja: { language: 'ja', locale: 'ja-JP', document: ja },
  ko: { language: 'ko', locale: 'ko-KR', document: ko },
  zh: { language: 'zh', locale: 'zh-CN', document: zh },
};

export const LANGUAGES = Object.keys(DOCUMENT_WORDS) as TestLanguage[];
