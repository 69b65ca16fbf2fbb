import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { openPosition, seekerWithResume } from '../../e2e/harness/hiring.ts';
import { newPerson } from '../../e2e/harness/person.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../../e2e/harness/product.ts';
import { openPush } from '../../e2e/harness/push-client.ts';
import { callProduct, type SignedIn } from '../../e2e/harness/sign-in.ts';
import { median, quantile, type Figure, type Row } from '../figure.ts';

const pushes = 300;
const badges = 20;
/** The page refreshes at most once a second; what is measured is one message alone. */
const betweenBadgesMs = 1500;

/** Two copies on one database: something happens through the one, and who is connected to the other sees it. */
export const push: Row = {
  name: 'push',
  async measure() {
    const dataFolder = await makeDataFolder();
    const env = { PINJIAN_SMS_ADDRESS_PER_HOUR: '1000' };
    const a = await startProduct({ dataFolder, env });
    const b = await startProduct({ dataFolder, env });
    try {
      const { employer, positionId } = await openPosition(a.url, '13800000601', 601);
      const seeker = await seekerWithResume(a.url, '13800000602');
      const application = new Application(a.url, seeker, positionId);
      return [
        pushFigure(await framesThrough(a.url, b.url, employer, application)),
        badgeFigure(await badgesThrough(b.url, employer, application)),
      ];
    } finally {
      await b.stop();
      await a.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

interface Standing {
  readonly applicationId: string;
  readonly state: number;
  readonly version: number;
}

/** Applied and withdrawn in turns: every time the company gets one message. */
class Application {
  readonly #url: string;
  readonly #authorization: string;
  readonly #positionId: string;
  #applied: Standing | null = null;

  constructor(url: string, seeker: SignedIn, positionId: string) {
    this.#url = url;
    this.#authorization = `Bearer ${seeker.accessToken}`;
    this.#positionId = positionId;
  }

  async turn(): Promise<void> {
    const before = this.#applied;
    if (before === null) {
      this.#applied = await this.#post<Standing>('/job/application/apply', { positionId: this.#positionId });
      return;
    }
    const { applicationId, state: from, version } = before;
    await this.#post('/job/application/withdraw', { applicationId, from, version });
    this.#applied = null;
  }

  #post<T>(path: string, body: object): Promise<T> {
    return callProduct<T>(this.#url, path, { authorization: this.#authorization, body });
  }
}

async function companyOf(url: string, employer: SignedIn): Promise<string> {
  const info = await callProduct<{ sysUser: { companyId: string } }>(url, '/admin/user/info', {
    authorization: `Bearer ${employer.accessToken}`,
  });
  return info.sysUser.companyId;
}

interface Pushed {
  /** Milliseconds from the writing of a message to its frame on the other copy. */
  readonly crossed: number[];
  /** The same from making the call: with everything that it writes. */
  readonly whole: number[];
}

/**
 * A message counts as written when its own copy first tells so, by the answer of the call or by a frame of its own,
 * whichever comes first.
 */
async function framesThrough(
  own: string,
  other: string,
  employer: SignedIn,
  application: Application,
): Promise<Pushed> {
  const companyId = await companyOf(own, employer);
  const near = await openPush(own, companyId, employer.accessToken);
  const far = await openPush(other, companyId, employer.accessToken);
  const pushed: Pushed = { crossed: [], whole: [] };
  for (let at = 0; at < pushes + 10; at += 1) {
    const count = far.frames.length + 1;
    const called = performance.now();
    const answered = application.turn().then(() => performance.now());
    await Promise.all([near.until(count), far.until(count)]);
    const wasAnswered = await answered;
    // The first ones find caches cold.
    if (at < 10) continue;
    pushed.crossed.push(Math.max(0, far.heardAt - Math.min(near.heardAt, wasAnswered)));
    pushed.whole.push(far.heardAt - called);
  }
  near.close();
  far.close();
  return pushed;
}

/** Milliseconds from making the call until the new number stands on the bell. */
async function badgesThrough(url: string, employer: SignedIn, application: Application): Promise<number[]> {
  const browser = await launchBrowser();
  const person = await newPerson(browser, url, { session: employer });
  await person.page.addInitScript(watchBadge);
  await person.visit('/hire/candidateList');
  // Everything before is read: a badge of two digits changes with each message.
  await person.page
    .getByRole('button', { name: /消息中心/ })
    .first()
    .click();
  await person.page.getByRole('dialog', { name: '消息中心' }).getByRole('listitem').first().waitFor();
  await person.page.keyboard.press('Escape');
  await person.page.getByRole('button', { name: '消息中心', exact: true }).first().waitFor();
  const times: number[] = [];
  for (let at = 1; at <= badges; at += 1) {
    await delay(betweenBadgesMs);
    const called = performance.timeOrigin + performance.now();
    await application.turn();
    const seen = await person.page.waitForFunction(
      (text) => (Reflect.get(globalThis, 'badges') as Record<string, number>)[text],
      String(at),
    );
    times.push(Number(await seen.jsonValue()) - called);
  }
  await browser.close();
  return times;
}

/** Runs in the page, before anything of ours: when each number was first painted on the bell. */
function watchBadge(): void {
  const seen: Record<string, number> = {};
  Reflect.set(globalThis, 'badges', seen);
  new MutationObserver(() => {
    const text = document.querySelector('[aria-haspopup="dialog"] .figures')?.textContent ?? '';
    if (text === '' || text in seen) return;
    seen[text] = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => (seen[text] = performance.timeOrigin + performance.now())));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function pushFigure({ crossed, whole }: Pushed): Figure {
  return {
    id: 'push-frame',
    what: 'a push across two copies, p99',
    whatChinese: '跨两个副本的推送 p99',
    value: quantile(crossed, 0.99),
    unit: 'ms',
    bar: { atMost: 50 },
    detail: `from the message written on one copy to its frame on the other: ${crossed.length} messages, median ${median(crossed).toFixed(1)} ms; from the call (applying or withdrawing) median ${median(whole).toFixed(1)} ms, p99 ${quantile(whole, 0.99).toFixed(1)} ms`,
  };
}

function badgeFigure(times: readonly number[]): Figure {
  return {
    id: 'push-badge',
    what: 'the badge on the bell after a message on another copy',
    whatChinese: '另一副本的消息显示到角标',
    value: Math.max(...times),
    unit: 'ms',
    bar: { atMost: 500 },
    detail: `from the call to the number painted in a browser: slowest of ${times.length}, median ${median(times).toFixed(0)} ms`,
  };
}
