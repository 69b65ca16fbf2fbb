import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { config } from '#lib/config.ts';
import { CallError, isAbort } from '#lib/client.ts';
import { PlainButton } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import { loadApiDocument } from '../api.ts';
import styles from './api-docs.module.css';
import { CallEntry } from './call-entry.tsx';
import { readDocument, searchCalls, type ApiGroup } from './document.ts';

/** The codes stand in the contract of every domain: loaded beside the page, not before it. */
const CodeList = lazy(() => import('./code-list.tsx'));

type Loading =
  | { readonly name: 'loading' }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'loaded'; readonly groups: readonly ApiGroup[] };

function useApiDocument() {
  const [loading, setLoading] = useState<Loading>({ name: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    async function load(which: number): Promise<void> {
      try {
        const document = await loadApiDocument(leaving.signal);
        setLoading({ name: 'loaded', groups: readDocument(document) });
      } catch (error) {
        if (isAbort(error) || leaving.signal.aborted) return;
        const message = error instanceof CallError ? error.message : `接口说明无法读取（第 ${which} 次）`;
        setLoading({ name: 'failed', message });
      }
    }
    void load(attempt);
    return () => leaving.abort();
  }, [attempt]);
  const retry = (): void => {
    setLoading({ name: 'loading' });
    setAttempt((now) => now + 1);
  };
  return { loading, retry };
}

/** The API as it is described by the running server itself, to be read and searched. */
export function ApiDocsPage() {
  const { loading, retry } = useApiDocument();
  return (
    <article className={styles.page} aria-busy={loading.name === 'loading'}>
      <header className={styles.head}>
        <Link to="/" className={styles.brand}>
          <Logo size={28} />
          {config.brand}
        </Link>
        <a href="/openapi.json" className="target">
          openapi.json
        </a>
      </header>
      <h1>接口说明</h1>
      <p className={styles.lead}>
        由正在运行的服务自动生成。成功与业务上的拒绝都是 HTTP 200，用 code 区分；message 是写给人看的中文。
      </p>
      {loading.name === 'loading' && (
        <p role="status" data-loading>
          正在读取接口说明…
        </p>
      )}
      {loading.name === 'failed' && (
        <section role="alert" className={styles.failed}>
          <p>{loading.message}</p>
          <PlainButton onClick={retry}>再试一次</PlainButton>
        </section>
      )}
      {loading.name === 'loaded' && <Calls groups={loading.groups} />}
      <section className={styles.group}>
        <Suspense fallback={<div aria-busy="true" data-loading />}>
          <CodeList />
        </Suspense>
      </section>
    </article>
  );
}

function Calls({ groups }: { readonly groups: readonly ApiGroup[] }) {
  const [search, setSearch] = useState('');
  const found = searchCalls(groups, search);
  const count = found.reduce((sum, group) => sum + group.calls.length, 0);
  return (
    <>
      <search className={styles.search}>
        <input
          type="search"
          aria-label="搜索接口"
          placeholder="搜索路径、说明、身份或字段，例如：简历 GET"
          maxLength={80}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status">{count === 0 ? '没有符合的接口，换个词试试' : `${count} 个接口`}</p>
      </search>
      <nav className={styles.groups} aria-label="分组">
        {found.map((group) => (
          <a key={group.name} href={`#${group.name}`} className="target">
            {group.name} {group.calls.length}
          </a>
        ))}
      </nav>
      {found.map((group) => (
        <section key={group.name} id={group.name} className={styles.group}>
          <h2>/{group.name}</h2>
          {group.calls.map((call) => (
            <CallEntry key={`${call.method} ${call.path}`} call={call} />
          ))}
        </section>
      ))}
    </>
  );
}
