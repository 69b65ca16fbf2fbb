export { EmbeddedPostgresError } from './errors.ts';
export { startEmbeddedPostgres } from './start.ts';
