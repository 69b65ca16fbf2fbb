import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { joinRequestQuery } from '../members/api.ts';
import { JoinPanel } from '../members/join-panel.tsx';
import styles from './company-step.module.css';
import { CreateCompanyForm } from './create-company-form.tsx';

const gains = [
  ['发布职位', '用结构化的要求描述岗位，自动检查歧视与违规用语'],
  ['管理候选人', '投递、筛选、AI 面试和报告在一条流水线上'],
  ['邀请 AI 面试', '每个分数都附有候选人的原话'],
] as const;

const ways = {
  create: {
    label: '创建公司',
    title: '先创建您的公司',
    text: '填写营业执照上的信息，一分钟完成。创建后您就是公司的管理员。',
  },
  join: {
    label: '加入公司',
    title: '加入您的公司',
    text: '同事已经创建了公司？找到它并提交申请，管理员同意后就能一起招聘。',
  },
} as const;
type Way = keyof typeof ways;

interface CompanyStepProps {
  readonly onCreated: () => Promise<void>;
  readonly onJoined: () => Promise<void>;
}

/** The one full step of an employer without a company: make one, or join one (decisions §5). */
export function CompanyStep({ onCreated, onJoined }: CompanyStepProps) {
  const [chosen, setWay] = useState<Way | null>(null);
  const { data: request } = useQuery(joinRequestQuery);
  // Whoever has asked already comes back to the answer.
  const way = chosen ?? (request === undefined || request === null ? 'create' : 'join');
  return (
    <div className={styles.step}>
      <section className={styles.intro}>
        <h1 className={styles.title}>{ways[way].title}</h1>
        <p className={styles.text}>{ways[way].text}</p>
        <ul className={styles.gains}>
          {gains.map(([what, how]) => (
            <li key={what}>
              <strong>{what}</strong>
              <span>{how}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.form}>
        <div className={styles.ways}>
          <ChoiceChips
            label="创建或加入"
            choices={(Object.keys(ways) as Way[]).map((key) => ({ key, label: ways[key].label }))}
            value={way}
            onChange={(key) => setWay(key as Way)}
          />
        </div>
        {/* Who only looks at the other way comes back to what they typed. */}
        <div hidden={way !== 'create'}>
          <CreateCompanyForm onCreated={onCreated} />
        </div>
        <div hidden={way !== 'join'}>
          <JoinPanel onJoined={onJoined} />
        </div>
      </div>
    </div>
  );
}
