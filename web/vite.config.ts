import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightContract } from './build/light-contract.ts';
import { servePdfFiles } from './build/pdf-files.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { writeRouteFiles } from './build/route-files.ts';
import { themeFiles } from './build/theme-files.ts';

/** Where `npm start` listens unless told otherwise; the development server hands every call on to it. */
const api = 'http://127.0.0.1:3000';
/** First path segments of calls (decisions §3) and of the pages that the server draws; everything else is a page of the web. */
const calls =
  '^/(?:auth|admin|service|job|resume|interview|agent|wallet|api|webSocket|files|healthz|readyz|openapi\\.json|sandbox/(?:sms|demo)|open)(?:[/?]|$)';

/** What turns the sources into code; the rest makes files. */
const sourcePlugins = () => [react(), lightContract(), themeFiles()];

/** Files that every page, or most of them, are made of: told apart by name in a browser's list of requests. */
const ownFiles = ['react', 'app', 'rolldown-runtime', 'plain', 'shell', 'pieces', 'jobs'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    sourcePlugins(),
    servePdfFiles(),
    writeRouteFiles(),
    prerender(() => sourcePlugins().flat()),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Read by build/route-files.ts: the static closure of each route is what the server names and budgets.ts weighs.
    manifest: true,
    rolldownOptions: {
      // What every page needs and no deployment of ours changes. Never a group for antd: it glues unneeded parts together.
      output: {
        // /login carries the path of every file that another page may need: those go without a name.
        chunkFileNames: ({ name }) => (ownFiles.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\//, priority: 2 },
            // The router and all it imports at once, in one file: a dozen small ones queue up behind six connections.
            { name: 'app', test: /\/web\/src\/app\/router\.tsx$/, priority: 1 },
            // What pages without antd show in common; /login has no use for it, and the shell's file is no place for it.
            { name: 'plain', test: /\/web\/src\/ui\/(?:button|message-page|art\/)/, priority: 0.8 },
            // The same behind the sign-in: what the shell imports, what nearly every page shares, and the page that most
            // people see first. Chosen by measuring: fewer groups leave 45 files for /seeker/job, more make others heavier.
            // The count grows with the pages, the console's among them: what only those share is no piece of the others.
            { name: 'shell', test: /\/web\/src\/app\/shell\/shell\.tsx$/, priority: 0.5 },
            { name: 'pieces', test: /./, minShareCount: 68, priority: 0.2, includeDependenciesRecursively: false },
            { name: 'jobs', test: /\/web\/src\/routes\/seeker\/job\/index\.tsx$/, priority: 0.1 },
          ],
        },
      },
    },
    // Every browser of the target knows modulepreload.
    modulePreload: {
      polyfill: false,
      // Whoever loads a page from a script has these already; naming them for every page is paid by /login.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js'
          ? needed.filter((file) => !/\/(?:react|app|rolldown-runtime)-[\w-]+\.js$/.test(file))
          : needed,
    },
    // Data URIs would need a wider CSP than 'self'.
    assetsInlineLimit: 0,
    // echarts and pdfjs live in lazy chunks of their own; budgets.ts is the limit that counts.
    chunkSizeWarningLimit: 1500,
  },
  server: {
    proxy: { [calls]: { target: api, ws: true, changeOrigin: false } },
  },
});
