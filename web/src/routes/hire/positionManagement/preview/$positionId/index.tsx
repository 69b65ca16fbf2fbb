import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CompanyBrief } from '#features/company/components/company-brief.tsx';
import { PositionDetail } from '#features/position/detail/position-detail.tsx';
import { previewQuery } from '#features/position/management/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';

export const handle = { title: '预览职位' };

/** A position as seekers will see it. */
export function Component() {
  const { positionId = '' } = useParams();
  const { data, error, refetch } = useQuery(previewQuery(positionId));
  return (
    <Page>
      <PageHeader
        title="预览"
        subtitle="求职者看到的样子"
        back={{ to: `/hire/positionManagement/edit/${positionId}`, label: '返回编辑' }}
      />
      {error !== null && data === undefined && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="预览没有加载出来"
          gone={{ title: '这个职位不存在或已被删除', to: '/hire/positionManagement', label: '返回职位管理' }}
        />
      )}
      {data === undefined && error === null && <CardSkeletons count={2} />}
      {data !== undefined && (
        <PositionDetail
          position={data}
          company={<CompanyBrief company={data.company} to="/hire/my/company-info" label="编辑公司资料" />}
        />
      )}
    </Page>
  );
}
