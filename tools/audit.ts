import { spawn } from 'node:child_process';
import { root, runCommand } from './commands.ts';

/** What `npm audit --json` says: advisories by severity, or why it could not look. */
interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerable>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly detail?: string };
}

interface Vulnerable {
  readonly name: string;
  readonly severity: string;
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

interface Verdict {
  readonly passed: boolean;
  readonly lines: readonly string[];
}

/** Advisories in words; a report that is none, or says that nobody could be asked, is no pass. */
export function judgeReport(output: string): Verdict {
  const report = parseReport(output);
  if (report?.vulnerabilities === undefined) {
    const reason = report?.message ?? report?.error?.summary ?? (output.trim().slice(0, 300) || 'no answer');
    return {
      passed: false,
      lines: [
        `The registry could not be asked for advisories (${reason}). Nothing is known about them: try another one.`,
      ],
    };
  }
  const found = Object.values(report.vulnerabilities);
  if (found.length === 0) return { passed: true, lines: ['No known advisories.'] };
  const lines = found.flatMap(({ name, severity, via }) =>
    via.flatMap((each) => (typeof each === 'string' ? [] : [`${severity}: ${name}: ${each.title} (${each.url})`])),
  );
  return { passed: false, lines: [`${found.length} packages with advisories:`, ...lines] };
}

/** npm writes its JSON among lines of other kinds. */
function parseReport(output: string): AuditReport | null {
  try {
    return JSON.parse(output.slice(output.indexOf('{'))) as AuditReport;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Standard output of npm, which installed the project and therefore is there. */
async function askNpm(): Promise<string> {
  const child = spawn('npm', ['audit', '--json'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  return output;
}

if (import.meta.main) {
  const licences = await runCommand({ name: 'licences', script: 'tools/licences.ts', args: [] });
  console.log(licences.output.trim());
  const { passed, lines } = judgeReport(await askNpm());
  for (const line of lines) console.log(`advisories: ${line}`);
  process.exitCode = passed && licences.passed ? 0 : 1;
}
