import 'virtual:theme.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter, firstPage, navigationOf } from '#app/router.tsx';
import { watchOtherTabs } from '#app/other-tabs.ts';
import { navigateWith } from '#lib/navigation.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const router = createRouter();
navigateWith(navigationOf(router));
watchOtherTabs();
// A page that came with its look in it (login.html) keeps it until there is something to put in its place; the mere frame
// of the shell is drawn again at once.
if (root.querySelector('[inert]') !== null) await firstPage(router);
createRoot(root).render(<RouterProvider router={router} />);
