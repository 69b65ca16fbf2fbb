import { hideReasonLabels, hideReasons } from '@pinjian/contract/matching-talent.ts';
import { Button, Dropdown } from 'antd';
import type { Target, TalentMoves } from './use-talent-moves.ts';

interface TalentActionsProps {
  readonly target: Target;
  readonly moves: TalentMoves;
  readonly size?: 'small' | 'middle';
}

const reasons = hideReasons.map((key) => ({ key, label: hideReasonLabels[key] }));

/** 加入候选人 and 不合适, for whoever may. */
export function TalentActions({ target, moves, size = 'middle' }: TalentActionsProps) {
  if (!moves.canMove) return null;
  return (
    <>
      {moves.canHide && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: reasons,
            onClick: ({ key }) =>
              moves.hide(
                target,
                hideReasons.find((reason) => reason === key),
              ),
          }}
        >
          <Button size={size} aria-label={`不合适：${target.name}`}>
            不合适
          </Button>
        </Dropdown>
      )}
      <Button
        type="primary"
        size={size}
        disabled={!moves.canAdd(target)}
        loading={moves.addingId === target.resumeId}
        onClick={() => moves.add(target)}
        aria-label={`加入候选人：${target.name}`}
      >
        加入候选人
      </Button>
    </>
  );
}
