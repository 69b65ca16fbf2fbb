import { errors } from '@pinjian/contract/errors.ts';
import type { TailoringChange, TailoringPlan } from '@pinjian/contract/matching-tailoring.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Drawer } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#lib/client.ts';
import { useMedia, wide } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { tailorMutation, tailoringQuery } from './api.ts';
import { changeText, movedUp, placeText } from './model.ts';
import { TailorEvidence } from './tailor-evidence.tsx';
import styles from './tailoring.module.css';

interface TailorDrawerProps {
  readonly resumeId: string;
  readonly positionId: string;
  readonly onClose: () => void;
}

interface ChangeRowProps {
  readonly change: TailoringChange;
  readonly isChosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function ChangeRow({ change, isChosen, onChoose }: ChangeRowProps) {
  const { before, after, speaksOf } = change;
  const moved = new Set(movedUp(before, after));
  return (
    <li className={styles.change}>
      <Checkbox className={styles.tick ?? ''} checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        <span className={styles.place}>{placeText(change)}</span>
        {changeText(change)}
      </Checkbox>
      {speaksOf.length > 0 && <p className={styles.why}>对应职位要求：{speaksOf.join('、')}</p>}
      <ol className={styles.after} aria-label={`${placeText(change)}调整后的顺序`}>
        {after.map((words, at) => (
          // Lines are known by their place alone.
          <li key={at} className={moved.has(at) ? styles.moved : undefined}>
            {words === '' ? '未命名' : words}
            {moved.has(at) && <span className={styles.up}>前移</span>}
          </li>
        ))}
      </ol>
    </li>
  );
}

interface PlanProps {
  readonly plan: TailoringPlan;
  readonly onClose: () => void;
  /** The plan is to be made anew. */
  readonly onRenew: () => void;
  readonly isRenewing: boolean;
}

/** Which changes nobody has to ask for: lines of a text may hang together in a way that only its writer sees. */
function startsLeft(changes: readonly TailoringChange[]): ReadonlySet<string> {
  return new Set(changes.filter(({ kind }) => kind === 'lines').map(({ changeId }) => changeId));
}

function Plan({ plan, onClose, onRenew, isRenewing }: PlanProps) {
  const { resumeId, version, position, changes } = plan;
  const navigate = useNavigate();
  const [left, setLeft] = useState(() => startsLeft(changes));
  const make = useMutation(tailorMutation);
  const isStale = make.error instanceof CallError && make.error.code === errors.stateChanged.code;
  const chosen = changes.filter(({ changeId }) => !left.has(changeId));

  function choose(changeId: string, isChosen: boolean) {
    const next = new Set(left);
    if (isChosen) next.delete(changeId);
    else next.add(changeId);
    setLeft(next);
  }

  function finish() {
    const changeIds = chosen.map(({ changeId }) => changeId);
    make.mutate(
      { resumeId, positionId: position.positionId, version, changeIds },
      {
        onSuccess: (copy) => {
          onClose();
          notify('success', `已另存为“${copy.title}”`, '原来的简历没有变');
          void navigate(`/seeker/resume/edit/${copy.resumeId}?job=${position.positionId}`);
        },
      },
    );
  }

  return (
    <div className={styles.plan}>
      <p className={styles.promise}>
        另存为“{plan.title}”，原来的“{plan.resumeTitle}
        ”不变。只调整先后顺序，不改您写的任何一个字，也不会添上您没写过的内容。
      </p>
      <h3 className={styles.heading}>可以调整的顺序</h3>
      {changes.length === 0 ? (
        <p className={styles.why}>与这个职位有关的内容已经排在前面，不用调整。可以另存一份，再补上没写到的。</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <ChangeRow
              key={change.changeId}
              change={change}
              isChosen={!left.has(change.changeId)}
              onChoose={(isChosen) => choose(change.changeId, isChosen)}
            />
          ))}
        </ul>
      )}
      <TailorEvidence requirements={plan.requirements} />
      <div className={styles.foot}>
        {isStale ? (
          <Button size="large" type="primary" loading={isRenewing} onClick={onRenew}>
            重新查看
          </Button>
        ) : (
          <Button size="large" type="primary" loading={make.isPending} onClick={finish}>
            {chosen.length === 0 ? '另存一份' : `按 ${chosen.length} 处调整另存`}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A resume put in order for a position: each change to be ticked, then a copy with those; the resume itself stays. */
export function TailorDrawer({ resumeId, positionId, onClose }: TailorDrawerProps) {
  const isWide = useMedia(wide);
  const { data, error, isFetching, refetch } = useQuery(tailoringQuery(resumeId, positionId));
  return (
    <Drawer
      open
      title={data === undefined ? '为这个职位调整简历' : `为“${data.position.title}”调整简历`}
      size={isWide ? 640 : '100%'}
      onClose={onClose}
    >
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} title="没有读出可以怎样调整" />}
      {error === null && data === undefined && <CardSkeletons count={2} />}
      {data !== undefined && (
        <Plan key={data.version} plan={data} onClose={onClose} onRenew={() => void refetch()} isRenewing={isFetching} />
      )}
    </Drawer>
  );
}
