import { Button } from 'antd';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { isNarrowed, type ListFilter, type ListKind } from './filters.ts';
import { useReadsAll } from './use-reads-all.ts';

interface EmptyListProps {
  readonly kind: ListKind;
  readonly filter: ListFilter;
  readonly onClear: () => void;
}

/** A list without anyone in it: why, and what to do next. */
export function EmptyList({ kind, filter, onClear }: EmptyListProps) {
  const readsAll = useReadsAll();
  if (isNarrowed(filter)) {
    return <EmptyState title="没有符合条件的候选人" action={<Button onClick={onClear}>清空筛选</Button>} />;
  }
  if (filter.current > 1) {
    return <EmptyState title="这一页已经没有候选人了" action={<Button onClick={onClear}>回到第一页</Button>} />;
  }
  if (!readsAll) return <EmptyState title="还没有分配给您的面试" text="您是面试官，由您面试的候选人才会出现在这里。" />;
  if (kind === 'activeDelivery') {
    return (
      <EmptyState
        title="没有等待筛选的投递"
        text="求职者投递后会出现在这里；职位信息写得越清楚，投递越合适。"
        action={<LinkButton to="/hire/positionManagement">管理职位</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      title="还没有候选人"
      text="在“主动投递”里通过简历后，候选人会出现在这里。"
      action={<LinkButton to="/hire/activeDelivery">查看主动投递</LinkButton>}
    />
  );
}
