import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoTotp, signInAdmin } from '../e2e/harness/admin.ts';
import { demoPhones, demoReady } from '../e2e/harness/demo.ts';
import { launchBrowser, devices, type Device } from '../e2e/harness/browser.ts';
import { keyboardProblems } from '../e2e/harness/keyboard.ts';
import { readResume, verifyCompany } from '../e2e/harness/hiring.ts';
import { newPerson, sessionKept, settled, sidewaysExcess } from '../e2e/harness/person.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../e2e/harness/product.ts';
import { allScreens, emptyPath, pathAmong, type Role } from '../e2e/harness/screens.ts';
import { signIn, type Client, type SignedIn } from '../e2e/harness/sign-in.ts';
import { root } from './commands.ts';

/**
 * `npm run screens [-- word…]`: every page whose path holds one of the words, for every role that may see it, in two
 * worlds (nothing there, and the demo world), at both sizes, light and dark, as images with an index page.
 */
const folder = join(root, 'screens');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
/** `newcomer`: an employer before there is a company. */
const worlds = ['full', 'empty'] as const;
type World = (typeof worlds)[number] | 'newcomer';
const clients: Readonly<Record<'seeker' | 'employer', Client>> = {
  seeker: 'web-job-hunter',
  employer: 'web-company',
};

/** Whom nobody knows yet, and who has most to show of the demo world. */
const phones: Readonly<Record<(typeof worlds)[number], Readonly<Record<'seeker' | 'employer', string>>>> = {
  empty: { seeker: '13800000011', employer: '13800000012' },
  full: demoPhones,
};

interface Screen {
  readonly world: World;
  readonly role: Role;
  readonly route: string;
  readonly path: string;
}

interface Shot extends Screen {
  readonly device: Device;
  readonly scheme: Scheme;
  readonly file: string;
  /** Where the product led to instead, and what the browser complained of. */
  readonly notes: readonly string[];
}

/** The newest tokens of each role: a page that renewed them while it was photographed leaves its own behind. */
type Sessions = Map<Role, SignedIn>;

const words = process.argv.slice(2);
const browser = await launchBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shots: Shot[] = [];
for (const world of worlds) shots.push(...(await photographWorld(world)));
writeFileSync(join(folder, 'index.html'), indexPage(shots));
await browser.close();
console.log(`\n${shots.length} screens: ${join(folder, 'index.html')}`);

async function photographWorld(world: (typeof worlds)[number]): Promise<Shot[]> {
  const dataFolder = await makeDataFolder();
  const product = await startProduct({ dataFolder, env: { PINJIAN_DEMO: world === 'full' ? '1' : '0' } });
  try {
    if (world === 'full') await demoReady(product.url);
    const sessions = new Map<Role, SignedIn>();
    for (const role of ['seeker', 'employer'] as const)
      sessions.set(role, await signIn(product.url, clients[role], phones[world][role]));
    if (world === 'full')
      sessions.set(
        'admin',
        await signInAdmin(product.url, demoPhones.admin, () => demoTotp(product.url, demoPhones.admin)),
      );
    const found: Shot[] = [];
    const take = async (screen: Screen): Promise<void> => {
      for (const device of Object.keys(devices) as Device[]) {
        for (const scheme of schemes) {
          const shot = await photograph(product.url, sessions, screen, device, scheme);
          found.push(shot);
          console.log(`${shot.file}${shot.notes.map((note) => `\n    ${note}`).join('')}`);
        }
      }
    };
    const seeker = sessions.get('seeker');
    const employer = sessions.get('employer');
    // A resume that was read and waits to be checked, and a company without anything in it.
    if (world === 'full' && seeker !== undefined) await readResume(product.url, seeker);
    if (world === 'empty' && employer !== undefined) {
      const route = '/hire/positionManagement';
      await take({ world: 'newcomer', role: 'employer', route, path: route });
      await verifyCompany(product.url, employer, 1);
    }
    for (const screen of await screensOf(world, product.url, sessions)) await take(screen);
    return found;
  } finally {
    await product.stop();
    await removeDataFolder(dataFolder);
  }
}

/** Every page for everyone who may see it: where its address needs an id, of the first thing that another page links to. */
async function screensOf(world: World, url: string, sessions: Sessions): Promise<Screen[]> {
  const wanted = allScreens().filter(({ route }) => words.length === 0 || words.some((word) => route.includes(word)));
  const links = new Map<Role, readonly string[]>();
  for (const role of new Set(wanted.map((screen) => screen.role)))
    links.set(role, world === 'empty' || role === 'visitor' ? [] : await linksOf(url, sessions, role));
  return wanted
    .filter(({ role }) => role !== 'admin' || sessions.has(role))
    .map(({ role, route }) => ({
      world,
      role,
      route,
      path: pathAmong(route, links.get(role) ?? []) ?? emptyPath(route),
    }));
}

/** Where the pages of a role lead to. */
async function linksOf(url: string, sessions: Sessions, role: Role): Promise<string[]> {
  const session = sessions.get(role);
  const person = await newPerson(browser, url, { ...(session && { session }) });
  const links: string[] = [];
  for (const { route } of allScreens().filter((screen) => screen.role === role && !screen.route.includes('$'))) {
    await person.page.goto(route);
    await settled(person.page);
    const here = await person.page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
    );
    links.push(...here);
  }
  if (session !== undefined) sessions.set(role, await sessionKept(person.page, session));
  await person.context.close();
  return links;
}

async function photograph(
  url: string,
  sessions: Sessions,
  screen: Screen,
  device: Device,
  scheme: Scheme,
): Promise<Shot> {
  const { world, role, route, path } = screen;
  const file = `${role}${route.replaceAll('/', '-').replaceAll('$', '')}-${world}-${device}-${scheme}.png`;
  const session = sessions.get(role);
  const person = await newPerson(browser, url, { device, colorScheme: scheme, ...(session && { session }) });
  const notes: string[] = [];
  try {
    await person.page.goto(path);
    await settled(person.page);
    const arrived = new URL(person.page.url()).pathname;
    if (arrived !== path.split('?')[0]) notes.push(`led to ${arrived}`);
    const excess = await sidewaysExcess(person.page);
    if (excess > 0) notes.push(`scrolls sideways by ${excess} px`);
  } catch (error) {
    notes.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await person.page.screenshot({ path: join(folder, file), fullPage: true });
  if (device === 'desktop' && scheme === 'light') notes.push(...(await keyboardProblems(person.page)));
  notes.push(...person.complaints());
  if (session !== undefined) sessions.set(role, await sessionKept(person.page, session));
  await person.context.close();
  return { ...screen, device, scheme, file, notes };
}

function indexPage(all: readonly Shot[]): string {
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const sections = [...Map.groupBy(all, (shot) => `${shot.role} ${shot.route}`)].map(([title, group]) => {
    const figures = group.map(
      ({ file, world, device, scheme, notes }) =>
        `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${world}, ${device}, ${scheme}${notes
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
