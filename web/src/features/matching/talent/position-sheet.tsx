import { useQuery } from '@tanstack/react-query';
import { Modal, Select } from 'antd';
import { useState } from 'react';
import { openPositionsQuery } from './api.ts';
import { positionOptions } from './model.ts';
import type { Target } from './use-talent-moves.ts';
import styles from './talent.module.css';

interface PositionSheetProps {
  /** Who is to be added; nobody while it is closed. */
  readonly targets: readonly Target[];
  readonly onChoose: (positionId: string) => void;
  readonly onClose: () => void;
}

/** Asks for which position talents are added who were found without one. */
export function PositionSheet({ targets, onChoose, onClose }: PositionSheetProps) {
  const { data = [], isPending } = useQuery({ ...openPositionsQuery, enabled: targets.length > 0 });
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = data;
  const positionId = data.some((each) => each.positionId === chosen) ? chosen : (first?.positionId ?? null);
  const whom = targets.length === 1 ? (targets[0]?.name ?? '') : `这 ${targets.length} 位人才`;
  return (
    <Modal
      open={targets.length > 0}
      title={`把${whom}加入哪个职位？`}
      okText="加入候选人"
      cancelText="取消"
      okButtonProps={{ disabled: positionId === null }}
      width={440}
      centered
      onOk={() => {
        if (positionId !== null) onChoose(positionId);
      }}
      onCancel={onClose}
    >
      {data.length === 0 && !isPending ? (
        <p>还没有在招的职位，请先发布职位。</p>
      ) : (
        <Select
          className={styles.wholeWidth ?? ''}
          aria-label="职位"
          loading={isPending}
          options={positionOptions(data)}
          value={positionId}
          onChange={setChosen}
        />
      )}
      <p className={styles.hint}>对方会收到通知，回复感兴趣后您可以看到姓名和联系方式。</p>
    </Modal>
  );
}
