import { CardSkeletons } from '#ui/page-skeleton.tsx';
import styles from './conversation.module.css';

/** While a conversation loads. */
export function ConversationSkeleton() {
  return (
    <div className={styles.waiting} role="status" aria-label="正在加载对话">
      <CardSkeletons count={2} />
    </div>
  );
}
