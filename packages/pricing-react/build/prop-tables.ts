// The fields of an interface as a table: their names, types, defaults and what their doc comments say of them.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const folder = fileURLToPath(new URL('../src/', import.meta.url));

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  /** What `@defaultValue` says; '' where it says nothing. */
  readonly defaultValue: string;
  readonly meaning: string;
}

/** Every interface of the sources, by its name. */
export type Interfaces = ReadonlyMap<string, ts.InterfaceDeclaration>;

export function readInterfaces(): Interfaces {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const found = files.flatMap((file) => sourceOf(file).statements.filter(ts.isInterfaceDeclaration));
  return new Map(found.map((declaration) => [declaration.name.text, declaration]));
}

/** What `src/index.ts` gives away under a name that ends so: `Props`. */
export function exportedNames(ending: string): readonly string[] {
  return sourceOf('index.ts')
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) => (exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : []))
    .map(({ name, propertyName }) => (propertyName ?? name).text)
    .filter((name) => name.endsWith(ending));
}

/** The fields of an interface: its own first, then those of what it extends. */
export function fieldsOf(name: string, interfaces: Interfaces): readonly Field[] {
  const declaration = interfaces.get(name);
  if (declaration === undefined) throw new TypeError(`There is no interface ${name} in the sources.`);
  const own = declaration.members.flatMap((member) => fieldOf(member, declaration));
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  const inherited = parents.flatMap((parent) => inheritedFrom(parent, interfaces));
  return [...own, ...inherited.filter((field) => own.every((known) => known.name !== field.name))];
}

/** Of `Partial<Parent>` nothing is needed. */
function inheritedFrom({ expression, typeArguments }: ts.ExpressionWithTypeArguments, interfaces: Interfaces): readonly Field[] {
  const name = expression.getText();
  if (name !== 'Partial') return fieldsOf(name, interfaces);
  return fieldsOf(typeArguments?.[0]?.getText() ?? '', interfaces).map((field) => ({ ...field, needed: false }));
}

/** A table in Markdown; what is needed comes first. Where everything is, nothing is said of defaults. */
export function fieldTable(fields: readonly Field[]): string {
  const sorted = [...fields.filter(({ needed }) => needed), ...fields.filter(({ needed }) => !needed)];
  const optional = fields.some(({ needed }) => !needed);
  const rows = sorted.map(({ name, type, needed, defaultValue, meaning }) => {
    const otherwise = needed ? 'needed' : defaultValue && `\`${defaultValue}\``;
    return [`\`${name}\``, `\`${type}\``, ...(optional ? [otherwise] : []), meaning].map((cell) => cell.replaceAll('|', '\\|'));
  });
  const head = ['name', 'type', ...(optional ? ['default'] : []), 'meaning'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function sourceOf(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(folder + file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function fieldOf(member: ts.TypeElement, { typeParameters }: ts.InterfaceDeclaration): readonly Field[] {
  if (member.name === undefined || !(ts.isPropertySignature(member) || ts.isMethodSignature(member))) return [];
  const type = ts.isPropertySignature(member) ? (member.type?.getText() ?? '') : methodType(member);
  const docs = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'defaultValue');
  return [
    {
      name: member.name.getText(),
      type: shortType(type, typeParameters ?? []),
      needed: member.questionToken === undefined,
      defaultValue: oneLine(ts.getTextOfJSDocComment(tag?.comment)),
      meaning: docs.map(({ comment }) => oneLine(ts.getTextOfJSDocComment(comment))).join(' '),
    },
  ];
}

function methodType({ parameters, type }: ts.MethodSignature): string {
  return `(${parameters.map((parameter) => parameter.getText()).join(', ')}) => ${type?.getText()}`;
}

/** Without what only the compiler needs: `readonly`, `| undefined` at the end; a type parameter by what it is unless said. */
function shortType(type: string, parameters: readonly ts.TypeParameterDeclaration[]): string {
  const plain = parameters
    .reduce((text, { name, default: usual }) => {
      const alone = text.replaceAll(`<${name.text}>`, '');
      return alone.replace(new RegExp(`\\b${name.text}\\b`, 'g'), usual?.getText() ?? name.text);
    }, oneLine(type))
    .replace(/ \| undefined$/, '')
    .replace(/\breadonly (?=\w+[?]?:)/g, '');
  return /^\([^()]*(\([^()]*\)[^()]*)*\)$/.test(plain) && plain.includes('=>') ? plain.slice(1, -1) : plain;
}

function oneLine(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
