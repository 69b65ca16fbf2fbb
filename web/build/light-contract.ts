import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/** What the browser never reads of an endpoint or a socket: the server validates, the compiler has the types. */
const serverOnly = new Set(['summary', 'body', 'output', 'received', 'sent']);
/** The calls that declare them. */
const declaring = new Set(['endpoint', 'socket']);

/** A stretch of source to be replaced. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nodes(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
}

function nameOf(node: Node | undefined): string | null {
  return typeof node?.['name'] === 'string' ? node['name'] : null;
}

/** The declarators of the module's own constants, exported or not. */
function declarators(program: Node): readonly Node[] {
  return nodes(program['body']).flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? nodes(statement['declaration'])[0] : statement;
    return declaration?.type === 'VariableDeclaration' ? nodes(declaration['declarations']) : [];
  });
}

/** Text of `endpoint({...})` or `socket({...})` without what only the server reads; the query's schema stays where the client has to tell query and body apart. */
function lightDeclaration(code: string, call: Node): string {
  const properties = nodes(nodes(call['arguments'])[0]?.['properties']);
  const named = properties.map((property) => ({
    name: nameOf(nodes(property['key'])[0]),
    text: code.slice(property.start, property.end),
  }));
  const hasBody = named.some(({ name }) => name === 'body' || name === 'upload');
  const kept = named.filter(({ name }) => name !== null && !serverOnly.has(name) && (name !== 'query' || hasBody));
  return `{ ${kept.map(({ text }) => text).join(', ')} }`;
}

/**
 * Makes a contract file as light as the browser needs it: endpoints and sockets lose what only the server reads, and every constant
 * that is made by a call may be dropped when nobody imports it. So zod reaches a page only where the page itself
 * validates with a schema it imports by name.
 */
export function lighten(code: string): string {
  const edits: Edit[] = declarators(parseAst(code) as unknown as Node).flatMap((declarator) => {
    const init = nodes(declarator['init'])[0];
    if (init?.type !== 'CallExpression') return [];
    const text = declaring.has(nameOf(nodes(init['callee'])[0]) ?? '')
      ? lightDeclaration(code, init)
      : `/* @__PURE__ */ (() => ${code.slice(init.start, init.end)})()`;
    return [{ start: init.start, end: init.end, text }];
  });
  return edits.toReversed().reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

export function lightContract(): Plugin {
  return {
    name: 'pinjian:light-contract',
    // After the types are gone: what is left is JavaScript that can be parsed as such.
    enforce: 'post',
    transform: {
      filter: { id: /\/contract\/src\/[^/]+\.ts$/ },
      handler: (code) => ({ code: lighten(code), map: null }),
    },
  };
}
