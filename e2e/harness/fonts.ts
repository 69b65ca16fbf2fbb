import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Writes a fontconfig file that adds Noto Sans SC to the system's own fonts, so that Chinese is Chinese on any machine.
 * @returns its path, for FONTCONFIG_FILE
 */
export function chineseFonts(cacheFolder: string): string {
  const fonts = dirname(require.resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  const folder = join(cacheFolder, 'fonts');
  const file = join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(fonts, '400Regular')}</dir>
  <dir>${join(fonts, '700Bold')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <alias binding="same">
    <family>sans-serif</family>
    <prefer><family>Noto Sans SC</family></prefer>
  </alias>
</fontconfig>
`,
  );
  return file;
}
