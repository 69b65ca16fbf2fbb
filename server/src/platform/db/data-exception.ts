/** Whether PostgreSQL could not hold a value (SQLSTATE class 22: NUL in a text, a number out of range). */
export function isDataException(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code));
}
