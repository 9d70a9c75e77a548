// Finds the texts in a content module's source by path, so that one can be replaced without
// touching the rest. Placeholders of code such as ${name} stay as they are.
import { parseAst } from 'rolldown/parseAst';

export type Literal = { text: string; start: number; end: number; isTemplate: boolean };

// The part of the syntax tree that is used here.
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Keys of values that are not read by people: links, names of drawings, ids, patterns. */
const silent =
  /^(?:href|picture|icon|id|color|image|link|linkedin|email|lang|questions|formType|role|variant|destination|mapSearch|locale|spoken|photo)$/;
const isAddress = /^(?:\/|https?:|mailto:|tel:|sms:)/;

export function findLiterals(source: string): Map<string, Literal> {
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

/** Returns the source with the given texts replaced. */
export function replaceLiterals(source: string, texts: ReadonlyMap<string, string>): string {
  let result = source;
  const backwards = [...findLiterals(source)].sort(([, a], [, b]) => b.start - a.start);
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
