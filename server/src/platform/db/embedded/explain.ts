import {
  diskFull,
  type EmbeddedPostgresError,
  folderUnwritable,
  folderWithoutPermissions,
  outOfMemory,
  programUnusable,
  startFailed,
} from './errors.ts';

/** Where things are, for the sentences. */
export interface Scene {
  readonly folder: string;
  readonly program: string;
  readonly logFile: string;
}

const KNOWN: readonly (readonly [RegExp, (scene: Scene) => EmbeddedPostgresError])[] = [
  [/No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/, (scene) => diskFull(scene.folder)],
  [/has invalid permissions|could not change permissions/, (scene) => folderWithoutPermissions(scene.folder)],
  [
    /Permission denied|Read-only file system|Operation not permitted|EACCES|EROFS|EPERM/,
    (scene) => folderUnwritable(scene.folder),
  ],
  [
    /could not map anonymous shared memory|could not create shared memory segment|Cannot allocate memory|ENOMEM/,
    () => outOfMemory(),
  ],
  // The file was looked for before, so what is missing is the loader that it names: another C library.
  [/\bspawn \S+ ENOENT|failed to execute .*: No such file/, (scene) => programUnusable(scene.program)],
  [
    /error while loading shared libraries|GLIBC_\d|Exec format error|Library not loaded|ENOEXEC/,
    (scene) => programUnusable(scene.program),
  ],
];

/**
 * Turns what PostgreSQL's programs wrote on stderr (lc_messages C, so always English) into the one sentence for the
 * person at the terminal.
 */
export function explain(output: string, scene: Scene): EmbeddedPostgresError {
  for (const [pattern, make] of KNOWN) if (pattern.test(output)) return make(scene);
  return startFailed(scene.logFile, lastComplaint(output));
}

function lastComplaint(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const complaints = lines.filter((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line));
  return (complaints.at(-1) ?? lines.findLast((line) => line !== '') ?? '')
    .replace(/^.*\b(?:FATAL|PANIC): +/, '')
    .slice(0, 300);
}
