import { launchBrowser } from '../../e2e/harness/browser.ts';
import { openPosition } from '../../e2e/harness/hiring.ts';
import { newPerson } from '../../e2e/harness/person.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../../e2e/harness/product.ts';
import { signIn, type SignedIn } from '../../e2e/harness/sign-in.ts';
import { median, quantile, type Figure, type Row } from '../figure.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

const rounds = 3;
/** Lighthouse's mobile profile, really applied (throttlingMethod devtools): latency of each request, bytes a second. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;
/** Longer than anything still moves after the page has its data. */
const stillMs = 2500;

interface Paint {
  /** Milliseconds to the largest paint, and the sum of layout shifts. */
  readonly largest: number;
  readonly shift: number;
  /** Milliseconds until the first position of the list could be pressed; 0 on a page without one. */
  readonly list: number;
}

/** What a person on a slow phone and a slow network waits for, on the built product. */
export const pagePaint: Row = {
  name: 'page paint',
  async measure() {
    const dataFolder = await makeDataFolder();
    const product = await startProduct({ dataFolder });
    const browser = await launchBrowser();
    try {
      await openPosition(product.url, '13800000501', 501);
      const seeker = await signIn(product.url, 'web-job-hunter', '13800000502');
      return [
        ...(await figuresOf('/login', 'login', 1.3, () => paintOf(browser, product.url, '/login'))),
        ...(await figuresOf('/seeker/job', 'job', 3.5, () => paintOf(browser, product.url, '/seeker/job', seeker))),
      ];
    } finally {
      await browser.close();
      await product.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

async function figuresOf(path: string, id: string, bar: number, paint: () => Promise<Paint>): Promise<Figure[]> {
  const paints: Paint[] = [];
  for (let round = 0; round < rounds; round += 1) paints.push(await paint());
  const largest = paints.map((each) => each.largest / 1000);
  const lists = paints.map((each) => each.list / 1000).filter((seconds) => seconds > 0);
  const listed = lists.length === 0 ? '' : `; first position of the list after ${median(lists).toFixed(2)} s`;
  const detail = `phone, 562 ms latency, 1.5 Mbit/s, processor ÷ ${cpuSlowdown}: median of ${rounds}, slowest ${quantile(largest, 1).toFixed(2)} s${listed}`;
  return [
    {
      id: `${id}-paint`,
      what: `largest paint of ${path}, throttled`,
      whatChinese: `${path} 最大内容绘制（限速）`,
      value: median(largest),
      unit: 's',
      bar: { atMost: bar },
      detail,
    },
    {
      id: `${id}-shift`,
      what: `layout shift of ${path}`,
      whatChinese: `${path} 布局偏移`,
      value: Math.max(...paints.map((each) => each.shift)),
      unit: '',
      bar: { atMost: 0.02 },
      detail: `largest of ${rounds}`,
    },
  ];
}

async function paintOf(browser: Browser, url: string, path: string, session?: SignedIn): Promise<Paint> {
  const person = await newPerson(browser, url, { device: 'phone', ...(session && { session }) });
  try {
    const devtools = await person.context.newCDPSession(person.page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await person.page.addInitScript(watchPaints);
    await person.page.goto(path, { waitUntil: 'networkidle' });
    await person.page.waitForTimeout(stillMs);
    return await person.page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint);
  } finally {
    await person.context.close();
  }
}

/** Runs in the page, before anything of ours. */
function watchPaints(): void {
  const paint = { largest: 0, shift: 0, list: 0 };
  Reflect.set(globalThis, 'paint', paint);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('main a[href*="/job-details/"]') === null) return;
    paint.list = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
