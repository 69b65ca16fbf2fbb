import type { UnderstoodPart } from '@pinjian/contract/position-search.ts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { chosenPositionQuery, openPositionsQuery } from './api.ts';
import type { TalentPlace } from './filters.ts';
import { positionOptions } from './model.ts';
import { TalentList } from './talent-list.tsx';
import { TalentSkeleton } from './talent-skeleton.tsx';
import type { DrawResume } from './talent-view.tsx';
import styles from './talent.module.css';

export interface TabProps {
  readonly place: TalentPlace;
  readonly onPlace: (change: Partial<TalentPlace>) => void;
  readonly onHelp: () => void;
  readonly resume: DrawResume;
  readonly bulk: ReactNode;
  readonly chips: DrawChips;
}

/** Draws what the words were taken for, each part to be left out. */
export type DrawChips = (understood: {
  readonly understood: readonly UnderstoodPart[];
  readonly without: readonly string[];
  readonly onChange: (without: readonly string[]) => void;
}) => ReactNode;

/** 推荐: who fits one of the open positions, each with why; where none is named, the newest for which there is anybody. */
export function Recommended({ place, onPlace, onHelp, resume, bulk }: TabProps) {
  const { data: positions, error, refetch } = useQuery(openPositionsQuery);
  const named = positions?.find(({ positionId }) => positionId === place.filters.positionId);
  const needsOne = positions !== undefined && positions.length > 0 && named === undefined;
  const chosen = useQuery({ ...chosenPositionQuery, enabled: needsOne });
  if (error !== null && positions === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} title="在招职位没有加载出来" />;
  if (positions === undefined) return <TalentSkeleton />;
  const [newest] = positions;
  if (newest === undefined) {
    return (
      <EmptyState
        title="发布职位之后，这里会推荐合适的人才"
        text="推荐按职位的要求逐条比对，职位写得越具体，推荐越准。"
        action={
          <LinkButton to="/hire/positionManagement" primary>
            发布职位
          </LinkButton>
        }
      />
    );
  }
  if (needsOne && chosen.isPending) return <TalentSkeleton />;
  const position = named ?? positions.find(({ positionId }) => positionId === chosen.data) ?? newest;
  const at = { ...place, filters: { ...place.filters, positionId: position.positionId } };
  return (
    <>
      <div className={styles.picker}>
        <Select
          className={styles.positionPicker ?? ''}
          aria-label="推荐到哪个职位"
          showSearch={{ optionFilterProp: 'label' }}
          options={positionOptions(positions)}
          value={position.positionId}
          onChange={(positionId) => onPlace({ filters: { ...place.filters, positionId }, current: 1, open: null })}
        />
      </div>
      <TalentList
        key={position.positionId}
        place={at}
        onPlace={onPlace}
        onHelp={onHelp}
        renderHead={({ total, totalCapped }) => (
          <p className={styles.total} role="status">
            {total > 0 && `${total}${totalCapped ? '+' : ''} 位合适的人才，最合适的在前`}
          </p>
        )}
        empty={
          <EmptyState
            title="暂时没有合适的人才"
            text="有新的人才或您修改职位要求之后，这里会更新；也可以自己搜索。"
            action={<LinkButton to="/hire/searchTalent?tab=search">搜索人才</LinkButton>}
          />
        }
        resume={resume}
        bulk={bulk}
      />
    </>
  );
}
