import { Visitor } from 'oxc-parser';
import { isTest } from '../source/files.ts';
import type { SourceFile } from '../source/parse.ts';
import type { Problem } from '../source/problem.ts';
import { areaOf } from './areas.ts';

/** Objections to reaching around a port: the environment, the machine's clock, the network from a component. */
export function checkReach(file: SourceFile): Problem[] {
  const found: Problem[] = [];
  const area = areaOf(file.path);
  const object = (offset: number, message: string): void => {
    found.push({ file: file.path, line: file.lineAt(offset), message });
  };
  const product = area.kind !== 'workshop' && area.kind !== 'testing' && !isTest(file.path);
  if (!product) return found;

  const guardsEnvironment = file.path !== 'server/src/config.ts';
  const guardsClock = area.kind === 'domain' || area.kind === 'sandbox';
  const guardsNetwork = ['ui', 'feature', 'route', 'shell'].includes(area.kind);

  if (guardsEnvironment) {
    for (const each of file.imports) {
      if (
        /^(node:)?process$/.test(each.specifier) &&
        each.names.some((name) => name === 'env' || name === 'default' || name === '*')
      ) {
        found.push({ file: file.path, line: each.line, message: environmentMessage });
      }
    }
  }
  new Visitor({
    MemberExpression(node) {
      if (guardsEnvironment && nameOf(node.object) === 'process' && propertyOf(node) === 'env')
        object(node.start, environmentMessage);
    },
    NewExpression(node) {
      if (guardsClock && nameOf(node.callee) === 'Date' && node.arguments.length === 0)
        object(node.start, clockMessage);
      if (guardsNetwork && ['WebSocket', 'EventSource', 'XMLHttpRequest'].includes(nameOf(node.callee)))
        object(node.start, networkMessage);
    },
    CallExpression(node) {
      const { callee } = node;
      if (guardsNetwork && nameOf(callee) === 'fetch') object(node.start, networkMessage);
      if (
        guardsClock &&
        callee.type === 'MemberExpression' &&
        nameOf(callee.object) === 'Date' &&
        propertyOf(callee) === 'now'
      ) {
        object(node.start, clockMessage);
      }
    },
  }).visit(file.program);
  return found;
}

const environmentMessage =
  'Only server/src/config.ts reads the environment: declare the setting there and in docs/operations.md, and pass its value in.';
const clockMessage = 'Time is a port: use ctx.now(), so that tests can move it.';
const networkMessage =
  "The network is reached through web/src/lib alone: use lib/client in the feature's api.ts, or lib's socket.";

function nameOf(node: { readonly type: string; readonly name?: unknown }): string {
  return node.type === 'Identifier' && typeof node.name === 'string' ? node.name : '';
}

function propertyOf(node: {
  readonly computed: boolean;
  readonly property: { readonly type: string; readonly name?: unknown; readonly value?: unknown };
}): string {
  if (!node.computed) return nameOf(node.property);
  return node.property.type === 'Literal' && typeof node.property.value === 'string' ? node.property.value : '';
}
