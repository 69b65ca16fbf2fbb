import { Button } from 'antd';
import { useId } from 'react';
import type { EditedWish } from './model.ts';
import { PayChoice } from './pay-choice.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { PositionChoice } from './position-choice.tsx';
import styles from './wish.module.css';

interface WishCardProps {
  readonly title: string;
  readonly wish: EditedWish;
  readonly onChange: (wish: EditedWish) => void;
  readonly onRemove?: () => void;
}

/** One wish of the editor: what, where, and for how much at least. */
export function WishCard({ title, wish, onChange, onRemove }: WishCardProps) {
  const id = useId();
  return (
    <section className={styles.wish} aria-labelledby={id}>
      <div className={styles.wishHead}>
        <h3 id={id} className={styles.wishTitle}>
          {title}
        </h3>
        {onRemove !== undefined && (
          <Button type="text" onClick={onRemove} aria-label={`删除${title}`}>
            删除
          </Button>
        )}
      </div>
      <PositionChoice value={wish} onChange={(position) => onChange({ ...wish, ...position })} />
      <PlaceChoice value={wish} onChange={(place) => onChange({ ...wish, ...place })} />
      <PayChoice value={wish.salaryMin} onChange={(salaryMin) => onChange({ ...wish, salaryMin })} />
    </section>
  );
}
