// UBL XML as a plain tree: written to text, and parsed from it.

import { create } from 'xmlbuilder2';

/** An element by its qualified name: `cbc:ID`, `cac:Party`; the root has no prefix. */
export interface UblElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Empty for an element with children. */
  readonly text: string;
  readonly children: readonly UblElement[];
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const PREFIXES = { cac: `${UBL}CommonAggregateComponents-2`, cbc: `${UBL}CommonBasicComponents-2` } as const;

export function leaf(name: string, text: string, attributes: UblElement['attributes'] = {}): UblElement {
  return { name, attributes, text, children: [] };
}

/** Creates an element with children, skipping nulls. */
export function group(name: string, children: readonly (UblElement | null)[]): UblElement {
  return { name, attributes: {}, text: '', children: children.filter((child) => child !== null) };
}

type Builder = ReturnType<typeof create>;

function toNamespace(name: string, root: string): string {
  const prefix = name.split(':')[0];
  return prefix === 'cac' || prefix === 'cbc' ? PREFIXES[prefix] : `${UBL}${root}-2`;
}

function appendElement(into: Builder, element: UblElement, root: string): Builder {
  const node = into.ele(toNamespace(element.name, root), element.name);
  for (const [name, value] of Object.entries(element.attributes)) node.att(name, value);
  if (element.text !== '') node.txt(element.text);
  for (const child of element.children) appendElement(node, child, root);
  return node;
}

/** Writes a document as XML, without characters that XML doesn't allow. */
export function writeUbl(document: UblElement): string {
  const root = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }).ele(toNamespace('', document.name), document.name);
  for (const [prefix, namespace] of Object.entries(PREFIXES)) root.att('http://www.w3.org/2000/xmlns/', `xmlns:${prefix}`, namespace);
  for (const child of document.children) appendElement(root, child, document.name);
  return `${root.end({ prettyPrint: true })}\n`;
}

type DomNode = Builder['node'];

const PREFIX_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PREFIXES).map(([prefix, namespace]) => [namespace, `${prefix}:`]),
);

/** An element outside the UBL namespaces keeps its own name, which no rule looks up. */
function readNode(node: DomNode): UblElement {
  const element = node as DomNode & { localName: string; namespaceURI: string; attributes: Iterable<{ name: string; value: string }> };
  const isRoot = element.namespaceURI === toNamespace('', element.localName);
  const children = [...(element.childNodes as Iterable<DomNode>)].filter((child) => child.nodeType === 1).map(readNode);
  return {
    name: isRoot ? element.localName : `${PREFIX_OF[element.namespaceURI] ?? 'other:'}${element.localName}`,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: children.length === 0 ? (element.textContent ?? '').trim() : '',
    children,
  };
}

/** Parses XML into a tree. */
export function readUbl(text: string): UblElement {
  return readNode(create(text).root().node);
}

/** Returns the elements at a path below an element: `all(line, 'Item/ClassifiedTaxCategory')`. Names are without prefix. */
export function listElements(element: UblElement, path: string): readonly UblElement[] {
  return path
    .split('/')
    .reduce<readonly UblElement[]>(
      (found, step) => found.flatMap(({ children }) => children.filter(({ name }) => name === `cac:${step}` || name === `cbc:${step}`)),
      [element],
    );
}

/** Returns the text of the first element at a path; empty if there is none. */
export function getText(element: UblElement, path: string): string {
  return listElements(element, path)[0]?.text ?? '';
}
