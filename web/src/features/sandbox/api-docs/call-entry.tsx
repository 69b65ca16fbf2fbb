import { useState } from 'react';
import styles from './api-docs.module.css';
import type { ApiCall } from './document.ts';
import type { Field } from './schema.ts';

/** One call: a line that opens to everything about it. What is closed is not drawn: there are many. */
export function CallEntry({ call }: { readonly call: ApiCall }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.method}>{call.method}</span>
        <code className={styles.path}>{call.path}</code>
        <span className={styles.summary}>{call.summary}</span>
      </summary>
      {open && <CallDetails call={call} />}
    </details>
  );
}

function CallDetails({ call }: { readonly call: ApiCall }) {
  return (
    <div className={styles.details}>
      <p>
        调用者：{call.caller}
        <span className={styles.id}>{call.id}</span>
      </p>
      <Fields title="参数" fields={call.parameters} />
      <Fields title="请求内容" fields={call.body} />
      {call.bodyExample !== null && <Example title="请求示例" text={call.bodyExample} />}
      <Fields title="返回的 data" fields={call.answer} />
      {call.answerExample !== null && <Example title="返回示例" text={call.answerExample} />}
      <h3>HTTP 状态</h3>
      <dl className={styles.codes}>
        {call.statuses.map(({ status, text }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Fields({ title, fields }: { readonly title: string; readonly fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard */}
      <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">字段</th>
              <th scope="col">类型</th>
              <th scope="col">必有</th>
              <th scope="col">限制</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <td>
                  <code>{field.name}</code>
                </td>
                <td>{field.type}</td>
                <td>{field.required ? '是' : '否'}</td>
                <td>{field.limits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Example({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard */}
      <pre className={styles.example} tabIndex={0}>
        {text}
      </pre>
    </>
  );
}
