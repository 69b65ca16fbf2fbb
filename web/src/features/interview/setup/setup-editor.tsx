import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import {
  maxEmphasis,
  maxOwnQuestions,
  type InterviewSetup,
  type SetupOfPosition,
} from '@pinjian/contract/interview-setup.ts';
import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { ClashNotice } from '#ui/saving/clash-notice.tsx';
import { SaveStatus } from '#ui/saving/save-status.tsx';
import { Section } from '#ui/section.tsx';
import { editedSetupQuery } from './api.ts';
import { aiUseLabels, aiUseOptions, lengthLabel, lengthOptions, newQuestion } from './model.ts';
import { QuestionCard } from './question-card.tsx';
import styles from './setup.module.css';
import { fieldLabels, useSetupSaving } from './use-setup-saving.ts';

/** How the AI interviews for a position, with the company's own questions: saved by itself. */
export function SetupEditor({ positionId }: { readonly positionId: string }) {
  const { data, error, refetch } = useQuery(editedSetupQuery(positionId));
  if (data !== undefined) return <SetupForm key={positionId} setup={data} />;
  if (error === null) return <CardSkeletons count={1} />;
  return <ErrorState error={error} onRetry={() => void refetch()} title="AI 面试设置没有加载出来" />;
}

function SetupForm({ setup }: { readonly setup: SetupOfPosition }) {
  const { positionId, competencies } = setup;
  const [held, setHeld] = useState<InterviewSetup>(setup.content);
  const [stored, setStored] = useState(setup);
  const saving = useSetupSaving(setup, { onMerged: setHeld, onStored: setStored });
  const { questions } = held;

  function change(changes: Partial<InterviewSetup>) {
    const next = { ...held, ...changes };
    setHeld(next);
    saving.change(next);
  }
  const nameOf = (competencyId: string) =>
    competencies.find((each) => each.competencyId === competencyId)?.name ?? competencyId;

  function textOf({ field, held: of }: { readonly field: string; readonly held: InterviewSetup }) {
    if (field === 'length') return lengthLabel(of.length);
    if (field === 'aiUse') return aiUseLabels[of.aiUse];
    const words = field === 'emphasis' ? of.emphasis.map(nameOf) : of.questions.map(({ text }) => text);
    return words.length === 0 ? '空白' : words.join('\n');
  }

  const { outline } = stored;
  const topics = outline.topics.map(({ name, questions: count }) => `${name} ${count} 题`).join('、');
  return (
    <div className={styles.setup}>
      <ClashNotice
        saving={saving}
        labelOf={(field) => fieldLabels[field] ?? field}
        FieldText={textOf}
        heldOf={({ content }) => content}
      />
      <Section
        title="AI 面试"
        text="候选人接受邀请时按当时的设置出题，已经接受的不受影响。题目和要点候选人看不到，模拟面试也不会用到。"
        action={<SaveStatus saving={saving} place="only" />}
      >
        <div className={styles.choices}>
          <div className={styles.field}>
            <span className={styles.label}>时长</span>
            <Segmented
              aria-label="AI 面试的时长"
              options={lengthOptions}
              value={held.length}
              onChange={(length) => change({ length })}
            />
          </div>
          <div className={styles.field}>
            <span className={styles.label}>候选人可以用什么（开始前会告诉候选人）</span>
            <Segmented
              aria-label="候选人可以用什么"
              options={aiUseOptions}
              value={held.aiUse}
              onChange={(aiUse) => change({ aiUse })}
            />
          </div>
          <div className={styles.field}>
            <span className={styles.label}>侧重的能力项（最多 {maxEmphasis} 项，占更多分量）</span>
            <Select
              mode="multiple"
              aria-label="侧重的能力项"
              maxCount={maxEmphasis}
              placeholder="不选则各项均衡"
              value={held.emphasis}
              options={competencies.map(({ competencyId, name }) => ({ value: competencyId, label: name }))}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={(emphasis) => change({ emphasis })}
            />
          </div>
        </div>
        <p className={styles.outline}>
          目前一场约 {outline.minutes} 分钟、{outline.questionCount} 题，其中自拟 {outline.ownCount} 题；考察{topics}。
        </p>
        <h3 className={styles.subtitle}>自拟的题目</h3>
        {questions.length === 0 && (
          <p className={styles.empty}>
            还没有自拟的题目，全部由题库按职位要求出题。可以加上最能看出差别的两三道题，并写明好的回答会说到什么。
          </p>
        )}
        <ol className={styles.questions}>
          {questions.map((question, index) => (
            <QuestionCard
              key={question.questionId}
              positionId={positionId}
              question={question}
              index={index}
              issue={stored.issues.find(({ questionId }) => questionId === question.questionId)?.message ?? null}
              competencies={competencies}
              onChange={(next) => change({ questions: questions.map((each, at) => (at === index ? next : each)) })}
              onRemove={() => change({ questions: questions.filter((_, at) => at !== index) })}
            />
          ))}
        </ol>
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={questions.length >= maxOwnQuestions}
          onClick={() => change({ questions: [...questions, newQuestion()] })}
        >
          添加一道题
        </Button>
      </Section>
    </div>
  );
}
