import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { CallError } from '#lib/client.ts';
import { logWarning } from '#lib/log.ts';
import { BrokenArt } from '#ui/art/broken-art.tsx';
import { LinkButton, PlainButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { recover } from './reach/recover.ts';
import { isStaleBuild } from './stale-build.ts';

function textOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  if (isStaleBuild(error)) return '页面已经更新，请刷新后继续。';
  return '这个页面没有正常打开，您已保存的内容不受影响。';
}

/** What a page shows when it cannot be opened: what happened, what is kept, what to do. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    logWarning('a page could not be shown', error);
    const left = new AbortController();
    void recover(error, left.signal);
    return () => left.abort();
  }, [error]);
  const requestId = error instanceof CallError ? error.requestId : null;
  return (
    <MessagePage
      art={<BrokenArt />}
      title="页面暂时打不开"
      text={textOf(error)}
      detail={requestId === null ? null : `请求编号 ${requestId}`}
    >
      <PlainButton primary onClick={() => location.reload()}>
        重新加载
      </PlainButton>
      <LinkButton to="/">返回首页</LinkButton>
    </MessagePage>
  );
}
