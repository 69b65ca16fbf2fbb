import { unitsText } from '@pinjian/contract/wallet.ts';
import styles from './cost.module.css';
import { availableText, sumText } from './model.ts';
import { useCost } from './use-cost.ts';

interface InvitationCostProps {
  /** How many would be invited at once; without a number, what each costs. */
  readonly count?: number;
}

/** What an invitation to an AI interview costs, before it is sent, and what comes back of it. Its place is kept until it is known. */
export function InvitationCost({ count }: InvitationCostProps) {
  const { quote, isLoading } = useCost('aiInterview');
  if (quote === undefined) return isLoading ? <p className={styles.cost} /> : null;
  const sum = count === undefined ? `每次邀请冻结 ${unitsText(quote.each, quote.unit)}` : sumText(quote, count, '人');
  return (
    <p className={styles.cost}>
      AI面试{sum}，{availableText(quote)}；进行后才扣除，谢绝、过期、收回的全部退回
    </p>
  );
}

/** The same sum where the invitations wait to be sent. */
export function InvitationSum({ count }: { readonly count: number }) {
  const { quote } = useCost('aiInterview');
  if (quote === undefined) return null;
  return <span className={styles.sum}>{sumText(quote, count, '人')}，没有进行的会退回</span>;
}
