import { auditActs, auditObjectKinds } from '@pinjian/contract/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, DatePicker, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMedia, wide } from '#lib/media.ts';
import { auditAdminsQuery } from '../api.ts';
import { actWords, adminWords, objectWords } from '../model.ts';
import { isDay, isFiltered, type AuditFilter } from './filters.ts';
import styles from './audit.module.css';

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly params: URLSearchParams;
  readonly onChange: (change: Readonly<Record<string, string | null>>) => void;
}

/** A day of the address; null for none, and for what is none. */
function dayOf(text: string | null): Dayjs | null {
  return isDay(text) ? dayjs(text) : null;
}

interface DayProps {
  readonly label: string;
  /** As the address has it. */
  readonly value: string | null;
  readonly isLeftOut: (day: Dayjs) => boolean;
  /** The day as the address writes it; null for none. */
  readonly onChange: (day: string | null) => void;
}

/** One end of the time. On phones nothing is typed: their keyboard would cover the calendar. */
function Day({ label, value, isLeftOut, onChange }: DayProps) {
  const typed = useMedia(wide);
  return (
    <DatePicker
      aria-label={label}
      placeholder={label}
      value={dayOf(value)}
      disabledDate={isLeftOut}
      inputReadOnly={!typed}
      onChange={(day) => onChange(day === null ? null : day.format('YYYY-MM-DD'))}
    />
  );
}

/** Who, what, to what and when. */
export function AuditFilters({ filter, params, onChange }: AuditFiltersProps) {
  const { data: admins = [] } = useQuery(auditAdminsQuery);
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))];
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
        <Day
          label="开始日期"
          value={params.get('from')}
          isLeftOut={(day) => to !== null && day.isAfter(to, 'day')}
          onChange={(from) => onChange({ from })}
        />
        <Day
          label="结束日期"
          value={params.get('to')}
          isLeftOut={(day) => from !== null && day.isBefore(from, 'day')}
          onChange={(to) => onChange({ to })}
        />
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
