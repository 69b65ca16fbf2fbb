/** Settings for one product on a machine with two cores; all of them are known to PostgreSQL 15 and later. */
const SERVER: Readonly<Record<string, string>> = {
  cluster_name: 'pinjian',
  // Reachable through its private folder only: the packaged binaries link libraries that must never face a network.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers: '2',
  wal_compression: 'on',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  // The supervisor reads the log, so its words are fixed; no value a person typed in is ever written to it: errors go
  // to whoever sent the statement, not to the log.
  lc_messages: 'C',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** The postgres command's arguments; they win over postgresql.conf, so an older data folder follows the code. */
export function serverArguments(
  cluster: string,
  socketFolder: string,
  extra: Readonly<Record<string, string>>,
): readonly string[] {
  // A list, so a comma or a quote in the path has to be quoted.
  const settings = { ...SERVER, ...extra, unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"` };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

export const SUPERUSER = 'postgres';
export const ROLE = 'pinjian';

/** For pg, kysely and pg-boss alike: the folder of a unix socket stands in `host`. */
export function connectionString(socketFolder: string): string {
  return `postgresql://${ROLE}@localhost/${ROLE}?host=${encodeURIComponent(socketFolder)}`;
}
