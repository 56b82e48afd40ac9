// What other features may do with the drafts of pages and the blog: add, read and write them, never publish.

export { findText, type TextRow } from './drafts.queries.ts';
export { readArticleRecord } from './drafts.records.ts';
export { insertDraft } from './edit-article.service.ts';
export { recordSave, writeText } from './edit-text.service.ts';
export { linkDraft, lockUnsentItem } from './items/link-draft.service.ts';
export { assertRevision, lockDraft } from './lock-article.service.ts';
export { toCleanBlocks } from './shown-blocks.records.ts';
