import 'virtual:theme.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter, navigationOf } from '#app/router.tsx';
import { watchOtherTabs } from '#app/other-tabs.ts';
import { navigateWith } from '#lib/navigation.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const router = createRouter();
navigateWith(navigationOf(router));
watchOtherTabs();
createRoot(root).render(<RouterProvider router={router} />);
