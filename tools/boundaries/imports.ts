import { posix } from 'node:path';
import { placeOf, rankOf } from '../source/domains.ts';
import { isTest } from '../source/files.ts';
import type { Import, SourceFile } from '../source/parse.ts';
import type { Problem } from '../source/problem.ts';
import type { Resolver } from '../source/resolve.ts';
import { areaOf, type Area } from './areas.ts';

/** Objections to what a file imports: which part of the house may know which. */
export function checkImports(file: SourceFile, resolver: Resolver): Problem[] {
  const area = areaOf(file.path);
  return file.imports.flatMap((each) => {
    const target = resolver.resolve(file.path, each.specifier);
    const message =
      target.kind === 'package'
        ? objectToPackage(area, file.path, target.name)
        : (objectToFile(area, file.path, target.path, each.typeOnly) ??
          objectToCall(area, file.path, target.path, each));
    return message === undefined ? [] : [{ file: file.path, line: each.line, message }];
  });
}

function objectToPackage(area: Area, path: string, name: string): string | undefined {
  if (isTest(path)) return undefined;
  if (area.kind === 'contract' && name !== 'zod') {
    return `The contract imports zod and nothing else; '${name}' belongs in server/src or web/src/lib.`;
  }
  if (name === 'ky' && area.kind !== 'lib' && area.kind !== 'workshop') {
    return "Requests are made by web/src/lib alone; declare the call in the contract and use lib/client from the feature's api.ts.";
  }
  return undefined;
}

function objectToFile(from: Area, path: string, target: string, typeOnly: boolean): string | undefined {
  const to = areaOf(target);
  if (from.kind === 'workshop') return undefined;
  if (to.kind === 'contract') return from.kind === 'contract' ? objectInContract(path, target) : undefined;
  if (to.kind === 'workshop') {
    return `'${target}' builds, tests or measures the product; the product does not know it. Move what is shared into the product.`;
  }
  if (from.kind === 'contract') {
    return 'The contract is the wire alone and imports only itself and zod; what is not on the wire belongs in server/src or web/src.';
  }
  if (isServer(from) !== isServer(to))
    return 'Server and web know each other through the contract only; put the shared fact into contract/src.';
  if (!isServer(from)) return objectInWeb(from, path, to, target);
  // Types alone are no dependency on who reads the settings, nor on the domain that types its own jsonb columns.
  if (typeOnly && target === 'server/src/config.ts' && ['shared', 'domain'].includes(from.kind)) return undefined;
  if (typeOnly && path === 'server/src/tables.ts') return undefined;
  return objectInServer(from, path, to, target);
}

/** The contract keeps the order of the domains: position-view.ts may use dictionary.ts, never the other way round. */
function objectInContract(path: string, target: string): string | undefined {
  const [from, to] = [path, target].map((each) => posix.basename(each).split(/[-.]/)[0] ?? '');
  if (from === undefined || to === undefined || placeOf(to) === -1 || from === to) return undefined;
  if (placeOf(from) === -1)
    return `'${posix.basename(path)}' is a word of the wire that every domain uses and knows no domain; move this to ${to}.ts.`;
  if (placeOf(to) < placeOf(from)) return undefined;
  return `'${to}' stands below '${from}' in the order of domains: declare the shared shape in ${from}.ts and use it in ${to}.ts.`;
}

function isServer(area: Area): boolean {
  return ['platform', 'domain', 'shared', 'composition', 'sandbox', 'testing'].includes(area.kind);
}

function objectInServer(from: Area, path: string, to: Area, target: string): string | undefined {
  if (from.kind === 'testing') return undefined;
  if (to.kind === 'testing') {
    return isTest(path)
      ? undefined
      : '#testing is for tests; what the product needs belongs in server/src/platform or in its domain.';
  }
  switch (from.kind) {
    case 'platform':
      if (to.kind === 'platform') return undefined;
      return `The platform knows no product: '${target}' is passed in by app.ts, as a parameter or a type argument, or this code belongs in a domain.`;
    case 'shared':
      if (to.kind === 'platform' || to.kind === 'shared') return undefined;
      return `bind.ts, context.ts, events.ts and tables.ts are known to every domain and know none; '${target}' belongs below them.`;
    case 'domain':
      return objectInDomain(from.domain, path, to, target);
    case 'sandbox':
    case 'composition':
      return objectInComposition(from, path, to, target);
    default:
      return undefined;
  }
}

function objectInDomain(domain: string, path: string, to: Area, target: string): string | undefined {
  if (rankOf(domain) === -1) {
    return `'${domain}' is no domain; give it its place in tools/source/domains.ts and docs/architecture.md, or move it into one.`;
  }
  if (to.kind === 'platform' || to.kind === 'shared') return undefined;
  if (to.kind !== 'domain') {
    return `A domain does not know '${target}': take it from ctx (settings and ports are given by app.ts).`;
  }
  if (to.domain === domain) return undefined;
  if (rankOf(to.domain) > rankOf(domain)) {
    return (
      `'${to.domain}' stands below '${domain}' in the order of domains. News travels up as an event (server/src/events.ts) ` +
      `that ${to.domain}/tasks.ts reacts to, or the page composes both in its route.`
    );
  }
  if (!to.isIndex && !isTest(path))
    return `Other domains are called through their index.ts: export it there, and import '#domains/${to.domain}/index.ts'.`;
  return undefined;
}

function objectInComposition(from: Area, path: string, to: Area, target: string): string | undefined {
  if (to.kind !== 'domain') return undefined;
  // A test of the whole makes its scene by operations of every domain, as it may look into every table.
  if (from.kind === 'composition' && isTest(path)) return undefined;
  if (to.isIndex || (from.kind === 'composition' && to.isSurface)) return undefined;
  return from.kind === 'composition'
    ? `app.ts takes a domain's index, routes, tasks, socket, personal and tools files; '${target}' is its own affair: export it through one of them.`
    : `/sandbox and the demo world call domains through their index.ts; export '${target}' there.`;
}

/** Lower layers first: a layer knows those before it. Routes and the shell around them are one layer, the last. */
const webLayers: readonly (readonly Area['kind'][])[] = [['theme'], ['lib'], ['ui'], ['feature'], ['route', 'shell']];

function layerOf(area: Area): number {
  return webLayers.findIndex((kinds) => kinds.includes(area.kind));
}

function objectInWeb(from: Area, path: string, to: Area, target: string): string | undefined {
  if (from.kind === 'webTesting') return undefined;
  if (to.kind === 'webTesting') {
    return isTest(path)
      ? undefined
      : 'web/src/testing is for tests; what the product needs belongs in web/src/lib or ui.';
  }
  // Reference data is everybody's vocabulary: its pickers and labels stand inside the forms of every feature. What a
  // change makes out of date is named by the keys of whoever shows it.
  const isOpen = to.kind === 'feature' && (to.feature === 'dictionary' || posix.basename(target) === 'keys.ts');
  if (from.kind === 'feature' && to.kind === 'feature' && from.feature !== to.feature && !isOpen) {
    return (
      `The feature '${from.feature}' does not know '${to.feature}': give the component a slot (a ReactNode prop) ` +
      'and let the route fill it.'
    );
  }
  if (layerOf(to) <= layerOf(from)) return undefined;
  switch (from.kind) {
    case 'theme':
    case 'lib':
    case 'ui':
      return `web/src/${from.kind} knows no product: pass it in as a prop or a parameter, or move this code into a feature.`;
    default:
      return 'Routes compose features, never the other way round: take it as a prop, or move it into web/src/ui, lib or this feature.';
  }
}

/** Only a feature's api.ts speaks to the server. */
function objectToCall(from: Area, path: string, target: string, each: Import): string | undefined {
  if (!/^web\/src\/lib\/client(\.ts|\/)/.test(target) || isTest(path)) return undefined;
  if (from.kind === 'lib' || (from.kind === 'feature' && path.endsWith('/api.ts'))) return undefined;
  if (!each.names.some((name) => name === 'call' || name === '*')) return undefined;
  return 'Only web/src/features/<domain>/api.ts calls the server; put a query option or a mutation there and use it here.';
}
