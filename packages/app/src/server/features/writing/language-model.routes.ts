// The endpoints of writing with a language model.

import * as endpoints from '#contract/writing/language-model.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { saveAnswer } from './drafts/save-answer.service.ts';
import { changePrompt, createPrompt, listPrompts, listPromptVersions } from './prompts/prompts.service.ts';
import { translateArticle } from './translate/translate-article.service.ts';
import { readWritingState } from './write/budget.service.ts';
import { listWritings, readWriting, writeText } from './write/write-text.service.ts';

export const writingRoutes = defineRoutes(endpoints, {
  ...{ readWritingState, listPrompts, createPrompt, changePrompt, listPromptVersions },
  ...{ listWritings, readWriting, writeText, saveAnswer, translateArticle },
});
