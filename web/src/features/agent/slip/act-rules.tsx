import {
  actKindLabels,
  actModeLabels,
  actModes,
  type ActMode,
  type OutwardActKind,
} from '@pinjian/contract/agent-act.ts';
import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import { ruleOf, type ActRule } from '@pinjian/contract/agent-slip.ts';
import { InputNumber } from 'antd';
import { useId } from 'react';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Issue } from './issue.tsx';
import type { SlipFormProps } from './slip-form.tsx';
import { spends } from './slip-page.ts';
import styles from './slip.module.css';

const choices = actModes.map((mode) => ({ key: mode, label: actModeLabels[mode] }));

const modeHints: Readonly<Record<ActMode, string>> = {
  suggest: '只告诉您可以这样做，由您自己做。',
  draft: '把内容写好给您，由您自己发出。',
  ask: '准备好后等您同意，您同意了才做。',
  act: '在下面的上限内自己做，做完记入日记，能撤销的可以撤销。',
};

interface CapProps {
  readonly label: string;
  /** Of what: 投递. */
  readonly act: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Cap({ label, act, value, most, onChange }: CapProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.hint}>
        {label}
        <span className="visually-hidden">{act}</span>
      </label>
      <InputNumber<number>
        id={id}
        className={styles.whole ?? ''}
        min={0}
        max={most}
        precision={0}
        suffix="次"
        controls={false}
        value={value}
        onChange={(next) => onChange(next ?? 0)}
      />
    </div>
  );
}

interface OneRuleProps {
  readonly act: OutwardActKind;
  readonly rule: ActRule;
  readonly onChange: (rule: ActRule) => void;
}

function OneRule({ act, rule, onChange }: OneRuleProps) {
  const { mode, daily, total } = rule;
  const label = actKindLabels[act];
  return (
    <div className={styles.act}>
      <p className={styles.name}>{label}</p>
      <ChoiceChips
        label={`${label}做到哪一步`}
        choices={choices}
        value={mode}
        onChange={(key) => onChange({ ...rule, mode: actModes.find((each) => each === key) ?? 'ask' })}
      />
      <p className={styles.hint}>{modeHints[mode]}</p>
      {(mode === 'ask' || mode === 'act') && (
        <div className={styles.caps}>
          <Cap
            label="每天最多"
            act={label}
            value={daily}
            most={200}
            onChange={(next) => onChange({ ...rule, daily: next })}
          />
          <Cap
            label="总共最多"
            act={label}
            value={total}
            most={5000}
            onChange={(next) => onChange({ ...rule, total: next })}
          />
        </div>
      )}
    </div>
  );
}

/** How far an agent goes with each kind of act, how often, and what it may spend. */
export function ActRules({ kind, value, issues, onChange }: SlipFormProps) {
  const id = useId();
  return (
    <div className={styles.fields}>
      {agentKindFacts[kind].acts.map((act) => (
        <div key={act}>
          <OneRule
            act={act}
            rule={ruleOf(value, act)}
            onChange={(rule) => onChange({ acts: { ...value.acts, [act]: rule } })}
          />
          <Issue issues={issues} path={`acts.${act}`} />
        </div>
      ))}
      {spends(kind) && (
        <div className={styles.field}>
          <label htmlFor={id} className={styles.name}>
            总共可以花的额度
          </label>
          <InputNumber<number>
            id={id}
            className={styles.whole ?? ''}
            min={0}
            max={100_000}
            precision={0}
            controls={false}
            suffix="额度"
            value={value.credits}
            onChange={(credits) => onChange({ credits: credits ?? 0 })}
          />
          <p className={styles.hint}>一场 AI 面试 5 额度，一次交换联系方式 20 额度。用完就停，不会超出。</p>
          <Issue issues={issues} path="credits" />
        </div>
      )}
    </div>
  );
}
