import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { confirm } from '#ui/confirm.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { withdrawReviewMutation } from '../management/api.ts';

const root = '/hire/positionManagement';

/** In the place of the editor while a person looks at what was handed in: it stays as it is until it is taken back. */
export function InReview({ positionId, title }: { readonly positionId: string; readonly title: string }) {
  const withdraw = useMutation(withdrawReviewMutation);
  async function ask() {
    const question = {
      title: '撤回审核？',
      text: '撤回后可以继续修改。再次提交需要重新排队。',
      yes: '撤回审核',
    };
    if (await confirm(question)) withdraw.mutate(positionId);
  }
  return (
    <>
      <PageHeader title={title === '' ? '编辑职位' : title} back={{ to: root, label: '职位管理' }} />
      <EmptyState
        title="正在人工审核"
        text="审核期间不能修改，一般在一个工作日内完成，结果会通过消息通知您。"
        action={
          <>
            <Button type="primary" loading={withdraw.isPending} onClick={() => void ask()}>
              撤回审核，继续修改
            </Button>
            <p>
              <Link to={`${root}/preview/${positionId}`} className="target">
                预览提交的内容
              </Link>
            </p>
          </>
        }
      />
    </>
  );
}
