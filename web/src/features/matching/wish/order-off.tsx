import { useMutation, useQuery } from '@tanstack/react-query';
import { saveWishesMutation, wishesQuery } from './api.ts';
import styles from './wish.module.css';

/** Says that nothing is put in order for the seeker, as they chose, with the way to turn it on. */
export function OrderOff() {
  const { data: wishes } = useQuery(wishesQuery);
  const save = useMutation(saveWishesMutation);
  return (
    <div className={styles.notice}>
      <span>您关闭了个性化推荐，这里按最新发布排列。</span>
      <button
        type="button"
        className={styles.open}
        disabled={wishes === undefined || save.isPending}
        onClick={() => wishes !== undefined && save.mutate({ version: wishes.version, personalOrder: true })}
      >
        打开
      </button>
    </div>
  );
}
