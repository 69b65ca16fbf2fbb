/** Something a guard objects to, with the place and with what to do instead. */
export interface Problem {
  /** Path relative to the project's root. */
  readonly file: string;
  /** Line from 1; absent when the file as a whole is meant. */
  readonly line?: number;
  readonly message: string;
}

function problemText(problem: Problem): string {
  const place = problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
  return `${place}\n    ${problem.message}`;
}

/** Prints the problems of one guard and sets the exit code; says what was looked at when there are none. */
export function reportProblems(guard: string, problems: readonly Problem[], looked: string): void {
  if (problems.length === 0) {
    console.log(`${guard}: ${looked}, nothing to object to`);
    return;
  }
  for (const problem of problems) console.log(problemText(problem));
  console.log(`${guard}: ${looked}, ${problems.length} to mend`);
  process.exitCode = 1;
}
