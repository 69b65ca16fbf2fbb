import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { createMutation, positionsQuery } from './api.ts';
import styles from './management.module.css';
import { PositionRow } from './position-row.tsx';
import { statusTabs } from './status.ts';

/** The company's positions: by status, by title, newest change first. Status, words and page stand in the address. */
export function Management({ allowed }: { readonly allowed: boolean }) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const create = useMutation(createMutation);
  const status = statusTabs.find((tab) => String(tab.status) === params.get('status'))?.status ?? null;
  const q = params.get('q') ?? '';
  const current = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, refetch } = useQuery(positionsQuery({ status, q, current }));
  /** Nothing until it is known: zeros would look as if everything had gone. */
  const countOf = (wanted: number | null) =>
    data?.counts.filter((each) => wanted === null || each.status === wanted).reduce((sum, each) => sum + each.count, 0);

  function show(change: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  }

  function begin() {
    create.mutate(undefined, {
      onSuccess: ({ positionId }) => void navigate(`/hire/positionManagement/edit/${positionId}`),
    });
  }

  const button = allowed && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={begin} loading={create.isPending}>
      新建职位
    </Button>
  );

  return (
    <>
      <PageHeader title="职位管理" actions={button} />
      <div className={styles.tools}>
        <ChoiceChips
          label="职位状态"
          value={String(status)}
          onChange={(key) => show({ status: key === 'null' ? '' : key })}
          choices={statusTabs.map(({ status: wanted, label }) => {
            const count = countOf(wanted);
            return { key: String(wanted), label, ...(count !== undefined && { count }) };
          })}
        />
        <Input.Search
          className={styles.search}
          placeholder="按名称查找"
          aria-label="按名称查找职位"
          allowClear
          defaultValue={q}
          maxLength={40}
          enterButton={<Button icon={<SearchOutlined aria-hidden />} aria-label="查找" />}
          onSearch={(text) => show({ q: text.trim() })}
        />
      </div>
      {error !== null && data === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="职位没有加载出来" />
      )}
      {data === undefined && error === null && <CardSkeletons count={4} />}
      {data?.records.length === 0 &&
        (q !== '' || status !== null ? (
          <EmptyState title="没有符合条件的职位" action={<Button onClick={() => setParams({})}>查看全部</Button>} />
        ) : (
          <EmptyState
            title="还没有职位"
            text="写下第一个职位：填写结构化的要求，发布前自动检查违规用语。"
            action={button}
          />
        ))}
      {data !== undefined && data.records.length > 0 && (
        <ul className={styles.list}>
          {data.records.map((position) => (
            <PositionRow key={position.positionId} position={position} allowed={allowed} />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <Pages
          current={current}
          pageSize={data.pageSize}
          total={data.total}
          onChange={(page) => show({ page: String(page) })}
        />
      )}
    </>
  );
}
