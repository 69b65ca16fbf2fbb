import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { chineseFonts } from './fonts.ts';

const cacheFolder = join(import.meta.dirname, '../../.cache');

/** Sizes at which every screen has to be right. */
export const devices = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Device = keyof typeof devices;

/** Starts a headless Chromium that has Chinese fonts, a fake camera and a fake microphone. */
export async function launchBrowser(): Promise<Browser> {
  const found = await findChromium(cacheFolder);
  return chromium.launch({
    executablePath: found.executable,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
    env: { ...process.env, ...found.env, FONTCONFIG_FILE: chineseFonts(cacheFolder) },
  });
}
