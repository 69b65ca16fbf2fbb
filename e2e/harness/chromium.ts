import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const require = createRequire(import.meta.url);

/** A Chromium to run, with what its loader needs in addition. */
export interface Chromium {
  readonly executable: string;
  readonly source: 'system' | 'package';
  readonly env: Readonly<Record<string, string>>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The system's Chromium where there is one, else the one that npm brought, unpacked once below `cacheFolder`. */
export async function findChromium(cacheFolder: string): Promise<Chromium> {
  const executable = process.env['PINJIAN_TEST_BROWSER'] === 'package' ? undefined : systemChromium();
  if (executable !== undefined) return { executable, source: 'system', env: {} };
  if (process.platform !== 'linux') throw new Error('没有找到浏览器：请安装 Chrome 或 Chromium 后再运行 npm test');
  return packagedChromium(cacheFolder);
}

function systemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // Not there, or not for us.
  }
}

/**
 * The package unpacks itself into the folder for temporary files and takes what lies there for its own, whatever
 * version: so it gets a private folder named by the version, made aside and moved into place when it is whole.
 */
async function packagedChromium(cacheFolder: string): Promise<Chromium> {
  // The package exports only its entry; its package.json lies one folder up.
  const folder = join(dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const home = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(home)) {
    const staging = `${home}.${process.pid}`;
    mkdirSync(staging, { recursive: true });
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    // AWS_LAMBDA_JS_RUNTIME makes it bring the libraries that a bare machine lacks.
    const env = { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
    await execute(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: import.meta.dirname, env });
    try {
      renameSync(staging, home);
    } catch (error) {
      rmSync(staging, { recursive: true, force: true });
      if (!existsSync(home)) throw error; // Else another process was first.
    }
  }
  return { executable: join(home, 'chromium'), source: 'package', env: { LD_LIBRARY_PATH: join(home, 'al2023/lib') } };
}
