import { mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { newPerson, type Person } from './person.ts';
import { readSmsCode } from './sign-in.ts';
import { makeDataFolder, removeDataFolder, startProduct, type Product } from './product.ts';

const screenshotFolder = join(import.meta.dirname, '../../.cache/e2e');

/** What a file of journeys shares: one product on an empty database, one browser, and the people who use them. */
export interface Journey {
  /** The running product; after `restart` the new one. */
  readonly product: Product;
  person(options?: Parameters<typeof newPerson>[2]): Promise<Person>;
  /** The newest code that was sent to a phone, from the sandbox. */
  smsCode(phone: string): Promise<string>;
  /** Ends the product (or kills it) and starts it again on the same data and the same port. */
  restart(how: 'stop' | 'kill'): Promise<void>;
}

/**
 * Starts the product on a new world and a browser around the tests of a file. A console or page error fails the test in which it
 * was heard; a failed test leaves a screenshot of every open page below .cache/e2e.
 */
export function useJourney(env: Readonly<Record<string, string>> = {}): Journey {
  let product: Product | undefined;
  let browser: Browser | undefined;
  let people: Person[] = [];
  const running = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('the journey has not begun: use it inside a test');
    return part;
  };

  beforeAll(async () => {
    const dataFolder = await makeDataFolder();
    await cp(inject('newWorld'), dataFolder, { recursive: true });
    [product, browser] = await Promise.all([startProduct({ dataFolder, env }), launchBrowser()]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(people, task.name);
    const complaints = people.flatMap((person) => person.complaints());
    await Promise.all(people.map((person) => person.context.close()));
    people = [];
    if (complaints.length > 0) throw new Error(`the browser complained:\n${complaints.join('\n')}`);
  });
  afterAll(async () => {
    await browser?.close();
    if (product === undefined) return;
    await product.stop();
    await removeDataFolder(product.dataFolder);
  });

  return {
    get product() {
      return running(product);
    },
    async person(options) {
      const person = await newPerson(running(browser), running(product).url, options);
      people.push(person);
      return person;
    },
    smsCode: (phone) => readSmsCode(running(product).url, phone),
    async restart(how) {
      const before = running(product);
      await before[how]();
      product = await startProduct({ dataFolder: before.dataFolder, env: { ...env, PORT: String(before.port) } });
      // The pages that are open know the old address.
      if (product.port !== before.port) throw new Error(`port ${before.port} was taken in between`);
    },
  };
}

async function photograph(people: readonly Person[], name: string): Promise<void> {
  mkdirSync(screenshotFolder, { recursive: true });
  const base = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const pages = people.flatMap((person) => person.context.pages());
  await Promise.all(
    pages.map((page, index) => page.screenshot({ path: join(screenshotFolder, `${base}-${index}.png`) })),
  );
}
