import { issuesOf } from '#ui/form-issues.ts';

const prefix = 'slip.';

/** What the server said of a slip's fields, by their path inside the slip; empty where it refused for another reason. */
export function slipIssues(error: unknown): ReadonlyMap<string, string> {
  return new Map(
    issuesOf(error)
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, message }) => [path.slice(prefix.length), message]),
  );
}
