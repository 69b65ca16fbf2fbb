import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCity } from '#lib/city.ts';
import type { City } from '#lib/city.ts';
import { notify } from '#lib/notice.ts';
import { locateCity } from '../location/api.ts';
import styles from './city.module.css';

/** The city that is known of this browser, one press away; why it could not be found out, and another try. */
export function CurrentCity({ onChoose }: { readonly onChoose: (city: City) => void }) {
  const { city, problem } = useCity();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function locate() {
    if (busy) return;
    setBusy(true);
    await locateCity(client);
    setBusy(false);
    const found = useCity.getState();
    if (found.problem === null && found.city !== null) notify('info', `按网络位置，当前城市是${found.city.name}`);
  }

  return (
    <div className={styles.here}>
      <span className={styles.hereLabel}>当前城市</span>
      {city !== null && (
        <button type="button" className={styles.city} onClick={() => onChoose(city)}>
          {city.name}
        </button>
      )}
      {problem !== null && <span role="status">{problem}</span>}
      <button type="button" className={styles.locate} aria-disabled={busy} onClick={() => void locate()}>
        {busy ? '定位中…' : problem === null ? '重新定位' : '重试'}
      </button>
    </div>
  );
}
