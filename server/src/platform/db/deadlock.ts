/** Whether the database ended a transaction for another one's sake (deadlock_detected): whole, so that it can be made again. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}
