import type { PositionDetail } from '@pinjian/contract/position-view.ts';
import { ComplaintButton } from './complaint/complaint-button.tsx';
import styles from './position-detail.module.css';

/** Who this position comes from, and the way to say that something is wrong with it. */
export function PositionFoot({ position }: { readonly position: PositionDetail }) {
  return (
    <div className={styles.foot}>
      <p>
        由{position.company.name}发布（{position.postSource.label}）。招聘中不应向您收取任何费用。
      </p>
      <ComplaintButton positionId={position.positionId} title={position.title} />
    </div>
  );
}
