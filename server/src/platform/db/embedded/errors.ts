/** What can stand between a person and their database; each has one sentence that says what to do. */
export type EmbeddedPostgresProblem =
  | 'folder-unwritable'
  | 'folder-foreign'
  | 'disk-full'
  | 'out-of-memory'
  | 'wrong-version'
  | 'binary-missing'
  | 'platform-unsupported'
  | 'root-refused'
  | 'start-failed';

/** A start of the embedded database that cannot succeed. The message is in Chinese, for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresProblem;

  constructor(code: EmbeddedPostgresProblem, message: string) {
    super(message);
    this.code = code;
  }
}

const INSTEAD = '也可以用 PG_BIN 指定系统中 PostgreSQL 的程序目录，或用 DATABASE_URL 连接现有的数据库';

export function folderUnwritable(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'folder-unwritable',
    `数据目录 ${folder} 无法写入。请检查它的权限，或用 PINJIAN_DATA 指定另一个目录。`,
  );
}

/** The folder lies on a file system without POSIX permissions, which PostgreSQL insists on. */
export function folderWithoutPermissions(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'folder-unwritable',
    `数据目录 ${folder} 所在的文件系统不支持数据库需要的权限设置（例如 WSL 中的 /mnt/c）。请用 PINJIAN_DATA 指定 Linux 文件系统中的目录。`,
  );
}

export function folderForeign(folder: string, uid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'folder-foreign',
    `数据目录 ${folder} 属于另一个系统用户（uid ${uid}）。请用创建它的用户启动，或用 PINJIAN_DATA 指定另一个目录。`,
  );
}

export function diskFull(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'disk-full',
    `数据目录 ${folder} 所在的磁盘空间不足（首次启动约需 128 MB，以后至少 16 MB）。请清理磁盘后重新启动，或用 PINJIAN_DATA 指定另一个目录。`,
  );
}

export function outOfMemory(): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'out-of-memory',
    '内存不足，数据库无法启动（约需 300 MB）。请关闭一些程序后重新启动。',
  );
}

export function wrongVersion(cluster: string, found: string, ours: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'wrong-version',
    `${cluster} 中的数据由 PostgreSQL ${found} 创建，当前的程序是 PostgreSQL ${ours}，不能直接打开，数据没有被改动。请用 PG_BIN 指定 PostgreSQL ${found} 的程序目录，或用 PINJIAN_DATA 指定另一个目录。`,
  );
}

export function notACluster(cluster: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'wrong-version',
    `${cluster} 不是空目录，也不是 PostgreSQL 的数据目录，没有改动其中任何内容。请移走它，或用 PINJIAN_DATA 指定另一个目录。`,
  );
}

export function versionTooOld(binDir: string, found: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'wrong-version',
    `PG_BIN 指向的 ${binDir} 是 PostgreSQL ${found}，需要 15 或更新的版本。`,
  );
}

export function binaryMissing(program: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'binary-missing',
    `PG_BIN 指向的目录中没有可以运行的 ${program}。请改为 PostgreSQL 程序所在的目录，例如 /usr/lib/postgresql/18/bin。`,
  );
}

export function platformUnsupported(platform: string): EmbeddedPostgresError {
  const how = platform.startsWith('win32') ? '请在 WSL 中运行，' : '';
  return new EmbeddedPostgresError(
    'platform-unsupported',
    `当前系统（${platform}）没有可用的内置数据库。${how}${INSTEAD}。`,
  );
}

/** The program is there and does not run: another C library (musl), or one that is too old. */
export function programUnusable(program: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'platform-unsupported',
    `当前系统无法运行 ${program}（例如 Alpine 等使用 musl 的系统，或系统库过旧）。${INSTEAD}。`,
  );
}

export function rootRefused(): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'root-refused',
    `PostgreSQL 不允许以 root 身份运行，而当前环境既不允许创建用户命名空间（unshare），nobody 用户也无法读取程序或数据目录。请改用普通用户启动；${INSTEAD}。`,
  );
}

export function startFailed(logFile: string, lastLine: string): EmbeddedPostgresError {
  const said = lastLine === '' ? '' : `（${lastLine}）`;
  return new EmbeddedPostgresError('start-failed', `数据库没有能够启动${said}。详细记录在 ${logFile}。`);
}
