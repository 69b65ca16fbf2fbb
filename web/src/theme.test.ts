import { describe, expect, it } from 'vitest';
import { colours, cssVariables } from './theme.ts';
import type { Mode } from './theme.ts';

type Name = keyof (typeof colours)['light'];

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: readonly Name[] = ['page', 'surface', 'raised', 'sunken', 'hover'];
const inks: readonly Name[] = [
  'text',
  'textMuted',
  'textSubtle',
  'link',
  'linkHover',
  'success',
  'warning',
  'danger',
  'ai',
];
const pairs: readonly (readonly [Name, Name])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentPressed'],
  ['link', 'accentSoft'],
  ['text', 'accentSoft'],
  ['textMuted', 'accentSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['dangerHover', 'surface'],
  ['ai', 'aiSoft'],
  ['onDeep', 'deep'],
  ['onDeepMuted', 'deep'],
];

describe.each(['light', 'dark'] as const)('%s theme', (mode: Mode) => {
  const c = colours[mode];
  it.each(pairs)('%s on %s reads at 4.5:1', (ink, ground) =>
    expect(contrast(c[ink], c[ground])).toBeGreaterThanOrEqual(4.5),
  );
  it.each(['fieldBorder', 'focus'] as const)('%s stands out from a surface at 3:1', (line) =>
    expect(contrast(c[line], c.surface)).toBeGreaterThanOrEqual(3),
  );
});

describe('css variables', () => {
  it('declares every colour once for light and twice for dark (system and chosen)', () => {
    const css = cssVariables();
    expect(css.split('--text-muted:')).toHaveLength(4);
    expect(css).toContain("[data-theme='dark']");
    expect(css).toContain('--layout-sider-width:70px');
  });
});
