import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, devices, type Device } from '../e2e/harness/browser.ts';
import { newPerson, settled, sidewaysExcess } from '../e2e/harness/person.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../e2e/harness/product.ts';
import { signIn, type Client, type SignedIn } from '../e2e/harness/sign-in.ts';
import { allScreens, emptyPath, type Role } from '../e2e/harness/screens.ts';
import { root } from './commands.ts';

const folder = join(root, 'screens');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Somebody whom nobody knows yet signs in for each role: the empty account of every screen. */
const accounts: Readonly<Record<Exclude<Role, 'visitor'>, { readonly client: Client; readonly phone: string }>> = {
  seeker: { client: 'web-job-hunter', phone: '13800000011' },
  employer: { client: 'web-company', phone: '13800000012' },
};

interface Screen {
  readonly role: Role;
  readonly path: string;
}

interface Shot extends Screen {
  readonly device: Device;
  readonly scheme: Scheme;
  readonly file: string;
  /** Where the product led to instead, and what the browser complained of. */
  readonly notes: readonly string[];
}

/** Every page for everyone who may see it; ids in a path are of nothing that exists. */
function screensOf(words: readonly string[]): Screen[] {
  return allScreens()
    .filter(({ route }) => words.length === 0 || words.some((word) => route.includes(word)))
    .map(({ role, route }) => ({ role, path: emptyPath(route) }));
}

const dataFolder = process.env['PINJIAN_DATA'] ?? (await makeDataFolder());
const product = await startProduct({ dataFolder });
const browser = await launchBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const sessions = new Map<Role, SignedIn>();
for (const role of ['seeker', 'employer'] as const) {
  const { client, phone } = accounts[role];
  sessions.set(role, await signIn(product.url, client, phone));
}

const shots: Shot[] = [];
for (const screen of screensOf(process.argv.slice(2))) {
  for (const device of Object.keys(devices) as Device[]) {
    for (const scheme of schemes) {
      const shot = await photograph(screen, device, scheme);
      shots.push(shot);
      console.log(`${shot.file}${shot.notes.map((note) => `\n    ${note}`).join('')}`);
    }
  }
}
writeFileSync(join(folder, 'index.html'), indexPage(shots));
await browser.close();
await product.stop();
if (process.env['PINJIAN_DATA'] === undefined) await removeDataFolder(dataFolder);
console.log(`\n${shots.length} screens: ${join(folder, 'index.html')}`);

async function photograph({ role, path }: Screen, device: Device, scheme: Scheme): Promise<Shot> {
  const file = `${role}${path.replaceAll('/', '-')}-${device}-${scheme}.png`;
  const session = sessions.get(role);
  const person = await newPerson(browser, product.url, { device, colorScheme: scheme, ...(session && { session }) });
  const notes: string[] = [];
  try {
    await person.page.goto(path);
    await settled(person.page);
    const arrived = new URL(person.page.url()).pathname;
    if (arrived !== path) notes.push(`led to ${arrived}`);
    const excess = await sidewaysExcess(person.page);
    if (excess > 0) notes.push(`scrolls sideways by ${excess} px`);
  } catch (error) {
    notes.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await person.page.screenshot({ path: join(folder, file), fullPage: true });
  notes.push(...person.complaints());
  await person.context.close();
  return { role, path, device, scheme, file, notes };
}

function indexPage(all: readonly Shot[]): string {
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const sections = [...Map.groupBy(all, (shot) => `${shot.role} ${shot.path}`)].map(([title, group]) => {
    const figures = group.map(
      ({ file, device, scheme, notes }) =>
        `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${device}, ${scheme}${notes
          .map((note) => `<br><strong>${escape(note)}</strong>`)
          .join('')}</figcaption></figure>`,
    );
    return `<section><h2>${escape(title)}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<title>screens</title>
<style>
  body { font: 14px system-ui, sans-serif; margin: 24px; background: #eceff3; color: #1c2733; }
  div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  figure { margin: 0; } img { height: 420px; border: 1px solid #c3ccd6; background: #fff; } strong { color: #a4262c; }
</style>
${sections.join('\n')}
</html>
`;
}
