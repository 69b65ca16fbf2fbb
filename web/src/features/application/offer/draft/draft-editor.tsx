import { useMutation } from '@tanstack/react-query';
import { issuesBeforeOffering } from '@pinjian/contract/application-offer-terms.ts';
import { offerErrors, offerObjectedData } from '@pinjian/contract/application-offer.ts';
import type { Offer } from '@pinjian/contract/application-offer-view.ts';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { CallError } from '#lib/client.ts';
import { useNow } from '#lib/clock.ts';
import { toFirstError } from '#lib/first-error.ts';
import { notify } from '#lib/notice.ts';
import { saveText } from '#lib/saving/words.ts';
import { confirm } from '#ui/confirm.tsx';
import { fieldOf, forgetIssues } from '#ui/form-issues.ts';
import { ActionBar } from '#ui/page.tsx';
import { SaveStatus } from '#ui/saving/save-status.tsx';
import { askApprovalMutation, discardMutation, reviseMutation, sendMutation, type CandidateOffer } from '../api.ts';
import { dayOf, letterFileName } from '../model.ts';
import styles from '../offer.module.css';
import { OfferClash } from './clash.tsx';
import { DraftFields } from './draft-fields.tsx';
import { sendQuestion } from './send-question.ts';
import { Sums } from './sums.tsx';
import { revisionOf, termsBegun, useSaving, type OfferSaving } from './use-saving.ts';
import { termsOf, valuesOf, type EditorValues } from './values.ts';
import { Warnings } from './warnings.tsx';

// Nobody waits for it before they open it.
const OfferLetter = lazy(async () => ({ default: (await import('../employer/offer-letter.tsx')).OfferLetter }));

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Fields that hold several entries: a complaint about one of them stands at the whole. */
const wholes = new Set(['allowances', 'papers']);

function fieldOfIssue(path: string): (string | number)[] {
  const [first = ''] = path.split('.');
  return wholes.has(first) ? [first] : fieldOf(path);
}

/** Complaints at their fields; the first one is told and shown. Answers whether there was one. */
function complain(form: FormInstance, issues: readonly Issue[]): boolean {
  const [first] = issues;
  if (first === undefined) return false;
  const at = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const field = fieldOfIssue(path).join('.');
    at.set(field, [...(at.get(field) ?? []), message]);
  }
  form.setFields([...at].map(([path, errors]) => ({ name: fieldOf(path), errors })));
  notify('error', first.message);
  form.scrollToField(fieldOfIssue(first.path), toFirstError);
  return true;
}

/** What a refusal complains of, by field. */
function issuesIn(error: unknown): readonly Issue[] {
  if (!(error instanceof CallError)) return [];
  if (error.code === offerErrors.incomplete.code) return (error.data as Issue[] | null) ?? [];
  const objected = offerObjectedData.safeParse(error.data);
  if (error.code !== offerErrors.objectionable.code || !objected.success) return [];
  return objected.data.objections.map(({ path, word, message }) => ({ path, message: `“${word}”：${message}` }));
}

interface ActsProps {
  readonly offer: Offer;
  readonly whom: string;
  readonly form: FormInstance<EditorValues>;
  readonly values: EditorValues;
  readonly saving: OfferSaving;
}

/** What is done with a draft: looked at as a letter, given up, put before the approvers, sent. */
function Acts({ offer, whom, form, values, saving }: ActsProps) {
  const now = useNow();
  const [previews, setPreviews] = useState(false);
  const ask = useMutation(askApprovalMutation);
  const send = useMutation(sendMutation);
  const revise = useMutation(reviseMutation);
  const discard = useMutation(discardMutation);
  const { offerId, draft, acts } = offer;
  const number = draft?.number ?? 1;
  const asks = draft?.approval === 'open' || draft?.approval === 'returned';
  const terms = termsOf(values);

  /** Everything typed is on the server: what is looked at, asked for or sent is what stands here. */
  async function isSaved(wish: string): Promise<boolean> {
    if (await saving.flush()) return true;
    const { state } = saving;
    const isFinal = state.kind === 'refused' || state.kind === 'invalid';
    notify('error', isFinal ? saveText(state, saving.stored, now) : `修改还没有保存，请稍后再${wish}`);
    return false;
  }

  async function isReady(wish: string): Promise<boolean> {
    return !complain(form, issuesBeforeOffering(terms, dayOf(now))) && (await isSaved(wish));
  }

  async function askApproval() {
    if (!(await isReady('提交'))) return;
    ask.mutate({ offerId, revision: revisionOf(saving) }, { onError: (error) => void complain(form, issuesIn(error)) });
  }

  async function sendIt() {
    if (!(await isReady('发出')) || !(await confirm(sendQuestion({ terms, whom, number })))) return;
    const looked = { offerId, revision: revisionOf(saving), ...offer.application };
    const onError = (error: unknown) => void complain(form, issuesIn(error));
    if (number > 1) revise.mutate(looked, { onError });
    else send.mutate(looked, { onError });
  }

  async function giveUp() {
    const yes = await confirm({
      title: number > 1 ? '放弃这一版草稿？' : '放弃这份草稿？',
      text: number > 1 ? '已发出的版本不变，这一版写好的内容会丢失。' : '写好的内容会丢失。',
      yes: '放弃草稿',
      danger: true,
    });
    if (yes && (await isSaved('放弃'))) discard.mutate({ offerId, revision: revisionOf(saving) });
  }

  const wanted = number > 1 ? 'revise' : 'send';
  // Written before its time: an interview is under way.
  const tooEarly = number === 1 && draft !== null && draft.issues.length === 0 && !asks && !acts.includes(wanted);
  const busy = ask.isPending || send.isPending || revise.isPending || discard.isPending;
  return (
    <ActionBar>
      {acts.includes('discard') && (
        <Button size="large" disabled={busy} onClick={() => void giveUp()}>
          放弃草稿
        </Button>
      )}
      <Button
        size="large"
        onClick={() =>
          void (async () => {
            if (await isSaved('预览')) setPreviews(true);
          })()
        }
      >
        预览录用信
      </Button>
      {asks ? (
        <Button size="large" type="primary" loading={ask.isPending} disabled={busy} onClick={() => void askApproval()}>
          提交审批
        </Button>
      ) : (
        <Button
          size="large"
          type="primary"
          loading={send.isPending || revise.isPending}
          disabled={busy || tooEarly}
          onClick={() => void sendIt()}
        >
          {tooEarly ? '面试结束后才能发出' : number > 1 ? '发出新版本' : '发出Offer'}
        </Button>
      )}
      {previews && (
        <Suspense fallback={null}>
          <OfferLetter
            offerId={offerId}
            number={null}
            fileName={letterFileName(whom, terms.title)}
            onClose={() => setPreviews(false)}
          />
        </Suspense>
      )}
    </ActionBar>
  );
}

interface DraftEditorProps {
  readonly applicationId: string;
  readonly known: CandidateOffer;
  readonly offer: Offer;
}

/** Writes the terms of an offer: saves by itself, says what is missing, asks for approval, sends. */
export function DraftEditor({ applicationId, known, offer }: DraftEditorProps) {
  const [form] = Form.useForm<EditorValues>();
  const [begun] = useState(() => valuesOf(termsBegun(known)));
  const [values, setValues] = useState(begun);
  const saving = useSaving(applicationId, known, form, setValues);
  const { draft } = offer;
  const returned = draft?.approvals.find(({ state }) => state === 'returned');

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          {draft?.approval === 'returned' && returned !== undefined && (
            <Alert
              type="warning"
              showIcon
              title={`${returned.approver?.name ?? '审批人'}退回了这份Offer`}
              description={`原因：${returned.reason}。修改后可以再次提交。`}
            />
          )}
          <OfferClash saving={saving} />
          <Form
            form={form}
            layout="vertical"
            requiredMark={false}
            initialValues={begun}
            onValuesChange={(changed: object) => {
              forgetIssues(form, changed);
              const held = { ...begun, ...(form.getFieldsValue(true) as Partial<EditorValues>) };
              setValues(held);
              saving.change(held);
            }}
          >
            <div className={styles.stack}>
              <DraftFields />
            </div>
          </Form>
        </div>
        <aside className={`${styles.aside} ${styles.sticky}`} aria-label="合计与提示">
          <p className={styles.muted}>
            修改自动保存，发出之前候选人看不到。 <SaveStatus saving={saving} place="only" />
          </p>
          <Sums terms={termsOf(values)} salary={known.position.salary} intended={known.candidate.intendedSalary} />
          <Warnings
            warnings={saving.stored.offer?.draft?.warnings ?? draft?.warnings ?? []}
            onJump={(path) => form.scrollToField(fieldOfIssue(path), toFirstError)}
          />
        </aside>
      </div>
      <Acts offer={offer} whom={known.candidate.name} form={form} values={values} saving={saving} />
    </>
  );
}
