import { create } from 'zustand';
import { useMedia } from './media.ts';
import { browserStore } from './storage.ts';

/** What someone chose in settings; 'system' follows the device. */
export type Appearance = 'system' | 'light' | 'dark';

/** Also read by build/theme-boot.js before the first paint. */
const appearanceKey = 'pinjian-theme';

function stored(): Appearance {
  const value = browserStore.read(appearanceKey);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const useAppearance = create<{ readonly appearance: Appearance }>()(() => ({ appearance: stored() }));

export function chooseAppearance(appearance: Appearance): void {
  if (appearance === 'system') {
    browserStore.remove(appearanceKey);
    delete document.documentElement.dataset['theme'];
  } else {
    browserStore.write(appearanceKey, appearance);
    document.documentElement.dataset['theme'] = appearance;
  }
  useAppearance.setState({ appearance });
}

/** The theme that is on the screen now. */
export function useMode(): 'light' | 'dark' {
  const chosen = useAppearance((state) => state.appearance);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  if (chosen !== 'system') return chosen;
  return systemDark ? 'dark' : 'light';
}
