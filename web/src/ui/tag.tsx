import type { ReactNode } from 'react';
import { AgentIcon } from './icons.tsx';
import styles from './tag.module.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'ai';

/** A state in one or two words; its tone helps the eye, its words say it. */
export function StatusTag({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}

/** The mark that everything carries which an AI wrote or scored (ux.md). `basis` says on what it rests. */
export function AiMark({ basis }: { readonly basis?: string }) {
  return (
    <span className={`${styles.tag} ${styles.ai}`} title={basis}>
      <AgentIcon size={13} />
      AI 生成
      {basis !== undefined && <span className="visually-hidden">，{basis}</span>}
    </span>
  );
}

/** The mark of what an agent sent to the other side; `who` names it and for whom it acts. */
export function AgentMark({ who }: { readonly who?: string }) {
  return (
    <span className={`${styles.tag} ${styles.ai}`} title={who}>
      <AgentIcon size={13} />
      AI 代发
      {who !== undefined && <span className="visually-hidden">，{who}</span>}
    </span>
  );
}
