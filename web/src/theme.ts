import type { ThemeConfig } from 'antd';

/**
 * Every colour, radius, space and type size of the product, as plain data and nowhere else. Two readers:
 * `cssVariables` (written into the page's style sheet at build, for pages without antd) and `antdTheme` (the shell's
 * ConfigProvider). The accent fills and carries `onAccent`; it is never the colour of text (2:1 on white) and never
 * carries white. theme.test.ts holds the contrast of every pair that text uses.
 */

export type Mode = 'light' | 'dark';

const light = {
  page: '#f4f7f9',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#edf2f5',
  hover: '#f0f5f8',
  border: '#e1e8ed',
  borderStrong: '#c6d2da',
  /** Outline of a field, 3:1 against its surface (WCAG 1.4.11). */
  fieldBorder: '#84949f',
  text: '#0b1f2a',
  textMuted: '#435865',
  textSubtle: '#5a6c79',
  accent: '#2fc2ff',
  accentHover: '#5bd0ff',
  accentPressed: '#14b3f5',
  accentSoft: '#e6f8ff',
  onAccent: '#06293b',
  link: '#0a6e9c',
  linkHover: '#07547a',
  focus: '#0a6e9c',
  success: '#0b7348',
  successSoft: '#e4f6ec',
  warning: '#855400',
  warningSoft: '#fff3d9',
  danger: '#bd2f29',
  dangerHover: '#a0251f',
  onDanger: '#ffffff',
  dangerSoft: '#fdecea',
  ai: '#6340c4',
  aiSoft: '#f0ebfd',
  /** A surface that is dark in both themes (brand panel, tooltips). */
  deep: '#06293b',
  onDeep: '#eaf6fc',
  onDeepMuted: '#a3c3d3',
  mask: 'rgba(6, 25, 36, 0.45)',
  shadow: '0 1px 2px rgba(6, 41, 59, 0.04), 0 4px 16px rgba(6, 41, 59, 0.05)',
  shadowRaised: '0 2px 6px rgba(6, 41, 59, 0.06), 0 16px 48px rgba(6, 41, 59, 0.12)',
};

type Colours = { readonly [K in keyof typeof light]: string };

const dark: Colours = {
  page: '#0a1318',
  surface: '#111d24',
  raised: '#172730',
  sunken: '#0c171d',
  hover: '#1a2b35',
  border: '#22343f',
  borderStrong: '#354b58',
  fieldBorder: '#65798a',
  text: '#e8f0f4',
  textMuted: '#abbdc8',
  textSubtle: '#8fa3b0',
  accent: '#2fc2ff',
  accentHover: '#5bd0ff',
  accentPressed: '#14b3f5',
  accentSoft: '#0d3346',
  onAccent: '#06293b',
  link: '#62cfff',
  linkHover: '#93deff',
  focus: '#62cfff',
  success: '#4cc38a',
  successSoft: '#0f2e22',
  warning: '#f0b44c',
  warningSoft: '#33270e',
  danger: '#ff9389',
  dangerHover: '#ffb0a8',
  onDanger: '#3a0b08',
  dangerSoft: '#3a1917',
  ai: '#bba4ff',
  aiSoft: '#261e46',
  deep: '#0d2532',
  onDeep: '#eaf6fc',
  onDeepMuted: '#a3c3d3',
  mask: 'rgba(0, 0, 0, 0.6)',
  shadow: '0 1px 2px rgba(0, 0, 0, 0.3), 0 4px 16px rgba(0, 0, 0, 0.2)',
  shadowRaised: '0 2px 6px rgba(0, 0, 0, 0.4), 0 16px 48px rgba(0, 0, 0, 0.5)',
};

export const colours: Readonly<Record<Mode, Colours>> = { light, dark };

/** Pixels. The grid is 8; 4 and 12 are its halves, for what stands close together. */
const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64 } as const;

/** Pixels. */
export const radius = { small: 6, medium: 10, large: 12, full: 999 } as const;

/** Pixels. */
const fontSize = {
  tiny: 12,
  small: 13,
  base: 14,
  medium: 16,
  large: 18,
  title: 20,
  headline: 26,
  display: 34,
} as const;

/** Pixels; the first two are spec §9, the rest follow from the layout. */
export const layout = {
  siderWidth: 70,
  drawerWidth: 320,
  myMenuWidth: 200,
  topBarHeight: 52,
  tabBarHeight: 56,
  contentWidth: 1200,
} as const;

const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif";

const motion = { fast: '120ms', normal: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function declarations(prefix: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${typeof value === 'number' ? `${value}px` : value};`)
    .join('');
}

/**
 * The tokens as CSS custom properties: `--surface`, `--text-muted`, `--space-4`, `--radius-medium`, `--font-base`, …
 * Dark follows the system unless the root carries data-theme; any element with data-theme='dark' is dark with all below it.
 */
export function cssVariables(): string {
  const fixed =
    declarations('space-', space) +
    declarations('radius-', radius) +
    declarations('font-', fontSize) +
    declarations('layout-', layout) +
    declarations('motion-', motion) +
    `--font-family:${fontFamily};`;
  const day = `color-scheme:light;${declarations('', light)}`;
  const night = `color-scheme:dark;${declarations('', dark)}`;
  return [
    `:root{${fixed}${day}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${night}}}`,
    `[data-theme='dark']{${night}}`,
    `:root{--target:${target.mouse}px}`,
    `@media (max-width:767px){:root{--target:${target.finger}px}}`,
    `@media (prefers-reduced-motion:reduce){:root{--motion-fast:0ms;--motion-normal:0ms;}}`,
  ].join('\n');
}

/** Height of what is pressed (px): with a mouse, and where a finger presses (WCAG 2.5.5, ux.md). */
const target = { mouse: 36, finger: 44 } as const;

/**
 * antd's theme without its algorithm (the caller adds antd's own light or dark one, so that this file loads no antd).
 * @param finger on a phone: nothing that is pressed is smaller than a finger needs
 */
export function antdTheme(mode: Mode, finger = false): ThemeConfig {
  const c = colours[mode];
  const onFill = { colorWhite: c.onAccent, colorTextLightSolid: c.onAccent };
  return {
    token: {
      colorPrimary: c.accent,
      colorPrimaryHover: c.accentHover,
      colorPrimaryActive: c.accentPressed,
      colorPrimaryBg: c.accentSoft,
      // The ring of the focus, which antd makes a pale one of 1.3:1.
      colorPrimaryBorder: c.focus,
      colorPrimaryText: c.link,
      colorPrimaryTextHover: c.linkHover,
      colorPrimaryTextActive: c.linkHover,
      colorLink: c.link,
      colorLinkHover: c.linkHover,
      colorLinkActive: c.linkHover,
      colorInfo: c.link,
      colorSuccess: c.success,
      colorWarning: c.warning,
      colorError: c.danger,
      // antd derives grounds from these inks, which are dark: of a light theme they become muddy.
      colorInfoBg: c.accentSoft,
      colorInfoBorder: c.border,
      colorSuccessBg: c.successSoft,
      colorSuccessBorder: c.border,
      colorWarningBg: c.warningSoft,
      colorWarningBorder: c.border,
      colorErrorBg: c.dangerSoft,
      // antd's own hover of a red is lighter, 4.29:1 under white.
      colorErrorHover: c.dangerHover,
      colorErrorActive: c.dangerHover,
      colorErrorTextHover: c.dangerHover,
      colorText: c.text,
      colorTextHeading: c.text,
      colorTextSecondary: c.textMuted,
      colorTextTertiary: c.textSubtle,
      colorTextDescription: c.textSubtle,
      colorTextPlaceholder: c.textSubtle,
      colorBgLayout: c.page,
      colorBgContainer: c.surface,
      colorBgElevated: c.raised,
      colorBorder: c.borderStrong,
      colorBorderSecondary: c.border,
      colorSplit: c.border,
      colorBgMask: c.mask,
      controlOutline: c.accentSoft,
      fontFamily,
      fontSize: fontSize.base,
      borderRadius: radius.medium,
      borderRadiusLG: radius.large,
      borderRadiusSM: radius.small,
      controlHeight: finger ? target.finger : target.mouse,
      controlHeightLG: 44,
      controlHeightSM: finger ? target.finger : 28,
      boxShadow: c.shadowRaised,
      boxShadowSecondary: c.shadowRaised,
      boxShadowTertiary: c.shadow,
      motionDurationFast: '0.1s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      wireframe: false,
    },
    components: {
      Button: {
        primaryColor: c.onAccent,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: c.onDanger,
        defaultHoverColor: c.link,
        defaultHoverBorderColor: c.link,
        defaultActiveColor: c.linkHover,
        defaultActiveBorderColor: c.linkHover,
        fontWeight: 500,
      },
      Tabs: {
        itemSelectedColor: c.link,
        itemHoverColor: c.linkHover,
        itemActiveColor: c.linkHover,
        inkBarColor: c.accent,
      },
      Menu: { itemSelectedColor: c.link, itemSelectedBg: c.accentSoft },
      Pagination: { itemActiveColor: c.link, itemActiveColorHover: c.linkHover },
      Select: { optionSelectedBg: c.accentSoft, optionSelectedColor: c.text },
      Radio: { ...onFill, buttonSolidCheckedColor: c.onAccent },
      Checkbox: onFill,
      Steps: onFill,
      // Days of the months beside, which antd leaves at 1.8:1.
      DatePicker: { ...onFill, colorTextDisabled: c.textSubtle },
      Calendar: onFill,
      Badge: { colorError: light.danger },
      Tooltip: { colorBgSpotlight: c.deep },
    },
  };
}
