import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { type Objection } from '@pinjian/contract/dictionary-objection.ts';
import { positionErrors, type getPositionForEdit } from '@pinjian/contract/position.ts';
import { issuesBeforePublish } from '@pinjian/contract/position-content.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#lib/client.ts';
import { toFirstError } from '#lib/first-error.ts';
import { notify } from '#lib/notice.ts';
import { fieldOf, forgetIssues, showFormFailure } from '#ui/form-issues.ts';
import { ActionBar, PageHeader } from '#ui/page.tsx';
import { saveText } from '#lib/saving/words.ts';
import { SaveStatus } from '#ui/saving/save-status.tsx';
import { StatusTag } from '#ui/tag.tsx';

import { publishMutation, submitReviewMutation } from '../management/api.ts';
import { toneOf } from '../management/status.ts';
import { PositionClash } from './clash.tsx';
import styles from './editor.module.css';
import { EditorFields } from './fields.tsx';
import { Objections } from './objections.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { useReadings } from './use-readings.ts';
import { useSaving } from './use-saving.ts';
import { contentOf, valuesOf, viewObjection, type EditorValues } from './values.ts';

type Edited = Answer<typeof getPositionForEdit>;

const root = '/hire/positionManagement';

function objectionsOf(error: unknown): Objection[] {
  return error instanceof CallError && error.code === positionErrors.objected.code && Array.isArray(error.data)
    ? (error.data as Objection[])
    : [];
}

/** What stands at the field: the word, why, and what to write instead. */
function objectionIssue({ path, word, message, suggestion }: Objection) {
  return { path, message: `“${word}”：${message}。${suggestion}` };
}

interface PositionEditorProps {
  readonly position: Edited;
  /** How people are interviewed for it; what seekers read ends above. */
  readonly plan?: ReactNode;
}

/** Writes one position: saves by itself, says what stands in the way of publishing, publishes. */
export function PositionEditor({ position, plan }: PositionEditorProps) {
  const [form] = Form.useForm<EditorValues>();
  const navigate = useNavigate();
  const publish = useMutation(publishMutation);
  const submitForReview = useMutation(submitReviewMutation);
  const [refused, setRefused] = useState<readonly Objection[]>([]);
  const [asking, setAsking] = useState(false);
  // Until its fields stand the form knows nothing.
  const readForm = (): EditorValues => ({
    ...valuesOf(position.content),
    ...(form.getFieldsValue(true) as Partial<EditorValues>),
  });
  const read = () => contentOf(readForm());
  const saving = useSaving(position, form);
  const readings = useReadings(form, saving.stored.readings, () => {
    setRefused([]);
    saving.change(readForm());
  });
  const objections = saving.stored.objections.length > 0 ? saving.stored.objections : refused;
  const published = position.status.value !== 1;

  function jump(field: (string | number)[]) {
    form.scrollToField(field, toFirstError);
  }

  /** Complaints at their fields; lists carry none of their own, so theirs are told in a toast. */
  function complain(issues: readonly { readonly path: string; readonly message: string }[]): boolean {
    const [first] = issues;
    if (first === undefined) return false;
    const at = new Map<string, string[]>();
    for (const { path, message } of issues) at.set(path, [...(at.get(path) ?? []), message]);
    // What was complained of before may be mended: only what is still wrong stays red.
    const before = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    form.setFields(before.map(({ name }) => ({ name: name as never, errors: [] })));
    form.setFields([...at].map(([path, errors]) => ({ name: fieldOf(path) as never, errors })));
    notify('error', first.message);
    jump(fieldOf(first.path));
    return true;
  }

  /** Waiting helps where the server is away, not where it said no. */
  function whyUnsaved(wish: string): string {
    const { state } = saving;
    if (state.kind === 'refused' || state.kind === 'invalid') return saveText(state, saving.stored, Date.now());
    return `修改还没有保存，请稍后再${wish}`;
  }

  async function finish() {
    if (complain(issuesBeforePublish(read()))) return;
    if (!(await saving.flush())) {
      notify('error', whyUnsaved('发布'));
      return;
    }
    try {
      await publish.mutateAsync({ positionId: position.positionId, version: saving.version() });
      notify('success', published ? '修改已发布' : '职位已发布，求职者现在可以搜到');
      await navigate(root);
    } catch (error) {
      const found = objectionsOf(error);
      setRefused(found);
      if (!complain(found.map(objectionIssue))) showFormFailure(form, error);
    }
  }

  /** Hands what is written to a person. Where it could not be saved the note stays, and can be sent again. */
  async function submitReview(note: string): Promise<boolean> {
    if (!(await saving.flush())) {
      notify('error', whyUnsaved('提交审核'));
      return false;
    }
    await submitForReview.mutateAsync({ positionId: position.positionId, version: saving.version(), note });
    notify('success', '已提交人工审核，结果会通过消息通知您');
    await navigate(root);
    return true;
  }

  async function preview() {
    if (await saving.flush()) await navigate(`${root}/preview/${position.positionId}`);
    else notify('error', whyUnsaved('预览'));
  }

  return (
    <>
      <PageHeader
        title={
          <>
            {published ? '编辑职位' : '新建职位'}{' '}
            <StatusTag tone={toneOf(position.status.value)}>{position.status.label}</StatusTag>
          </>
        }
        subtitle={
          <>
            {published && '修改自动存为草稿，点“发布修改”后求职者才会看到。'}
            <SaveStatus saving={saving} place="only" />
          </>
        }
        back={{ to: root, label: '职位管理' }}
      />
      {position.review?.state === 'rejected' && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          title="上次提交的内容没有通过人工审核"
          description={`原因：${(position.review.reason ?? '内容不符合发布规范').replace(/[。.]$/u, '')}。修改后可以重新发布。`}
        />
      )}
      <PositionClash saving={saving} />
      <div className={styles.notice}>
        <Objections
          objections={objections.map((each) => viewObjection(read(), each))}
          onJump={jump}
          // What is missing is told first: a person could not approve it.
          action={
            <Button onClick={() => complain(issuesBeforePublish(read())) || setAsking(true)}>提交人工审核</Button>
          }
        />
      </div>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(position.content)}
        onValuesChange={(changed: object) => {
          forgetIssues(form, changed);
          setRefused([]);
          saving.change(readForm());
        }}
      >
        <EditorFields readings={readings} />
      </Form>
      {plan}
      <ActionBar>
        <Button size="large" onClick={() => void preview()}>
          预览
        </Button>
        <Button size="large" type="primary" loading={publish.isPending} onClick={() => void finish()}>
          {published ? '发布修改' : '发布职位'}
        </Button>
      </ActionBar>
      <ReviewSheet open={asking} onClose={() => setAsking(false)} onSend={submitReview} />
    </>
  );
}
