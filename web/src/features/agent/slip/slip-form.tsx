import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { Section } from '#ui/section.tsx';
import { ActRules } from './act-rules.tsx';
import { CityField } from './city-field.tsx';
import { ResumeField } from './resume-field.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { SpeechFields } from './speech-fields.tsx';
import { appliesWithResume } from './slip-page.ts';
import styles from './slip.module.css';
import { TimeFields } from './time-fields.tsx';

export interface SlipFormProps {
  readonly kind: AgentKind;
  readonly value: AgentSlip;
  /** What the server said of a field, by its path in the slip: acts.apply.daily. */
  readonly issues: ReadonlyMap<string, string>;
  readonly onChange: (changes: Partial<AgentSlip>) => void;
}

/** A permission slip in plain controls; what is rarely changed is folded away. */
export function SlipForm(props: SlipFormProps) {
  const { kind, value, onChange } = props;
  const hasActs = agentKindFacts[kind].acts.length > 0;
  return (
    <>
      <Section title="目标和范围">
        <div className={styles.fields}>
          <ScopeFields {...props}>
            <CityField value={value.cityCodes} onChange={(cityCodes) => onChange({ cityCodes })} />
          </ScopeFields>
          {appliesWithResume(kind) && <ResumeField {...props} />}
        </div>
      </Section>
      {hasActs && (
        <Section title="它可以做到哪一步" text="没有写到的事，它每次都先问您。">
          <ActRules {...props} />
        </Section>
      )}
      <details className={styles.more}>
        <summary className={styles.summary}>{hasActs ? '时间、期限和语气' : '时间和期限'}</summary>
        <div className={styles.fields}>
          <TimeFields {...props} />
          {hasActs && <SpeechFields {...props} />}
        </div>
      </details>
    </>
  );
}
