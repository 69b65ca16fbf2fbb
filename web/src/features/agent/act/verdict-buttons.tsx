import { verdictReasonLabels, verdictReasons, type AgentAct } from '@pinjian/contract/agent-act.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { verdictMutation } from '../api.ts';
import styles from './act.module.css';

const reasons = verdictReasons.map((reason) => ({ key: reason, label: verdictReasonLabels[reason] }));

/** Whether what an agent found is right, and of a no what was wrong: it learns from both. */
export function VerdictButtons({ act }: { readonly act: AgentAct }) {
  const { mutate, isPending, variables } = useMutation(verdictMutation);
  const { actId, title } = act;
  const verdict = isPending ? { good: variables.good, reason: variables.reason ?? null } : act.verdict;
  const say = (good: boolean, reason: (typeof verdictReasons)[number] | null = null) =>
    mutate({ actId, good, reason, words: '' });
  return (
    <div className={styles.reason}>
      <div className={styles.buttons} role="group" aria-label={`它找得对吗：${title}`}>
        <Button
          type={verdict?.good === true ? 'primary' : 'default'}
          aria-pressed={verdict?.good === true}
          aria-label={`合适：${title}`}
          onClick={() => say(true)}
        >
          合适
        </Button>
        <Button
          aria-pressed={verdict?.good === false}
          type={verdict?.good === false ? 'primary' : 'default'}
          aria-label={`不合适：${title}`}
          onClick={() => say(false)}
        >
          不合适
        </Button>
      </div>
      {verdict?.good === false && (
        <>
          <p className={styles.quote}>哪里不合适？它会记住。</p>
          <ChoiceChips
            label={`哪里不合适：${title}`}
            choices={reasons}
            value={verdict.reason ?? ''}
            onChange={(key) => say(false, verdictReasons.find((each) => each === key) ?? null)}
          />
        </>
      )}
    </div>
  );
}
