import type { ComplaintOutcome } from '@pinjian/contract/console-position-complaint.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { decideId, ReasonForm } from '../queue/reason-form.tsx';
import styles from '../queue/queue.module.css';

/** What can be decided, who reads why, and what is often written there. */
const choices = [
  {
    outcome: 'upheld',
    label: '下架职位',
    reader: '企业',
    templates: ['核实存在向求职者收费的情况', '核实职位内容与实际不符', '核实涉嫌虚假招聘', '核实存在歧视性条件'],
  },
  {
    outcome: 'asked',
    label: '请企业核对',
    reader: '企业',
    templates: ['请核对薪资与面试时所说是否一致', '请说明是否向求职者收取费用', '请确认职位是否仍在招聘，不招请关闭'],
  },
  {
    outcome: 'dismissed',
    label: '举报不成立',
    reader: '举报人',
    templates: ['核实后未发现违规，谢谢您的提醒', '现有信息不足以判断，您可以补充证据后联系我们'],
  },
] as const satisfies readonly { readonly outcome: ComplaintOutcome; readonly [key: string]: unknown }[];

interface ComplaintDecisionProps {
  /** The company was asked already. */
  readonly asked: boolean;
  readonly busy: boolean;
  readonly onDecide: (outcome: ComplaintOutcome, reason: string) => void;
}

/** One of three answers to a complaint, each with its reason. */
export function ComplaintDecision({ asked, busy, onDecide }: ComplaintDecisionProps) {
  const [chosen, setChosen] = useState<ComplaintOutcome | null>(null);
  const [reasons, setReasons] = useState<Readonly<Partial<Record<ComplaintOutcome, string>>>>({});
  const offered = choices.filter(({ outcome }) => !asked || outcome !== 'asked');
  const choice = offered.find(({ outcome }) => outcome === chosen);
  if (choice === undefined) {
    return (
      <div className={styles.decision}>
        {offered.map(({ outcome, label }, index) => (
          <Button
            key={outcome}
            {...(index === 0 ? { id: decideId } : {})}
            size="large"
            danger={outcome === 'upheld'}
            disabled={busy}
            onClick={() => setChosen(outcome)}
          >
            {label}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <ReasonForm
      key={choice.outcome}
      decision={choice.label}
      reader={choice.reader}
      templates={choice.templates}
      busy={busy}
      danger={choice.outcome === 'upheld'}
      reason={reasons[choice.outcome] ?? ''}
      onReason={(reason) => setReasons({ ...reasons, [choice.outcome]: reason })}
      onSend={(reason) => onDecide(choice.outcome, reason)}
      onBack={() => setChosen(null)}
    />
  );
}
