import { maxDailyCap, type MemberHours } from '@pinjian/contract/calendar.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, InputNumber, Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { notify } from '#lib/notice.ts';
import { hoursQuery, saveHoursMutation } from '../api.ts';
import { ExceptionFields } from './exception-fields.tsx';
import styles from './hours.module.css';
import { bufferOptions, hoursIssue, zoneOptions } from './model.ts';
import { WeekFields } from './week-fields.tsx';

/** When a member gives interviews, all of it in one form. */
export function HoursForm({ hours }: { readonly hours: MemberHours }) {
  const [typed, setTyped] = useState<MemberHours | null>(null);
  const client = useQueryClient();
  const save = useMutation(saveHoursMutation);
  const id = useId();
  const shown = typed ?? hours;
  const issue = typed === null ? null : hoursIssue(typed);
  const zones = useMemo(() => zoneOptions(hours.zone), [hours.zone]);
  const change = (changes: Partial<MemberHours>) => setTyped({ ...shown, ...changes });

  async function submit(): Promise<boolean> {
    if (issue !== null) {
      notify('error', issue);
      return false;
    }
    // The version is of what the server answered last: typed over it, whatever it was when the typing began. Of a failure
    // the client has told the person.
    const [outcome] = await Promise.allSettled([save.mutateAsync({ ...shown, version: hours.version })]);
    if (outcome.status === 'rejected') {
      await client.invalidateQueries({ queryKey: hoursQuery.queryKey });
      return false;
    }
    setTyped(null);
    notify('success', '可面试时间已保存');
    return true;
  }

  useKeptDraft<MemberHours>('calendar-hours', {
    read: () => typed ?? undefined,
    restore: setTyped,
    saveFirst: submit,
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <WeekFields week={shown.week} onChange={(week) => change({ week })} />
      <div className={styles.limits}>
        <label htmlFor={`${id}-zone`}>
          时区
          <Select
            id={`${id}-zone`}
            showSearch={{ optionFilterProp: 'label' }}
            value={shown.zone}
            options={zones}
            onChange={(zone) => change({ zone })}
          />
        </label>
        <label htmlFor={`${id}-before`}>
          面试前预留
          <Select
            id={`${id}-before`}
            value={shown.minutesBefore}
            options={bufferOptions(shown.minutesBefore)}
            onChange={(minutesBefore) => change({ minutesBefore })}
          />
        </label>
        <label htmlFor={`${id}-after`}>
          面试后预留
          <Select
            id={`${id}-after`}
            value={shown.minutesAfter}
            options={bufferOptions(shown.minutesAfter)}
            onChange={(minutesAfter) => change({ minutesAfter })}
          />
        </label>
        <label htmlFor={`${id}-cap`}>
          每天最多几场
          <InputNumber
            id={`${id}-cap`}
            controls={false}
            min={1}
            max={maxDailyCap}
            precision={0}
            value={shown.dailyCap}
            onChange={(dailyCap) => change({ dailyCap: dailyCap ?? 1 })}
          />
        </label>
      </div>
      <h3 className={styles.title}>例外</h3>
      <p className={styles.hint}>请假、节假日或临时加开的时间。已确定的面试不受影响。</p>
      <ExceptionFields exceptions={shown.exceptions} onChange={(exceptions) => change({ exceptions })} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={typed === null}>
          保存
        </Button>
        {typed !== null && <Button onClick={() => setTyped(null)}>取消修改</Button>}
      </div>
    </form>
  );
}
