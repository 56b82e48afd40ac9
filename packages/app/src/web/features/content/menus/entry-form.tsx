// The dialog for one entry of a menu: where it leads, what it is called, and whether visitors see it.

import * as z from 'zod';
import { toTarget } from '#contract/content/blocks.shapes.ts';
import {
  type InnerEntry,
  type LinkedArticle,
  MENU_LIMITS,
  MENU_PAGES,
  type MenuTarget,
  needsLabel,
} from '#contract/content/menus.shapes.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const KINDS = ['article', 'page', 'address', 'heading'] as const satisfies readonly MenuTarget['kind'][];

/** What is typed, checked by the rules that the server has for a whole menu. */
const shape = z
  .object({
    kind: z.enum(KINDS),
    articleId: z.string().nullable().default(null),
    page: z.enum(MENU_PAGES).nullable().default(null),
    target: z.string().trim().max(MENU_LIMITS.target).default(''),
    label: z.string().trim().max(MENU_LIMITS.label).default(''),
  })
  .transform((typed, context): Pick<InnerEntry, 'to' | 'label'> => {
    const refuse = (field: string, rule: 'required' | 'invalid') => {
      context.addIssue({ code: 'custom', path: [field], params: { rule } });
      return z.NEVER;
    };
    const { kind, articleId, page, target, label } = typed;
    if (kind === 'article' && articleId === null) return refuse('articleId', 'required');
    if (kind === 'page' && page === null) return refuse('page', 'required');
    if (kind === 'address' && toTarget(target) === null) return refuse('target', target === '' ? 'required' : 'invalid');
    const to = toMenuTarget({ kind, articleId, page, target });
    return needsLabel(to) && label === '' ? refuse('label', 'required') : { to, label };
  });

type Typed = Pick<z.output<typeof shape>, never> & {
  readonly kind: MenuTarget['kind'];
  readonly articleId: string | null;
  readonly page: (typeof MENU_PAGES)[number] | null;
  readonly target: string;
};

function toMenuTarget({ kind, articleId, page, target }: Typed): MenuTarget {
  switch (kind) {
    case 'article':
      return { kind, articleId: Number(articleId) };
    case 'page':
      return { kind, page: page ?? MENU_PAGES[0] };
    case 'address':
      return { kind, target };
    case 'heading':
      return { kind };
  }
}

const draftOf = (entry: InnerEntry | null) => ({
  kind: entry?.to.kind ?? ('article' as const),
  articleId: entry?.to.kind === 'article' ? String(entry.to.articleId) : null,
  page: entry?.to.kind === 'page' ? entry.to.page : null,
  target: entry?.to.kind === 'address' ? entry.to.target : '',
  label: entry?.label ?? '',
});

interface EntryFormProps {
  /** Null for a new one. */
  readonly entry: InnerEntry | null;
  /** Whether it stands below another: then it can't be a heading. */
  readonly isInner: boolean;
  readonly articles: readonly LinkedArticle[];
  readonly onDone: (said: Pick<InnerEntry, 'to' | 'label'>) => void;
  readonly onClose: () => void;
}

export function EntryForm({ entry, isInner, articles, onDone, onClose }: EntryFormProps) {
  const words = useTranslations('menus');
  const titles = useTranslations('titles.page');
  const kinds = useTranslations('names.linkSource');
  const form = useForm({
    shape,
    initial: draftOf(entry),
    guarded: false,
    send: async (said: Pick<InnerEntry, 'to' | 'label'>) => said,
    done(said) {
      onDone(said);
      onClose();
    },
  });
  const { kind } = form.values;
  const title = words(entry === null ? 'addTitle' : 'editTitle');
  const articleChoices = articles.map(({ id, kind: of, title: name, slug }) => ({
    value: String(id),
    label: `${name || slug} (${kinds(of)})`,
  }));
  return (
    <DialogForm form={form} title={title} text={words('formText')} submit={words('take')} onClose={onClose}>
      <SelectField
        of={form.field('kind') as FieldBinding<string | null>}
        label={words('leadsTo')}
        choices={KINDS.filter((one) => !isInner || one !== 'heading').map((value) => ({ value, label: words(`kind.${value}`) }))}
        required
      />
      {kind === 'article' && (
        <SelectField
          of={form.field('articleId') as FieldBinding<string | null>}
          label={words('article')}
          choices={articleChoices}
          required
        />
      )}
      {kind === 'page' && (
        <SelectField
          of={form.field('page') as FieldBinding<string | null>}
          label={words('page')}
          choices={MENU_PAGES.map((value) => ({ value, label: titles(value) }))}
          required
        />
      )}
      {kind === 'address' && (
        <TextField
          of={form.field('target') as FieldBinding<string>}
          label={words('address')}
          description={words('addressHint')}
          maxLength={MENU_LIMITS.target}
          required
        />
      )}
      <TextField
        of={form.field('label') as FieldBinding<string>}
        label={words('label')}
        {...(kind === 'article' || kind === 'page' ? { description: words('labelHint') } : { required: true })}
        maxLength={MENU_LIMITS.label}
      />
    </DialogForm>
  );
}
