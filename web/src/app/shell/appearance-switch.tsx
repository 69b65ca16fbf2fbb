import { useId } from 'react';
import { chooseAppearance, useAppearance } from '#lib/appearance.ts';
import type { Appearance } from '#lib/appearance.ts';
import styles from './appearance-switch.module.css';

const choices: readonly { readonly value: Appearance; readonly label: string }[] = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
];

/** Light, dark, or as the device is. `labelledBy` is the id of the heading that it stands under. */
export function AppearanceSwitch({ labelledBy }: { readonly labelledBy: string }) {
  const chosen = useAppearance((state) => state.appearance);
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.choices}>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => chooseAppearance(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
