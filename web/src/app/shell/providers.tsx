import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, theme } from 'antd';
import type { ThemeConfig } from 'antd';
import zhCN from 'antd/es/locale/zh_CN.js';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useMode } from '#lib/appearance.ts';
import { useMedia, wide } from '#lib/media.ts';
import { ConfirmHost } from '#ui/confirm.tsx';
import { antdTheme } from '#web/theme.ts';

dayjs.locale('zh-cn');

const algorithms = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm };

/**
 * How antd looks. Where people want no motion it must know: it waits for the end of animations that base.css leaves out.
 */
function useLook(): ThemeConfig {
  const mode = useMode();
  const quiet = useMedia('(prefers-reduced-motion: reduce)');
  const finger = !useMedia(wide);
  return useMemo(() => {
    const { token, ...look } = antdTheme(mode, finger);
    return { ...look, token: { ...token, ...(quiet && { motion: false }) }, algorithm: algorithms[mode] };
  }, [mode, quiet, finger]);
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The client retries what is worth it and shows what is not; a second round would only be slower to say so.
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

/**
 * antd and the query cache, from the shell inward. The cache lives with the session: the next person starts with none.
 * antd's App is left out on purpose: its modal, message and notification are 40 KiB on every page. Toasts are
 * `notify` (#lib/notice.ts), questions are `confirm` (#ui/confirm.tsx).
 */
export function Providers({ children }: { readonly children: ReactNode }) {
  const look = useLook();
  const [queryClient] = useState(createQueryClient);
  return (
    <ConfigProvider locale={zhCN} theme={look} button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={queryClient}>
        {children}
        <ConfirmHost />
      </QueryClientProvider>
    </ConfigProvider>
  );
}
