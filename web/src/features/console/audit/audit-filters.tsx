import { auditActs, auditObjectKinds } from '@pinjian/contract/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { auditAdminsQuery } from '../api.ts';
import { actWords, adminWords, objectWords } from '../model.ts';
import { isFiltered, type AuditFilter } from './filters.ts';
import styles from './audit.module.css';

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly params: URLSearchParams;
  readonly onChange: (change: Readonly<Record<string, string | null>>) => void;
}

/** Who, what, to what and when. */
export function AuditFilters({ filter, params, onChange }: AuditFiltersProps) {
  const { data: admins = [] } = useQuery(auditAdminsQuery);
  return (
    <div className={styles.filters} role="search" aria-label="筛选操作记录">
      <Select
        aria-label="管理员"
        placeholder="全部管理员"
        allowClear
        value={filter.adminId ?? null}
        options={admins.map((admin) => ({ value: admin.userId, label: adminWords(admin) }))}
        onChange={(value: string | undefined) => onChange({ admin: value ?? null })}
      />
      <Select
        aria-label="操作"
        placeholder="全部操作"
        allowClear
        value={filter.act ?? null}
        options={auditActs.map((act) => ({ value: act, label: actWords[act] }))}
        onChange={(value: string | undefined) => onChange({ act: value ?? null })}
      />
      <Select
        aria-label="对象"
        placeholder="全部对象"
        allowClear
        value={filter.objectKind ?? null}
        options={auditObjectKinds.map((kind) => ({ value: kind, label: objectWords[kind] }))}
        onChange={(value: string | undefined) => onChange({ kind: value ?? null })}
      />
      <div className={styles.days}>
        {(['from', 'to'] as const).map((name) => (
          <input
            key={name}
            type="date"
            className={styles.day}
            aria-label={name === 'from' ? '开始日期' : '结束日期'}
            value={params.get(name) ?? ''}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      {isFiltered(filter) && (
        <Button
          type="link"
          onClick={() => onChange({ admin: null, act: null, kind: null, object: null, from: null, to: null })}
        >
          清除筛选
        </Button>
      )}
    </div>
  );
}
