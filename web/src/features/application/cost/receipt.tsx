import { unitsText } from '@pinjian/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { receiptQuery } from './api.ts';
import styles from './cost.module.css';
import { stateLabels } from './model.ts';

/** What an invitation, a request or an interview came to: held, taken or given back. Nothing for what cost nothing. */
export function Receipt({ subjectId }: { readonly subjectId: string }) {
  const reads = useSession(({ permissions }) => permissions.includes('wallet.read'));
  const { data } = useQuery({ ...receiptQuery(subjectId), enabled: reads });
  if (data === undefined || data === null) return null;
  return (
    <span className={styles.receipt}>
      {stateLabels[data.state]} {unitsText(data.units, data.unit)}
    </span>
  );
}
