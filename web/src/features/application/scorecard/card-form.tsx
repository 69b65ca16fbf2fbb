import { recommendationLabels, recommendations } from '@pinjian/contract/application-scorecard-rating.ts';
import { scorecardErrors, type Scorecard, type ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { Alert, Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { CallError } from '#lib/client.ts';
import { showField } from '#lib/first-error.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { ClashNotice } from '#ui/saving/clash-notice.tsx';
import { SaveStatus } from '#ui/saving/save-status.tsx';
import type { CardCalls } from './api.ts';
import { cardFieldText, fieldLabel, progressOf, objectionsIn, storableCard, type SavedCard } from './model.ts';
import { NotesField } from './notes-field.tsx';
import { RatingField } from './rating-field.tsx';
import { ObjectionNotes } from './objection-notes.tsx';
import styles from './scorecard.module.css';
import { useCard } from './use-card.ts';
import { useRatingKeys } from './use-rating-keys.ts';

interface CardFormProps {
  readonly card: Scorecard;
  readonly calls: CardCalls;
  /** It is handed in, here or in another tab. */
  readonly onHandedIn: (card: Scorecard) => void;
}

function FieldText({ field, held }: { readonly field: string; readonly held: ScorecardContent }) {
  return cardFieldText(field, held) || '空白';
}

function countObjections(content: ScorecardContent, { objections }: SavedCard): number {
  const texts = [
    ...content.marks.map(({ evidence }, at) => [evidence, `marks.${at}.evidence`] as const),
    ...content.notes.map(({ words }, at) => [words, `notes.${at}.words`] as const),
    [content.summary, 'summary'] as const,
  ];
  return texts.reduce((count, [text, path]) => count + objectionsIn(text, path, objections).length, 0);
}

function showMissing(missing: string | undefined): void {
  const at = missing === undefined ? null : /^marks\.(\d+)\./.exec(missing);
  const field = document.getElementById(at === null ? 'recommendation' : `competency-${at[1] ?? '0'}`);
  if (field !== null) showField(field);
}

/** A card while it is written: it saves itself, keys 1–4 rate, handing it in is final. */
export function CardForm({ card, calls, onHandedIn }: CardFormProps) {
  const { content, change, saving } = useCard(card, calls);
  const [pointed, setPointed] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  useRatingKeys(content, { pointed, point: setPointed, change });
  const { done, all } = progressOf(content);
  const { objections } = saving.stored;

  async function handIn() {
    setSending(true);
    try {
      if (!(await saving.flush())) return notify('error', '还没有存到服务器，输入的内容都在，会自动重试');
      const objected = countObjections(content, saving.stored);
      const yes = await confirm({
        title: objected === 0 ? '提交评分表？' : `有 ${objected} 处与岗位无关，仍然提交？`,
        text:
          objected === 0
            ? '提交后不能再修改，可以补充说明；提交后才能看到同事的评分表和 AI 评分。'
            : '标出的内容不能作为评价依据，建议先删去。提交后不能再修改。',
        yes: objected === 0 ? '提交' : '仍然提交',
        no: '继续填写',
        danger: objected > 0,
      });
      if (!yes) return undefined;
      onHandedIn(await calls.submit({ version: saving.version(), content: storableCard(content) }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify('error', error.message);
      if (error.code === scorecardErrors.incomplete.code) {
        const { missing } = error.data as { readonly missing: readonly string[] };
        showMissing(missing[0]);
      }
    } finally {
      setSending(false);
    }
    return undefined;
  }

  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <div className={styles.progress}>
          <progress value={done} max={all} aria-label="填写进度" />
          <span>
            已填 {done}/{all}
          </span>
        </div>
        <SaveStatus saving={saving} place="only" />
      </div>
      {saving.state.kind === 'refused' && (
        <Alert type="error" showIcon title={saving.state.message} description="输入的内容还在，可以复制后刷新页面。" />
      )}
      <ClashNotice
        saving={saving}
        labelOf={fieldLabel}
        FieldText={FieldText}
        heldOf={(stored: SavedCard) => stored.content}
      />
      <section aria-labelledby="notes-title" className={styles.part}>
        <h2 id="notes-title" className={styles.partTitle}>
          面试笔记
        </h2>
        <NotesField content={content} objections={objections} onChange={change} />
      </section>
      <section aria-labelledby="marks-title" className={styles.part}>
        <h2 id="marks-title" className={styles.partTitle}>
          能力评分
        </h2>
        <p className={styles.keys}>按 1–4 评分，0 为没有证据</p>
        {content.marks.map((mark, at) => (
          <RatingField
            key={mark.name}
            at={at}
            competency={card.competencies[at] ?? { name: mark.name, anchor: '' }}
            mark={mark}
            objections={objections}
            pointed={pointed === at}
            onPoint={() => setPointed(at)}
            onChange={(next) =>
              change({ ...content, marks: content.marks.map((each, index) => (index === at ? next : each)) })
            }
          />
        ))}
      </section>
      <section aria-labelledby="overall-title" className={styles.part} id="recommendation">
        <h2 id="overall-title" className={styles.partTitle}>
          结论
        </h2>
        <Radio.Group
          aria-label="推荐结论"
          optionType="button"
          buttonStyle="solid"
          value={content.recommendation}
          options={recommendations.map((value) => ({ value, label: recommendationLabels[value] }))}
          onChange={({ target }) =>
            change({ ...content, recommendation: target.value as ScorecardContent['recommendation'] })
          }
        />
        <Input.TextArea
          aria-label="总结"
          placeholder="总结：为什么推荐或不推荐，还有什么没问到"
          autoSize={{ minRows: 3, maxRows: 14 }}
          maxLength={3000}
          value={content.summary}
          onChange={({ target }) => change({ ...content, summary: target.value })}
        />
        <ObjectionNotes text={content.summary} path="summary" objections={objections} />
      </section>
      <div className={styles.foot}>
        <p className={styles.hint}>提交后不能再修改；在那之前只有您自己能看到。</p>
        <Button type="primary" size="large" loading={sending} onClick={() => void handIn()}>
          提交评分表
        </Button>
      </div>
    </div>
  );
}
