import { posix } from 'node:path';

/** The part of the house that a file stands in. */
export type Area =
  | { readonly kind: 'contract' }
  | { readonly kind: 'platform' }
  | { readonly kind: 'domain'; readonly domain: string; readonly isIndex: boolean; readonly isSurface: boolean }
  /** ask-permit.ts, bind.ts, context.ts, events.ts, tables.ts, tool.ts: what every domain may know. */
  | { readonly kind: 'shared' }
  /** main.ts, app.ts, config.ts and what else stands in server/src itself: puts the parts together. */
  | { readonly kind: 'composition' }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'testing' }
  | { readonly kind: 'lib' }
  | { readonly kind: 'ui' }
  | { readonly kind: 'feature'; readonly feature: string }
  | { readonly kind: 'route' }
  | { readonly kind: 'shell' }
  | { readonly kind: 'theme' }
  | { readonly kind: 'webTesting' }
  | { readonly kind: 'workshop' };

/** Files of a domain that the composition root may take beside index.ts: how the domain is plugged in. */
const surfaces = new Set(['routes.ts', 'tasks.ts', 'socket.ts', 'personal.ts', 'tools.ts']);
const sharedFiles = new Set(
  ['ask-permit', 'bind', 'context', 'events', 'tables', 'tool'].map((name) => `server/src/${name}.ts`),
);

/** Where a file of the project stands; everything that only builds, tests or measures is the workshop. */
export function areaOf(path: string): Area {
  const [workspace, source, part, name] = path.split('/');
  if (workspace === 'contract' && source === 'src') return { kind: 'contract' };
  if (workspace === 'server' && source === 'src') return serverArea(path, part ?? '', name ?? '');
  if (workspace === 'web' && source === 'src') return webArea(part ?? '', name ?? '');
  return { kind: 'workshop' };
}

function serverArea(path: string, part: string, name: string): Area {
  if (sharedFiles.has(path)) return { kind: 'shared' };
  switch (part) {
    case 'platform':
      return { kind: 'platform' };
    case 'domains':
      return {
        kind: 'domain',
        domain: name,
        isIndex: path === `server/src/domains/${name}/index.ts`,
        isSurface: surfaces.has(posix.basename(path)),
      };
    case 'sandbox':
    case 'demo':
      return { kind: 'sandbox' };
    case 'testing':
      return { kind: 'testing' };
    default:
      return { kind: 'composition' };
  }
}

function webArea(part: string, name: string): Area {
  switch (part) {
    case 'lib':
      return { kind: 'lib' };
    case 'ui':
      return { kind: 'ui' };
    case 'features':
      return { kind: 'feature', feature: name };
    case 'routes':
      return { kind: 'route' };
    case 'testing':
      return { kind: 'webTesting' };
    case 'theme.ts':
      return { kind: 'theme' };
    default:
      return { kind: 'shell' };
  }
}
