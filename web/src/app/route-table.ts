import type { RouteObject } from 'react-router';

/** What a file routes/…/index.tsx exports: `Component`, and where it needs them `loader` and `handle`. */
export type ScreenModule = Pick<RouteObject, 'loader' | 'handle'> & {
  readonly Component: NonNullable<RouteObject['Component']>;
};

/** What a screen tells the shell about itself. */
export interface ScreenHandle {
  /** Title of the browser tab, before the brand name. */
  readonly title?: string;
  /** True for screens without sider, tab bar and footer, such as the interview room. */
  readonly fullScreen?: boolean;
}

/** One screen: its path pattern without the leading slash, and how to load it. */
export interface Screen {
  readonly path: string;
  readonly load: () => Promise<ScreenModule>;
}

/** '../routes/seeker/job/job-details/$jobId/index.tsx' -> 'seeker/job/job-details/:jobId'. */
export function pathOfFile(file: string): string {
  return file
    .replace(/^.*?\broutes\//, '')
    .replace(/\/index\.tsx$/, '')
    .replaceAll('$', ':');
}

/** The files of routes/ as screens, in the order of their paths. */
export function screensOf(files: Readonly<Record<string, () => Promise<ScreenModule>>>): readonly Screen[] {
  return Object.entries(files)
    .map(([file, load]) => ({ path: pathOfFile(file), load }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/** The screens below `prefix`, their paths relative to it. */
export function below(screens: readonly Screen[], prefix: string): readonly Screen[] {
  return screens
    .filter((screen) => screen.path.startsWith(`${prefix}/`))
    .map((screen) => ({ ...screen, path: screen.path.slice(prefix.length + 1) }));
}
