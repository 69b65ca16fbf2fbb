import { setTimeout as delay } from 'node:timers/promises';
import { callProduct } from './sign-in.ts';

/** Who has most to show of the demo world. */
export const demoPhones = { seeker: '13900000001', employer: '13900000003', admin: '13900000009' } as const;

/** Waits for the demo world, which is begun a moment after the product serves, and made while it does. */
export async function demoReady(url: string): Promise<void> {
  for (const begun = Date.now() + 30_000; ; await delay(500)) {
    const { state } = await callProduct<{ readonly state: string }>(url, '/sandbox/demo');
    if (state === 'ready') return;
    if (state === 'failed' || (state === 'none' && Date.now() > begun)) throw new Error(`the demo world is ${state}`);
  }
}
