import { posix } from 'node:path';
import { placeOf } from '../source/domains.ts';
import type { Problem } from '../source/problem.ts';

const drawers: Readonly<Record<string, string>> = {
  util: 'what it computes',
  utils: 'what it computes',
  helper: 'what it helps with',
  helpers: 'what it helps with',
  common: 'the idea that its parts have in common',
  misc: 'the idea it holds',
  manager: 'what it does',
  managers: 'what they do',
  service: 'what it serves (one operation a file)',
  services: 'what they serve (one operation a file)',
  types: 'what the types describe, beside the code that makes them',
};
/** Also refused as the last word of a name; `types` is a word of its own trade (db-types). */
const drawerEndings = new Set(Object.keys(drawers).filter((word) => word !== 'types'));

/** Objections to the name of any file of the project: kebab-case, no drawers, the fixed words of web and contract. */
export function checkFileName(path: string): Problem[] {
  const folders = posix.dirname(path).split('/');
  const name = posix.basename(path);
  const object = (message: string): Problem[] => [{ file: path, message }];

  const base = name.split('.')[0] ?? '';
  // Content is named for its subject, whatever that is called.
  const drawer = [...folders, ...(folders.at(-1) === 'data' ? [] : [base])].find(
    (word) => word in drawers || drawerEndings.has(word.split('-').at(-1) ?? ''),
  );
  if (drawer !== undefined) {
    const meant = drawers[drawer] ?? drawers[drawer.split('-').at(-1) ?? ''];
    return object(`'${drawer}' is a drawer, not a name: name it after ${meant}.`);
  }
  if (path.startsWith('web/src/routes/')) return object2(checkRoute(path, name));
  if (
    !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(name) ||
    folders.some((folder) => folder !== '.' && !/^\.?[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))
  ) {
    return object('Files and folders are named in kebab-case (the folders of web/src/routes alone follow their URL).');
  }
  if (path.startsWith('web/src/features/')) return object2(checkFeature(path));
  if (path.startsWith('contract/src/')) return object2(checkContract(name));
  return [];

  function object2(message: string | undefined): Problem[] {
    return message === undefined ? [] : object(message);
  }
}

function checkRoute(path: string, name: string): string | undefined {
  if (/^(index|layout)\.tsx$|\.test\.tsx$/.test(name) || /^(index|layout)(\.module)?\.css$/.test(name))
    return undefined;
  return `A route is the folder of its URL with index.tsx (and layout.tsx around what lies below); '${path.split('/').at(-1)}' belongs in a feature's components.`;
}

function checkFeature(path: string): string | undefined {
  const [feature = '', ...rest] = path.split('/').slice(3);
  if (placeOf(feature) === -1)
    return `A feature bears the name of a domain (docs/architecture.md); '${feature}' is none.`;
  // A component folder, or a sub-concern (interview/room), whose files are named for what they hold.
  if (rest.length > 1) return undefined;
  if (/^(api|model|keys)(\.test)?\.tsx?$/.test(rest[0] ?? '')) return undefined;
  return 'A feature holds keys.ts, api.ts, model.ts and components/, and a folder for each sub-concern.';
}

const wireWords = new Set([
  'endpoint',
  'socket',
  'errors',
  'permissions',
  'reading',
  'envelope',
  'by-agent',
  'paging',
  'money',
  'person',
  'time',
  'ids',
  'push',
]);

function checkContract(name: string): string | undefined {
  const base = name.split('.')[0] ?? '';
  if (wireWords.has(base) || placeOf(base.split('-')[0] ?? '') !== -1) return undefined;
  return `A file of the contract is <domain>.ts, <domain>-<part>.ts or one of ${[...wireWords].join(', ')}.`;
}
