import { interviewKindLabels, interviewStatusLabels } from '@pinjian/contract/interview.ts';
import type { InterviewItem } from '@pinjian/contract/interview.ts';
import { LinkButton } from '#ui/button.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { isBeingScored, nextStep, statusTones, whenText } from '../model.ts';
import styles from './list.module.css';

/** One interview: what it is, where it stands, what to do next. */
export function InterviewCard({ item, now }: { readonly item: InterviewItem; readonly now: number }) {
  const step = nextStep(item);
  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <div className={styles.headline}>
          <h2 className={styles.title}>{item.title}</h2>
          <StatusTag tone={statusTones[item.status]}>{interviewStatusLabels[item.status]}</StatusTag>
          {item.status === 1 && !item.complete && <StatusTag tone="warning">没有答完</StatusTag>}
        </div>
        <p className={styles.facts}>
          {[interviewKindLabels[item.kind], item.companyName].filter((part) => part !== '').join(' · ')}
        </p>
        <p className={styles.when}>
          {item.state === 'running' && item.status === 2 && <span>已经开始，接着上次的地方继续 · </span>}
          {whenText(item, now)}
        </p>
      </div>
      <div className={styles.next}>
        {isBeingScored(item) ? (
          <LinkButton to={step.to}>反馈整理中</LinkButton>
        ) : (
          <LinkButton to={step.to} primary={step.primary}>
            {step.label}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
