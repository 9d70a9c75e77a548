// The texts of a content module as they stand in its source, each under the way to it, so that one can be
// replaced and nothing else of the file is touched. What is filled in by code stays as it is: ${name}.
import { parseAst } from 'rolldown/parseAst';

export type Literal = { text: string; start: number; end: number; isTemplate: boolean };

// Of the syntax tree, what is looked at here.
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Not what people read: addresses, names of drawings, keys, patterns. */
const silent =
  /^(?:href|picture|icon|id|color|image|link|linkedin|email|lang|questions|formType|role|variant|destination|mapSearch|locale|spoken|photo)$/;
const isAddress = /^(?:\/|https?:|mailto:|tel:|sms:)/;

export function literalsIn(source: string): Map<string, Literal> {
  const found = new Map<string, Literal>();
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: Node[] };
  for (const statement of body) {
    const declared = (statement.declaration ?? statement) as Node;
    for (const each of (declared.declarations ?? []) as Node[]) {
      walk(source, each.init as Node | null, (each.id as { name: string }).name, found);
    }
  }
  return found;
}

function walk(source: string, node: Node | null, path: string, found: Map<string, Literal>): void {
  if (node?.type === 'ObjectExpression') {
    for (const property of node.properties as Node[]) {
      const key = property.key as { name?: string; value?: string } | undefined;
      const name = key?.name ?? key?.value;
      if (property.type !== 'Property' || name === undefined || silent.test(name)) continue;
      walk(source, property.value as Node, `${path}.${name}`, found);
    }
  } else if (node?.type === 'ArrayExpression') {
    for (const [at, each] of (node.elements as Node[]).entries()) {
      walk(source, each, `${path}[${at}]`, found);
    }
  } else if (node?.type.startsWith('TS') && node.expression) {
    walk(source, node.expression as Node, path, found);
  } else if (node !== null && isText(node)) {
    const isTemplate = node.type === 'TemplateLiteral';
    const text = isTemplate ? source.slice(node.start + 1, node.end - 1) : String(node.value);
    if (/\p{L}/u.test(text) && !isAddress.test(text)) {
      found.set(path, { text, start: node.start, end: node.end, isTemplate });
    }
  }
}

function isText({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}

/** The source with these texts in the place of the old ones. */
export function withTexts(source: string, texts: ReadonlyMap<string, string>): string {
  let result = source;
  const backwards = [...literalsIn(source)].sort(([, a], [, b]) => b.start - a.start);
  for (const [path, { start, end, isTemplate }] of backwards) {
    const text = texts.get(path);
    if (text === undefined) continue;
    const written = isTemplate
      ? `\`${text}\``
      : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
    result = result.slice(0, start) + written + result.slice(end);
  }
  return result;
}
