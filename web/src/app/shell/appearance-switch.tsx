import { chooseAppearance, useAppearance } from '#lib/appearance.ts';
import type { Appearance } from '#lib/appearance.ts';
import styles from './my-area.module.css';

const choices: readonly { readonly value: Appearance; readonly label: string }[] = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
];

/** Light, dark, or as the device is. */
export function AppearanceSwitch() {
  const chosen = useAppearance((state) => state.appearance);
  return (
    <div className={styles.look}>
      <span id="appearance-title" className={styles.lookTitle}>
        外观
      </span>
      <div role="radiogroup" aria-labelledby="appearance-title" className={styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="appearance"
              value={value}
              checked={value === chosen}
              onChange={() => chooseAppearance(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
